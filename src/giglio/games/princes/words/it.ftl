# I Principi di Firenze in italiano: che cosa accade, si chiede e si rifiuta, come si chiama ogni cosa.

un-object = { $object_slug ->
    [forest] un bosco
    [lake] un lago
    [park] un parco
    [jester] un giullare
    [builder] un costruttore
    [prestige] una carta prestigio
    [recruiting] una carta reclutamento
   *[landscape] un paesaggio
  }
il-object = { $object_slug ->
    [forest] il bosco
    [lake] il lago
    [park] il parco
    [jester] il giullare
    [builder] il costruttore
    [prestige] la carta prestigio
    [recruiting] la carta reclutamento
   *[landscape] il paesaggio
  }
un-building = { $building_slug ->
    [university] un’università
    [workshop] una bottega
    [library] una biblioteca
    [studio] uno studio
    [tower] una torre
    [chapel] una cappella
   *[other] un { $building }
  }
il-piece = { $piece_slug ->
    [university] l’università
    [workshop] la bottega
    [library] la biblioteca
    [studio] lo studio
    [hospital] l’ospedale
    [tower] la torre
    [chapel] la cappella
   *[other] il { $piece }
  }
il-character = { $character_slug ->
    [muse] la Musa
    [princess] la Principessa
   *[other] il { $character }
  }
dal-character = { $character_slug ->
    [muse] dalla Musa
    [princess] dalla Principessa
   *[other] dal { $character }
  }
deck-cards = { $deck_slug ->
    [profession] delle professioni
    [prestige] delle carte prestigio
   *[bonus] delle carte bonus
  }
un-deck = { $deck_slug ->
    [profession] una carta professione
    [prestige] una carta prestigio
   *[bonus] una carta bonus
  }
earns-points = { $points ->
    [0] non guadagna punti
   *[other] guadagna { so-many-points }
  }
so-many-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }

## Che cosa accade

event-starts = { $seat } ha la pedina del primo giocatore.
event-freedom-drawn = Un’altra tessera libertà è disponibile: { $freedom }.
event-is-dealt = { $seat } riceve { $cards }.
event-returns-card = { $seat } tiene tre carte professione e ne restituisce una.
event-returned = { $seat } ha restituito la carta { $profession }.
event-round-begins = Inizia il turno { $round } con { $seat }. Le opere devono valere almeno { $minimum }.
event-names = { $seat } mette all’asta { un-object } e offre { $amount }.
event-declines = { $seat } rinuncia e non partecipa più alle aste di questo turno.
event-cannot-name = { $seat } non può mettere all’asta nulla ed è fuori dalle aste di questo turno.
event-bids = { $seat } offre { $amount }.
event-passes = { $seat } passa.
event-cannot-bid = { $seat } deve passare.
event-sells-points = { $seat } vende { so-many-points } per { $florins } fiorini.
event-acquires = { $seat } paga { $amount } fiorini e ottiene { un-object }.
event-takes-free = Il Mercante procura gratis a { $seat } { un-object }.
event-chooses = { $seat } sceglie { $landscape_slug ->
    [forest] un bosco.
    [lake] un lago.
   *[park] un parco.
  }
event-lays = { $seat } posa { il-piece } su { $spaces }{ $points ->
    [0] .
   *[other] {" "}e { earns-points }.
  }
event-builder-scores = { $seat } { earns-points } per il costruttore numero { $builders }.
event-looks = { $seat } guarda { $count ->
    [one] la prima carta
   *[other] le prime { $count } carte
  } del mazzo { deck-cards }.
event-sees = { $seat } vede { $cards }.
event-keeps = { $seat } tiene { $card }.
event-puts-under = { $seat } mette { $count ->
    [one] una carta
   *[other] { $count } carte
  } sotto il mazzo { deck-cards }.
event-orders = { $seat } ha messo sotto il mazzo { deck-cards }, a partire dall’alto: { $cards }.
event-recruits = { $seat } recluta la carta { $profession } da { $victim }.
event-recruits-later = { $seat } tiene la carta reclutamento per dopo.
event-offers = { $seat } offre { $amount } fiorini per { il-character }.
event-is-displaced = { $seat } riprende il segnalino { dal-character }.
event-passes-characters = { $seat } passa e non offre più per i personaggi.
event-wins-character = { $seat } si aggiudica { il-character } per { $amount } fiorini.
event-banker-pays = Il Banchiere porta a { $seat } { $florins } fiorini.
event-banker-grows = Nessuno ha preso il Banchiere: sulla carta ora ci sono { $florins } fiorini.
event-uses = { $seat } usa { il-character }.
event-merchant-scores = { $seat } usa il Mercante al rango { $rank } e { earns-points }.
event-professor-draws = Il Professore procura a { $seat } { un-deck }.
event-returns-character = { $seat } restituisce { il-character } senza averne fatto uso.
event-begins-work = { $seat } gioca la carta { $profession } per completare un’opera.
event-adds-bonus = { $seat } aggiunge la carta bonus “{ $bonus }”: { $value } in più.
event-completes-work = { $seat } completa l’opera della carta { $profession }. Vale { $value }: { $cards } per le carte{ $building ->
    [0] {""}
   *[other] , { $building } per l’edificio
  }{ $landscape ->
    [0] {""}
   *[other] , { $landscape } per il paesaggio
  }{ $freedom ->
    [0] {""}
   *[other] , { $freedom } per la libertà
  }{ $jesters ->
    [0] {""}
   *[other] , { $jesters } per i giullari
  }{ $bonus ->
    [0] {""}
   *[other] , { $bonus } per le carte bonus
  }{ $muse ->
    [0] {""}
   *[other] , { $muse } per la Musa
  }.
event-princess-works = { $seat } completa un’opera con la Principessa. Vale { $value }{ $muse ->
    [0] {""}
   *[other] , di cui { $muse } per la Musa
  }.
event-is-paid = { $seat } riceve { $florins } fiorini.
event-exchanges = { $points ->
    [0] { $seat } tiene il denaro.
   *[other] { $seat } paga { $florins } fiorini per { so-many-points }.
  }
event-builds = { $seat } costruisce { un-building } { $florins ->
    [0] gratis.
   *[other] per { $florins } fiorini.
  }
event-introduces = { $seat } introduce la libertà di { $freedom } per { $florins } fiorini.
event-pays-for-card = { $seat } paga { $florins } fiorini per { un-deck }.
event-ends-turn = { $seat } ha finito{ $left ->
    [0] .
    [one] {" "}e rinuncia a un’azione.
   *[other] {" "}e rinuncia a { $left } azioni.
  }
event-best-work = { $seat } { earns-points } per l’opera migliore, { $value }.
event-no-best-work = In questo turno nessuno ha completato un’opera.
event-banker-exchanges = { $points ->
    [0] { $seat } non ha nulla da cambiare con il Banchiere.
   *[other] { $seat } cambia con il Banchiere { $florins } fiorini in { so-many-points }.
  }
event-prestige-scores = { $seat } { earns-points } per la carta prestigio “{ $prestige }”.
event-wins = { $seat } vince con { $points } punti.
event-wins-by-money = { $seat } vince con { $points } punti e { $florins } fiorini, più denaro degli altri con gli stessi punti.
event-shares-victory = { $seat } condivide la vittoria con { $points } punti e { $florins } fiorini.

## Che cosa si chiede

and-sells = { $bid_sells ->
    [0] {""}
    [one] {" "}Così si vende 1 punto.
   *[other] {" "}Così si vendono { $bid_sells } punti.
  }
ask-dealing = { $seat }: quale carta professione restituire?
ask-naming = { $seat }: mettere qualcosa all’asta per { $opening } fiorini, o rinunciare?{ and-sells }
ask-bidding = { $seat }: offrire { $next_bid } per { il-object }, o passare?{ and-sells }
ask-last = { $seat }: prendere un ultimo oggetto per { $opening } fiorini, o rinunciare?{ and-sells }
ask-favour = { $seat }: { il-object } gratis con il Mercante, o pagare { $high_bid } e prendere i punti?
ask-choosing = { $seat }: quale paesaggio?
ask-laying = { $seat }: dove posare { il-piece }?
ask-keeping = { $seat }: quale carta tenere?
ask-ordering = { $seat }: quale carta sta più in alto tra quelle che vanno sotto il mazzo { deck-cards }?
ask-recruit-now = { $seat }: reclutare subito, o più tardi?
ask-offering = { $seat }: offrire per un personaggio, o passare?
ask-just-won = { $seat }: usare subito il personaggio, o più tardi?
ask-lapsing = { $seat }: usare ora il personaggio, o restituirlo?
ask-professor-deck = { $seat }: una carta prestigio o una carta bonus?
ask-acting = { $left ->
    [0] { $seat }: non restano azioni. Finito?
    [one] { $seat }: quale azione? Ne resta una.
   *[other] { $seat }: quale azione? Ne restano { $left }.
  }
ask-adding = { $seat }: l’opera della carta { $profession } vale { $value } e ne servono { $minimum }. Aggiungere carte bonus, o completarla?
ask-exchanging = { $seat }: quanti punti prendere in cambio del compenso? Al massimo { $most_points }.

## Che cosa si può fare

action-decline = rinunciare
action-pass = passare
action-done = finire
action-finish = completare l’opera
action-rest = mettere le altre carte sotto il mazzo così come sono
action-later = tenere per dopo
action-free = prendere gratis
action-pay = pagare e prendere i punti del Mercante
action-name = mettere all’asta { un-object }
action-take = prendere { un-object }
action-choose = { $landscape_slug ->
    [forest] scegliere un bosco
    [lake] scegliere un lago
   *[park] scegliere un parco
  }
action-draw = prendere { un-deck }
action-introduce = introdurre la libertà di { $freedom }
action-use = usare { il-character }
action-build = costruire { un-building }
action-exchange = { $points ->
    [0] tenere tutto il denaro
    [one] prendere 1 punto in cambio di denaro
   *[other] prendere { $points } punti in cambio di denaro
  }
action-offer = offrire { $space } × 100 fiorini per { il-character }
action-lay = posare con l’angolo su { $space }, rotazione { $turn }
action-return = restituire la carta { $profession }
action-complete = completare l’opera della carta { $profession }
action-recruit = reclutare la carta { $profession }
action-add = aggiungere “{ $bonus }”
action-keep = tenere “{ $card }”
action-under = mettere più in alto “{ $card }”
action-bid = offrire { $amount } fiorini

## Che cosa si rifiuta

refusal-return-first = Prima restituisci una delle tue carte professione.
refusal-name-or-decline = Metti qualcosa all’asta, o rinuncia.
refusal-bid-or-pass = È in corso un’asta: rilancia, o passa.
refusal-take-or-decline = Resti solo tu: prendi qualcosa, o rinuncia.
refusal-free-or-pay = Prendilo gratis con il Mercante, oppure paga e prendi i punti.
refusal-choose-landscape = Prima scegli quale paesaggio prendere.
refusal-lay-first = Prima posa la tessera nel tuo principato.
refusal-keep-first = Prima tieni una delle carte che stai guardando.
refusal-order-first = Prima metti le altre carte sotto il mazzo.
refusal-recruit-or-later = Recluta subito, o tieni la carta per dopo.
refusal-offer-or-pass = Offri per un personaggio, o passa.
refusal-use-or-later = Usa subito il personaggio, o più tardi.
refusal-use-or-lose = Usa ora il personaggio, o rinuncia e restituiscilo.
refusal-choose-deck = Prima scegli il mazzo per il Professore.
refusal-take-actions = È la fase delle azioni: svolgi un’azione, o finisci.
refusal-finish-work = Un’opera è in corso: aggiungi carte bonus, o completala.
refusal-exchange-now = Prima di’ quanti punti prendi in cambio del compenso.
refusal-too-dear = Servono { $needed } fiorini; puoi pagarne { $have }.
refusal-no-actions-left = Hai svolto tutte le azioni di questo turno.
refusal-below-minimum = In questo turno un’opera deve valere { $needed }; questa arriva a { $value }.
refusal-not-in-hand = Non hai in mano questa carta: { $card }.
refusal-not-seen = Non è tra le carte che stai guardando: { $card }.
refusal-two-left = Restano due carte: di’ quale sta più in alto.
refusal-no-recruiting-card = Non hai carte reclutamento.
refusal-own-card = La carta { $profession } è davanti a te; nessuno recluta tra le proprie carte.
refusal-not-face-up = La carta { $profession } non è scoperta davanti a nessun avversario.
refusal-landscapes-apart = Indica un bosco, un lago o un parco.
refusal-landscapes-as-one = In due bosco, lago e parco sono un oggetto solo: indica il paesaggio.
refusal-stack-closed = Questa pila ({ $object }) è già andata all’asta in questo turno.
refusal-stack-empty = Questa pila ({ $object }) è vuota.
refusal-all-builders = Hai già { $count } costruttori, il massimo consentito.
refusal-fits-nowhere = Nel tuo principato non c’è posto.
refusal-highest-bid = Nessuno offre più di { $most } fiorini, tutto il denaro che c’è.
refusal-wrong-step = La prossima offerta è { $needed }, né più né meno.
refusal-no-such-turn = { $turns ->
    [one] Questa tessera è sempre uguale comunque la si giri: r1.
   *[other] Questa tessera si può girare in { $turns } modi, da r1 a r{ $turns }.
  }
refusal-outside-grid = Con l’angolo su { $space } la tessera uscirebbe dalla griglia.
refusal-overlaps = La tessera coprirebbe ciò che è già posato.
refusal-beside-building = Senza due costruttori nessun edificio può confinare con un altro o con il Palazzo.
refusal-built-already = L’hai già costruito: { $building }.
refusal-none-left = Non ne restano più: { $building }.
refusal-one-freedom = In un turno si introduce una sola libertà.
refusal-freedom-there = Hai già introdotto la libertà di { $freedom }.
refusal-no-freedom-left = Non restano tessere per la libertà di { $freedom }.
refusal-not-from-this-deck = Ora non si prendono carte da questo mazzo, quello { deck-cards }.
refusal-one-profession = In un turno si prende una sola carta professione.
refusal-deck-empty = Questo mazzo, quello { deck-cards }, è esaurito.
refusal-too-many-points = Il compenso di quest’opera vale al massimo { $most ->
    [one] 1 punto.
   *[other] { $most } punti.
  }
refusal-not-on-offer = Ora non si può offrire per { il-character }.
refusal-no-such-space = Per { il-character } ci sono caselle da { $lowest } a { $highest }.
refusal-higher-space = La prossima offerta per { il-character } è { $needed } o più.
refusal-no-character = Non hai { il-character }.
refusal-decks-empty = Per il Professore non restano né carte prestigio né carte bonus.
refusal-not-now = Puoi usare { il-character } nella tua fase delle azioni.

## Da dove vengono i punti

source-works = dal compenso delle opere
source-best-works = opere migliori
source-buildings = edifici
source-landscapes = paesaggi
source-builders = costruttori
source-prestige = carte prestigio
source-merchant = Mercante
source-banker = Banchiere
source-sold = venduti

## Varianti

option-muse_and_princess = Si gioca con i sei personaggi de La Musa e la Principessa; allora non si possono vendere punti.
option-freedoms = Quante tessere libertà hanno insieme due giocatori.
option-open_money = I fiorini di tutti sono scoperti; altrimenti ognuno vede solo i propri.

## Come si chiamano le cose

name-preparing = preparazione
name-auctions = aste
name-characters = asta dei personaggi
name-actions = azioni
name-ending = fine

name-forest = bosco
name-lake = lago
name-park = parco
name-jester = giullare
name-builder = costruttore
name-prestige = carta prestigio
name-recruiting = carta reclutamento
name-landscape = paesaggio
name-profession = carta professione
name-bonus = carta bonus

name-travel = viaggio
name-opinion = opinione
name-religion = religione

name-banker = Banchiere
name-cardinal = Cardinale
name-merchant = Mercante
name-muse = Musa
name-princess = Principessa
name-professor = Professore

name-university = università
name-laboratory = laboratorio
name-workshop = bottega
name-library = biblioteca
name-opera = teatro d’opera
name-studio = studio
name-hospital = ospedale
name-theater = teatro
name-tower = torre
name-chapel = cappella
name-palazzo = Palazzo

name-alchemist = Alchimista
name-architect = Architetto
name-astronomer = Astronomo
name-bell-maker = Fonditore di campane
name-botanist = Botanico
name-cartographer = Cartografo
name-choreographer = Coreografo
name-composer = Compositore
name-dramatist = Drammaturgo
name-goldsmith = Orafo
name-lawyer = Giurista
name-mathematician = Matematico
name-organ-builder = Organaro
name-painter = Pittore
name-pharmacist = Speziale
name-philosopher = Filosofo
name-physician = Medico
name-physicist = Fisico
name-poet = Poeta
name-sculptor = Scultore
name-theologian = Teologo

name-each-building = +1 per edificio
name-each-large-building = +2 per edificio grande
name-medium-buildings-and-forests = +1 per edificio medio e bosco
name-small-buildings-and-landscapes = +1 per edificio piccolo e paesaggio
name-building-sizes = +2 per grandezza di edificio
name-each-landscape = +1 per paesaggio
name-each-forest = +2 per bosco
name-each-lake = +2 per lago
name-each-park = +2 per parco
name-each-freedom = +2 per libertà
name-each-jester = +2 per giullare
name-jesters-and-freedoms = +1 per giullare e libertà
name-each-builder = +2 per costruttore
name-builders-and-lakes = +1 per costruttore e lago
name-each-prestige-card = +2 per carta prestigio
name-prestige-cards-and-freedoms = +1 per carta prestigio e libertà
name-landscape-types = +2 per tipo di paesaggio
name-categories = +1 per categoria
name-hand-cards = +1 per professione in mano
name-table-cards = +1 per professione sul tavolo

name-most-buildings = più edifici di tutti
name-two-large-buildings = due edifici grandi
name-fewest-empty-spaces = meno caselle vuote di tutti
name-all-landscape-types = bosco + lago + parco
name-most-landscapes = più paesaggi di tutti
name-most-forests = più boschi di tutti
name-most-lakes = più laghi di tutti
name-all-freedoms = tutte e tre le libertà
name-four-buildings-two-freedoms-four-works = 4 edifici + 2 libertà + 4 opere
name-most-jesters = più giullari di tutti
name-most-builders = più costruttori di tutti
name-most-parks = più parchi di tutti
name-builder-jester-two-landscapes = costruttore + giullare + 2 paesaggi
name-most-works = più opere di tutti

## Il tabellone

board-round = { $round ->
    [0] I Principi di Firenze · preparazione
   *[other] I Principi di Firenze · turno { $round } di { $rounds } · opere da { $minimum }
  }
board-decks = carte rimaste: { $profession } professioni, { $prestige } prestigio, { $bonus } bonus
board-objects = Oggetti
board-auction = Asta
board-high-bid = { $amount } offerti da
board-next-bid = prossima offerta { $amount }
board-supplied = ha un oggetto
board-out = fuori
board-bids = offre di più
board-passed = passato
board-names = sceglie
board-head-points = PP
board-head-florins = fiorini
board-head-purse = paga fino
board-head-jesters = giull.
board-head-builders = costr.
board-head-freedoms = libertà
board-head-hand = mano
board-head-prestige = prest.
board-head-bonus = bonus
board-head-works = opere
board-head-best = migl.
board-head-empty = vuote
board-brief-points = PP
board-brief-florins = fi.
board-brief-purse = max
board-brief-jesters = G
board-brief-builders = C
board-brief-freedoms = L
board-brief-hand = ma.
board-brief-prestige = pr.
board-brief-bonus = bo.
board-brief-works = op.
board-brief-best = mi.
board-brief-empty = vu.
board-fame-track = Tracciato della fama
board-on-tables = Opere sul tavolo:
board-in-hands = Reclutate, in mano:
board-buildable = Si può costruire per { $price }:
board-freedoms-left = Libertà rimaste:
board-to-lay = Da posare:
board-corner = “lay c4 r1” posa l’angolo in alto a sinistra su c4, ruotato come r1
board-to-recruit = Si possono reclutare:
board-no-professions = nessuna carta professione in mano
board-no-extras = nessuna carta bonus o prestigio
board-profession = mano
board-building = edificio
board-landscape = paesaggio
board-freedom = libertà
board-value = opera ora
board-bonus-now = +{ $value }
board-prestige-now = { $points } di { $most } ({ $shared }) PP
board-prestige-now-alone = { $points } di { $most } PP
board-looking = Stai guardando:
board-under = Sotto il mazzo, a partire dall’alto: { $cards }
board-known-profession = Nel mazzo delle professioni conosci:
board-known-prestige = Nel mazzo delle carte prestigio conosci:
board-known-bonus = Nel mazzo delle carte bonus conosci:
board-characters = Personaggi
board-face-down = usato in quest’asta
board-pot = { $florins } fi.

board-sign-palazzo = ▒▒
board-sign-forest = Bo
board-sign-lake = La
board-sign-park = Pa
board-sign-university = Un
board-sign-laboratory = Lb
board-sign-workshop = Bt
board-sign-library = Bi
board-sign-opera = Op
board-sign-studio = St
board-sign-hospital = Os
board-sign-theater = Te
board-sign-tower = To
board-sign-chapel = Ca
board-sign-travel = V
board-sign-opinion = O
board-sign-religion = R
board-short-travel = viaggio
board-short-opinion = opinione
board-short-religion = religione
