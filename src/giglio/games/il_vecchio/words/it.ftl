# Il Vecchio in italiano: che cosa accade, che cosa si chiede e si rifiuta, e come si chiamano le cose.

## Che cosa accade

# Il luogo di un tracciato, con la sua preposizione.
on-the-track = { $track_slug ->
    [venice] a Venezia
    [milan] a Milano
    [church] nello Stato della Chiesa
    [council] nel Consiglio
   *[nobility] nella Nobiltà
  }

# Una quantità di qualcosa, da $token e $count.
token-count = { $token_slug ->
    [florins] { $count ->
        [one] 1 fiorino
       *[other] { $count } fiorini
      }
    [assassin] { $count ->
        [one] 1 assassino
       *[other] { $count } assassini
      }
    [knight] { $count ->
        [one] 1 cavaliere
       *[other] { $count } cavalieri
      }
    [abbot] { $count ->
        [one] 1 abate
       *[other] { $count } abati
      }
    [scroll] { $count ->
        [one] 1 pergamena
       *[other] { $count } pergamene
      }
    [carriage] { $count ->
        [one] 1 carrozza
       *[other] { $count } carrozze
      }
   *[bishop] { $count ->
        [one] 1 vescovo
       *[other] { $count } vescovi
      }
  }

event-middleman-placed = L’intermediario { $colour } comincia a { $town }.
event-starts = Comincia { $seat }.
event-receives = { $seat } riceve { $florins ->
    [one] 1 fiorino.
   *[other] { $florins } fiorini.
  }
event-sees = { $seat } guarda { $tiles_count ->
    [one] una tessera: { $tiles }.
   *[other] { $tiles_count } tessere: { $tiles }.
  }
event-begins-with = { $seat } comincia con la tessera Consiglio «{ $tile }».
event-rolls = { $seat } ottiene { $sum } con i dadi.
event-chooses-area = { $seat } sceglie l’area { $area }.
event-places = { $seat } mette un familiare a { $town }.
event-round-begins = Comincia il round { $round }.
event-double-turns = Cominciano i doppi turni.
event-chooses-member = { $seat } agisce con il familiare a { $town }.
event-walks = Il familiare di { $seat } viaggia da { $from_town } a { $town } per { $cost ->
    [one] 1 fiorino.
   *[other] { $cost } fiorini.
  }
event-rides = Il familiare di { $seat } va in carrozza da { $from_town } a { $town }.
event-lies-down = Il familiare di { $seat } a { $town } si stende.
event-pays-bishop = { $seat } spende un vescovo a { $town }.
event-middleman-moves = L’intermediario { $colour } prosegue per { $town }.
event-takes = { $seat } prende { token-count } a { $town }.
event-buys-scroll = { $seat } compra un’altra pergamena per { $cost ->
    [one] 1 fiorino.
   *[other] { $cost } fiorini.
  }
event-council-brings = La tessera Consiglio «{ $tile }» porta a { $seat } { token-count }.
event-pays-followers = { $seat } paga per { $region_slug ->
    [church] lo { $region }
   *[other] { $region }
  }: { paid-assassins }{ paid-and }{ paid-knights }{ paid-with }{ paid-abbots }.
paid-assassins = { $assassins ->
    [0] {""}
    [one] 1 assassino
   *[other] { $assassins } assassini
  }
paid-and = { $assassins ->
    [0] {""}
   *[other] { $knights ->
        [0] { $abbots ->
            [0] {""}
           *[other] {" e "}
          }
       *[other] { $abbots ->
            [0] {" e "}
           *[other] {", "}
          }
      }
  }
paid-knights = { $knights ->
    [0] {""}
    [one] 1 cavaliere
   *[other] { $knights } cavalieri
  }
paid-with = { $knights ->
    [0] {""}
   *[other] { $abbots ->
        [0] {""}
       *[other] {" e "}
      }
  }
paid-abbots = { $abbots ->
    [0] {""}
    [one] 1 abate
   *[other] { $abbots } abati
  }
event-pays-florins = { $seat } paga per la provincia { $cost ->
    [one] 1 fiorino.
   *[other] { $cost } fiorini.
  }
event-takes-office = { $seat } paga per una carica { on-the-track } { $scrolls ->
    [0] nessuna pergamena
    [one] 1 pergamena
   *[other] { $scrolls } pergamene
  }{ $florins ->
    [0] .
    [one] {" e 1 fiorino."}
   *[other] {" e "}{ $florins } fiorini.
  }
event-enters-track = Un familiare di { $seat } arriva { on-the-track }, casella { $space } ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
  }).
event-joins-full-track = Un familiare di { $seat } si aggiunge { on-the-track }, dove il tracciato è pieno ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
  }).
event-claims-tile = { $seat } sceglie la tessera provincia «{ $tile }».
event-keeps-tile = { $seat } tiene la tessera «{ $tile }».
event-puts-back = { $seat } tiene coperta una tessera { $track } e mette le altre sotto la pila.
event-turns-up = { $seat } scopre la tessera Consiglio «{ $tile }».
event-reinforces = { $seat } chiama rinforzi.
event-recovers = { $seat } recupera: { $count ->
    [0] nessuno era steso
    [one] 1 familiare si rialza
   *[other] { $count } familiari si rialzano
  }, { $florins ->
    [0] nessun fiorino.
    [one] 1 fiorino.
   *[other] { $florins } fiorini.
  }
event-takes-crest = { $seat } prende uno stemma; { $left ->
    [0] non ne restano.
    [one] ne resta 1.
   *[other] ne restano { $left }.
  }
event-token-moves = Il segnalino del costo aggiuntivo passa alla pila della Nobiltà.
event-last-crest = Era l’ultimo stemma: si finisce il round, poi vengono i doppi turni.
event-event = Evento: { $event_slug ->
    [levy] tributo. Tutti devono dare qualcosa.
    [middlemen] gli intermediari proseguono.
   *[member] un familiare di ciascuno si stende, o uno steso torna nella riserva.
  }
event-gives = { $seat } dà { token-count }.
event-has-nothing = { $seat } non ha niente da dare.
event-has-nobody = { $seat } non ha familiari nelle città: non gli succede nulla.
event-lays-member = { $seat } stende un familiare a { $town }.
event-returns-member = { $seat } riprende nella riserva il familiare steso a { $town }.
event-uses-tile = { $seat } usa la tessera provincia «{ $tile }».
event-reuses-tile = { $seat } usa di nuovo la tessera provincia «{ $tile }».
event-pays-tile = { $seat } paga { token-count }.
event-gains = { $seat } riceve { token-count }.
event-passes = { $seat } rinuncia al doppio turno.
event-shows-nobility = { $seat } ottiene { $points ->
    [0] 0 punti
    [one] 1 punto
   *[other] { $points } punti
  } { $tiles_count ->
    [0] per le tessere Nobiltà: non ne ha.
    [one] con la tessera Nobiltà «{ $tiles }».
   *[other] con { $tiles_count } tessere Nobiltà: { $tiles }.
  }
event-final-score = { $seat } ha { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
  }
event-wins = { $seat } vince con { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
  }
event-shares-victory = { $seat } condivide la vittoria con { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
  }

## Che cosa si chiede

ask-choosing = { $seat }: con quale tessera Consiglio cominci?
ask-area = { $seat }: a quale area metti due familiari?
ask-placing = { $seat }: in quale città { $area ->
    [0] (a scelta)
   *[other] dell’area { $area }
  } va un familiare? { $to_place ->
    [one] {""}
   *[other] Ne vanno messi { $to_place }.
  }
ask-acting = { $seat }: agire con un familiare, rinforzo{ $final ->
    [true] , recupero o rinunciare al doppio turno?
   *[false] {" o recupero?"}
  }
ask-travelling = { $seat }: il familiare a { $town } resta o prima viaggia?
ask-help = { $seat }, { $town }: il familiare si stende o si spende un vescovo?
ask-goods = { $seat }: che cosa prendi a { $town }?
ask-buying = { $seat }: comprare un’altra pergamena?
ask-followers = { $seat }: quali seguaci paghi per { $track_slug ->
    [church] lo { $track }
   *[other] { $track }
  }?
ask-paying = { $seat }: come si paga la provincia? Costa { $cost ->
    [one] 1 fiorino.
   *[other] { $cost } fiorini.
  }
ask-office = { $seat }: Consiglio o Nobiltà?
ask-levy = { $seat }: che cosa dai per il tributo – { $levy } fiorini o uno di qualcos’altro?
ask-member = { $seat }: quale familiare si stende, o torna nella riserva?
ask-province = { $seat }: quale tessera provincia scegli { on-the-track }?
ask-tiles = { $seat }: quale tessera tieni?
ask-price = { $seat }: che cosa paghi per «{ $tile }»?
ask-gain = { $seat }: che cosa prendi?
ask-rolling = { $seat }: lanciare i dadi per un altro familiare?
ask-after = { $seat }: usare tessere provincia o finire il turno?

## Che cosa si può fare

action-done = basta così
action-pass = rinunciare al doppio turno
action-reinforce = rinforzo: entra un familiare
action-recover = recupero: tutti i familiari si rialzano
action-stay = agire qui, senza viaggiare
action-lie = il familiare si stende
action-bishop = spendere un vescovo; il familiare resta in piedi
action-buy = comprare un’altra pergamena
action-coins = pagare i fiorini
action-free = usare la tessera che evita i fiorini
action-council = entrare nel Consiglio
action-nobility = entrare nella Nobiltà
action-roll = lanciare i dadi per un altro familiare
action-take = prendere: { $token }
action-give = dare: { $token }
action-area = area { $number }
action-pay = pagare: assassini { $assassins }, cavalieri { $knights }, abati { $abbots }
action-member = agire con il familiare a { $town }
action-walk = a piedi a { $town }
action-ride = in carrozza a { $town }
action-place = mettere un familiare a { $town }
action-lay = stendere un familiare a { $town }
action-return = riprendere il familiare steso a { $town }
action-use = usare «{ $tile }»
action-reuse = usare di nuovo «{ $tile }»
action-claim = scegliere «{ $tile }»
action-keep = tenere «{ $tile }»

## Che cosa si rifiuta

refusal-choose-tile = Scegli la tessera Consiglio con cui cominci.
refusal-choose-area = Scegli un’area per i tuoi familiari.
refusal-place-now = Si sta mettendo un familiare: di’ in quale città.
refusal-act-now = Scegli un familiare, rinforzo, recupero o una tessera provincia.
refusal-travel-now = Di’ dove agisce il familiare scelto: «stay», «walk …» o «ride …».
refusal-help-now = Stendi il familiare o spendi un vescovo.
refusal-take-now = Di’ che cosa prendi in questa città.
refusal-buy-or-not = Compra un’altra pergamena o prosegui con «done».
refusal-pay-followers-now = Adesso si pagano i seguaci.
refusal-pay-florins-now = Adesso si pagano i fiorini della provincia.
refusal-office-now = Scegli il Consiglio o la Nobiltà.
refusal-levy-now = Prima si deve pagare il tributo.
refusal-member-now = Prima un familiare deve stendersi o tornare nella riserva.
refusal-claim-now = Scegli una tessera provincia di questa regione.
refusal-keep-now = Scegli una delle tessere che hai davanti.
refusal-price-now = Paga ciò che chiede la tessera.
refusal-gain-now = Di’ che cosa prendi.
refusal-roll-or-not = Lancia i dadi per un altro familiare o prosegui con «done».
refusal-after-now = La tua azione è fatta: usa tessere provincia o finisci il turno con «done».
refusal-pass-only-double = Si può rinunciare soltanto a un doppio turno.
refusal-pass-too-late = A un doppio turno si rinuncia per intero e prima di ogni altra cosa.
refusal-no-supply = Non hai familiari nella riserva.
refusal-member-stuck = Il tuo familiare a { $town } non può raggiungere nulla di fattibile.
refusal-member-lies = Il tuo familiare a { $town } è steso.
refusal-no-member = Non hai familiari a { $town }.
refusal-tile-used = La tessera provincia «{ $tile }» è già stata usata.
refusal-not-your-tile = Non hai la tessera provincia «{ $tile }».
refusal-no-reuse = Non hai una tessera per usarne di nuovo un’altra.
refusal-tile-not-used = «{ $tile }» non è una tua tessera usata.
refusal-tile-when-paying = La tessera «{ $tile }» serve mentre si paga una provincia.
refusal-name-used-tile = Di’ quale tessera si usa di nuovo: «reuse …».
refusal-nobody-in-towns = Non hai familiari nelle città.
refusal-tile-too-dear = Non puoi pagare ciò che chiede la tessera «{ $tile }».
refusal-already-there = Il familiare è già a { $town }: «stay».
refusal-no-carriage = Non hai carrozze.
refusal-too-far = Il viaggio a { $town } costa { $cost ->
    [one] 1 fiorino
   *[other] { $cost } fiorini
  }; tu ne hai { $florins }.
refusal-no-help = A { $town } non c’è un intermediario, e non hai vescovi.
refusal-followers-missing = Ti mancano i seguaci per { $region_slug ->
    [church] lo { $region }.
   *[other] { $region }.
  }
refusal-followers-unfit = { $region_slug ->
    [church] Lo { $region }
   *[other] { $region }
  } chiede altri seguaci.
refusal-wrong-number = { $region_slug ->
    [church] Lo { $region }
   *[other] { $region }
  } chiede { $needed ->
    [one] 1 seguace.
   *[other] { $needed } seguaci.
  }
refusal-province-too-dear = La prossima casella costa { $cost ->
    [one] 1 fiorino
   *[other] { $cost } fiorini
  }; te ne resterebbero { $florins }.
refusal-track-full = Tutte le caselle di questo tracciato ({ $track }) sono occupate.
refusal-scrolls-missing = { $needed ->
    [one] Serve 1 pergamena
   *[other] Servono { $needed } pergamene
  }; tu ne hai { $scrolls }.
refusal-office-too-dear = Il segnalino su questa pila chiede { $cost ->
    [one] 1 fiorino
   *[other] { $cost } fiorini
  }; te ne resterebbero { $florins }.
refusal-no-free-tile = Non hai una tessera che eviti i fiorini.
refusal-levy-florins = In fiorini il tributo è { $needed }; tu ne hai { $florins }.
refusal-nothing-to-give = Di questo non hai niente da dare: { $token }.
refusal-nobody-stands = A { $town } non c’è un tuo familiare in piedi.
refusal-nobody-lies = A { $town } non c’è un tuo familiare steso.
refusal-no-area = Non c’è un’area con il numero { $number }.
refusal-not-beside = { $town } non tocca l’area { $area }.
refusal-must-place = Questo familiare deve andare in una città.
refusal-no-bishop = Non hai vescovi.
refusal-no-middleman = L’intermediario { $colour } è altrove.
refusal-not-given-here = { $town } non dà questo: { $token }.
refusal-other-region = La tessera «{ $tile }» è di un’altra regione.
refusal-tile-taken = Qualcuno ha già la tessera «{ $tile }».
refusal-not-seen = La tessera «{ $tile }» non è davanti a te.
refusal-tile-asks-other = La tessera chiede altro.
refusal-not-offered = Questo non si può prendere: { $token }.

## Da dove vengono i punti

source-nobility-tiles = tessere Nobiltà
source-regions = regioni
source-council = Consiglio
source-nobility = Nobiltà
source-presence = ovunque
source-majorities = maggioranze
source-crests = stemmi
source-passing = rinuncia

## Sul tabellone

board-round = Il Vecchio · round { $round }
board-setting-up = Il Vecchio · preparazione
board-double-turns = Il Vecchio · doppi turni
board-crests-left = { $left ->
    [one] resta 1 stemma su { $crests }
   *[other] restano { $left } stemmi su { $crests }
  }
board-legend = [ma]: c’è l’intermediario · AB(C): A e B in piedi, C steso · ‹8›: area
board-colours = città e intermediari
board-events = Eventi non ancora visti: { $events }
board-token = Costo aggiuntivo: { $track }
board-on-foot = A piedi da { $town }:
board-tracks = tracciati
board-beyond = oltre
board-majority = maggioranza
board-tracks-hint = 4→3{ $crest }: costa 4 fiorini, vale 3 punti, con uno stemma · A 3: c’è A
board-region = { $region } (da { $gate }, per { $followers })
board-kinds = { $counts } seguaci di tipo diverso
board-stack = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
  }
board-known = messe sotto: { $tiles }
board-vp = PV
board-supply = riserva
board-in_towns = in città
board-short-florins = fi.
board-short-assassin = ass.
board-short-knight = cav.
board-short-abbot = aba.
board-short-scroll = per.
board-short-carriage = car.
board-short-bishop = ves.
board-short-supply = riserva
board-short-in_towns = città
board-council-tiles = Consiglio:
board-new-council-tile = Consiglio, coperta:
board-hidden-council = Consiglio: 1 coperta
board-province-tiles = province:
board-used-tiles = usate:
board-nobility-tiles = Nobiltà:
board-hidden-nobility = Nobiltà: { $count } { $count ->
    [one] coperta
   *[other] coperte
  }
board-before-you = Da scegliere:
board-if-over = se finisse ora
board-short-nobility-tiles = tess.
board-short-regions = reg.
board-short-council = Cons.
board-short-nobility = Nob.
board-short-presence = tutti
board-short-majorities = magg.
board-short-crests = stem.
board-short-passing = rin.

board-amount-florins = { $n } fi.
board-amount-followers = { $n ->
    [one] 1 seguace
   *[other] { $n } seguaci
  }
board-amount-assassin = { $n ->
    [one] 1 assassino
   *[other] { $n } assassini
  }
board-amount-knight = { $n ->
    [one] 1 cavaliere
   *[other] { $n } cavalieri
  }
board-amount-abbot = { $n ->
    [one] 1 abate
   *[other] { $n } abati
  }
board-amount-scroll = { $n ->
    [one] 1 pergamena
   *[other] { $n } pergamene
  }
board-amount-carriage = { $n ->
    [one] 1 carrozza
   *[other] { $n } carrozze
  }
board-amount-bishop = { $n ->
    [one] 1 vescovo
   *[other] { $n } vescovi
  }
board-use-any-followers = pagare con seguaci qualsiasi
board-use-no-florins = provincia senza fiorini
board-use-again = una tessera usata di nuovo
board-use-roll = familiare con i dadi
board-use-place = familiare in una città qualsiasi
board-use-members = 1 fi. per familiare in città
board-for-price = { $what } per { $price }
board-points = { $n } PV
board-at-most = { $what } (al massimo { $n })
board-counts-supply-pairs = { $points } ogni 2 familiari nella riserva
board-counts-three-colours = { $points } per familiari in città bianca, grigia e nera
board-counts-town-pairs = { $points } ogni 2 familiari in città
board-counts-region-sets = { $points } ogni 3 familiari in tre regioni
board-counts-region-pairs = { $points } ogni 2 familiari nelle regioni
board-counts-neighbours = { $points } ogni 2 vicini su un tracciato
board-counts-nobles = { $points } per familiare nella Nobiltà
board-counts-one-of-each = { $points } per seguace, fiorino, pergamena, carrozza e vescovo
board-counts-councillors = { $points } per familiare nel Consiglio
board-counts-unused-provinces = { $points } per tessera provincia non usata
board-counts-carriages-with-bishops = { $points } per carrozza con vescovo
board-counts-crests = { $points } per gli stemmi

board-tag-brown = ma
board-tag-black = ne
board-tag-gray = gr
board-tag-white = bi
board-tag-purple = vi
board-tag-green = ve
board-tag-red = ro
board-tag-florence = FI

## Opzioni

option-free_reinforcement = Il rinforzo non richiede dadi: il familiare arriva in una città qualsiasi.
option-quiet_crests = Gli stemmi si prendono, ma i loro eventi non hanno luogo.
option-less_luck = La variante con meno fortuna: rinforzo senza dadi e stemmi senza eventi.

## Come si chiamano le cose

name-brown = marrone
name-black = nero
name-gray = grigio
name-white = bianco
name-purple = viola
name-green = verde
name-red = rosso

name-florins = fiorini
name-assassin = assassino
name-knight = cavaliere
name-abbot = abate
name-scroll = pergamena
name-carriage = carrozza
name-bishop = vescovo

name-venice = Venezia
name-milan = Milano
name-church = Stato della Chiesa
name-council = Consiglio
name-nobility = Nobiltà

name-levy = tributo
name-middlemen = intermediari
name-member = familiare

name-milan-recruits = seguaci per una pergamena
name-milan-florins = fiorini
name-milan-any-followers = seguaci qualsiasi
name-milan-scrolls = pergamene per un seguace
name-milan-follower = un seguace
name-milan-clergy = vescovo e carrozza
name-venice-scroll = una pergamena
name-venice-knight = un cavaliere
name-venice-assassin = un assassino
name-venice-abbot = un abate
name-venice-members = fiorini per i familiari
name-venice-roll = un familiare con i dadi
name-church-again = una tessera di nuovo
name-church-exchange = scambio
name-church-no-florins = provincia senza fiorini
name-church-purchase = seguace e pergamena per fiorini
name-church-gift = seguace, pergamena o fiorini
name-church-place = un familiare ovunque

name-council-scroll = pergamene
name-council-carriage = carrozze
name-council-florins = fiorini
name-council-bishop = vescovi
name-council-follower = seguaci
name-council-recovery = recupero
name-council-abbot = abati
name-council-reinforcement = rinforzo
name-council-knight = cavalieri
name-council-province = province
name-council-assassin = assassini
name-council-florence = cariche a Firenze

name-nobility-supply = riserva
name-nobility-colours = tre colori
name-nobility-towns = città
name-nobility-sets = tutte e tre le regioni
name-nobility-regions = regioni
name-nobility-neighbours = vicini
name-nobility-nobles = nobili
name-nobility-purse = un po’ di tutto
name-nobility-councillors = consiglieri
name-nobility-unused = province non usate
name-nobility-coaches = carrozze con vescovi
name-nobility-crests = stemmi

name-florence = Firenze
name-carmignano = Carmignano
name-ponte-a-sieve = Ponte a Sieve
name-poggibonsi = Poggibonsi
name-vernio = Vernio
name-vicchio = Vicchio
name-sovicille = Sovicille
name-pescia = Pescia
name-pistoia = Pistoia
name-vinci = Vinci
name-prato = Prato
name-barberino = Barberino
name-sesto = Sesto
name-borgo-san-lorenzo = Borgo San Lorenzo
name-fiesole = Fiesole
name-dicomano = Dicomano
name-stia = Stia
name-poppi = Poppi
name-vallombrosa = Vallombrosa
name-figline = Figline
name-montevarchi = Montevarchi
name-greve = Greve
name-radda = Radda
name-siena = Siena
name-colle = Colle
name-mensano = Mensano
name-volterra = Volterra
name-san-gimignano = San Gimignano
name-certaldo = Certaldo
name-castel-fiorentino = Castel Fiorentino
name-san-miniato = San Miniato
name-empoli = Empoli
