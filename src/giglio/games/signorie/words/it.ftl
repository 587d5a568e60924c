# Signorie in italiano: che cosa accade, che cosa si chiede e si rifiuta, e come si chiamano le cose.

## Che cosa accade

event-gets-board = { $seat } gioca con la plancia { $board_slug ->
    [yellow] gialla
    [red] rossa
   *[other] { $board }
  }.
event-starts = { $seat } è al { $place }º posto dell’ordine di turno e riceve { $florins ->
    [one] 1 fiorino in più.
   *[other] { $florins } fiorini in più.
  }
event-reward-laid = Ricompensa del round { $round }: { $reward }.
event-city-closed = { $city } non si usa in questa partita.
event-round-begins = Comincia il round { $round }.
event-tile-laid = { $city } offre { $house } { $points } ({ $slot }).
event-dice-rolled = Dadi in { $colour }: { $dice }.
event-assignment-laid = Incarico per { $colour }, { $sex }: { $assignment }.
event-passes = { $seat } passa.
event-takes-die = { $seat } prende un dado, { $colour } { $die }, { $cost ->
    [0] senza pagare.
    [one] per 1 fiorino.
   *[other] per { $cost } fiorini.
  }
event-performs = { $seat } esegue l’azione Signoria: { $signoria }.
event-assigns = { $seat } spende { $sex_slug ->
    [male] { $count ->
        [one] un figlio
       *[other] { $count } figli
      }
   *[female] { $count ->
        [one] una figlia
       *[other] { $count } figlie
      }
  } per un incarico: { $assignment }.
event-hires = { $seat } assume un aiutante, { $helper }, { $fee ->
    [0] senza pagare.
    [one] per 1 fiorino.
   *[other] per { $fee } fiorini.
  }
event-uses-helper = { $seat } usa un aiutante: { $helper }.
event-gets-florins = { $seat } riceve { $florins ->
    [one] 1 fiorino.
   *[other] { $florins } fiorini.
  }
event-helper-scores = { $seat } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } con un aiutante.
event-takes-from-stock = { $seat } { $count ->
    [0] non prende nessuno dalla riserva generale: { $sex_slug ->
        [male] non ci sono più figli.
       *[female] non ci sono più figlie.
      }
   *[other] prende dalla riserva generale { $sex_slug ->
        [male] { $count ->
            [one] un figlio.
           *[other] { $count } figli.
          }
       *[female] { $count ->
            [one] una figlia.
           *[other] { $count } figlie.
          }
      }
  }
event-raises-threshold = La soglia di { $seat } è ora { $threshold }.
event-enters = Un figlio di { $seat } entra nella carriera { $career }.
event-advances = Un figlio di { $seat } raggiunge la casella { $slot } della carriera { $career }.
event-slot-florins = La casella { $slot } porta a { $seat } { $florins ->
    [one] 1 fiorino.
   *[other] { $florins } fiorini.
  }
event-rises = Il disco di { $seat } sale alla casella { $slot } del tracciato iniziativa.
event-sends = { $seat } manda un uomo dalla casella { $slot } della carriera { $career } a { $city } (posto { $place }) e ottiene { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
  }
event-takes-tile = { $seat } prende { $house } { $points } da { $city } (riga: { $row }).
event-leaves-tile = { $house } { $points } resta a { $city }: la riga di { $seat } ({ $row }) non la richiede.
event-marries = { $seat } dà in sposa una figlia a { $city } (posto { $place }), paga una dote di { $dowry ->
    [one] 1 fiorino
   *[other] { $dowry } fiorini
  } e ottiene { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
  }
event-offspring = { $seat } lancia { $dice } per la prole: { $sons ->
    [0] nessun figlio
    [one] 1 figlio
   *[other] { $sons } figli
  }, { $daughters ->
    [0] nessuna figlia.
    [one] 1 figlia.
   *[other] { $daughters } figlie.
  }
event-lays-face-down = { $seat } mette una tessera coperta accanto alla riga: { $row }.
event-initiative-scores = { $seat } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } per l’iniziativa (casella { $slot }).
event-takes-place = { $seat } è al { $place }º posto del nuovo ordine di turno.
event-earns-reward = { $seat } ottiene la ricompensa: somma dei dadi { $sum }, soglia { $threshold }.
event-misses-reward = { $seat } manca la ricompensa: somma dei dadi { $sum }, soglia { $threshold }.
event-takes-bonus = { $seat } prende il bonus: { $reward }.
event-prefers-florins = { $seat } prende { $florins ->
    [one] 1 fiorino
   *[other] { $florins } fiorini
  } invece del bonus.
event-weds = Un figlio di { $seat } si sposa: { $points ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $points } punti
  }, { $florins ->
    [0] nessun fiorino.
    [one] 1 fiorino.
   *[other] { $florins } fiorini.
  }
event-weds-not = { $seat } non celebra nozze.
event-reward-scores = { $seat } ottiene { $points ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $points } punti
  } per la ricompensa: { $reward } (quantità: { $count }).
event-pays-for-points = { $seat } paga { $florins ->
    [one] 1 fiorino
   *[other] { $florins } fiorini
  } per { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
  }
event-pays-not = { $seat } non paga per avere punti.
event-careers-score = { $seat } ottiene { $points ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $points } punti
  } per { $count ->
    [one] un uomo nelle carriere.
   *[other] { $count } uomini nelle carriere.
  }
event-row-scores = La riga di { $seat } ({ $row }) ha { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
  } e vale { $points ->
    [0] niente.
    [one] 1 punto.
   *[other] { $points } punti.
  }
event-game-ends = La partita è finita.

## Che cosa si chiede

ask-board = { $seat } sceglie una plancia.
ask-taking = { $seat }: prendere un dado o passare?
ask-acting = { $seat }: quale azione – Signoria ({ $signoria }), un incarico o un aiutante?
ask-tracks = { $seat }: dove va il prossimo punto di avanzamento? { $left ->
    [one] Ne resta 1.
   *[other] Ne restano { $left }.
  }
ask-mission = { $seat }: chi va in missione, e dove?
ask-marriage = { $seat }: dove si sposa una figlia, e con quale dote?
ask-alliance = { $seat }: accanto a quale riga va la tessera coperta?
ask-hiring = { $seat }: quale aiutante si assume?
ask-helpers = { $seat }: agisce un aiutante della colonna?
ask-reward = { $seat }: il bonus ({ $reward }) o fiorini?
ask-wedding = { $seat }: si sposa un figlio?
ask-payment = { $seat }: pagare fiorini per avere punti?

## Che cosa si può fare

action-pass = passare
action-done = basta così
action-signoria = eseguire l’azione Signoria
action-rise = un passo di iniziativa
action-bonus = prendere il bonus
action-florins = prendere fiorini invece
action-wed = celebrare le nozze
action-pay = pagare per avere punti
action-decline = rinunciare
action-take = prendere il dado { $colour } { $die }
action-assign = incarico: spendere { $sex_slug ->
    [male] { $meeples ->
        [one] un figlio
       *[other] { $meeples } figli
      }
   *[female] { $meeples ->
        [one] una figlia
       *[other] { $meeples } figlie
      }
  }
action-lay = metterla accanto alla riga: { $row }
action-board = prendere la plancia { $board_slug ->
    [yellow] gialla
    [red] rossa
   *[other] { $board }
  }
action-enter = entrare nella carriera { $career }
action-advance = avanzare nella carriera { $career } dalla casella { $slot }
action-send = mandare dalla casella { $slot } della carriera { $career } a { $city }
action-marry = far sposare una figlia a { $city } con una dote di { $dowry }
action-hire = assumere { $helper }
action-use = usare { $helper }

## Che cosa si rifiuta

refusal-choose-board = Ora si sceglie una plancia.
refusal-take-or-pass = Prendi un dado o passa.
refusal-act-now = Il dado è sulla tua plancia: esegui la sua azione Signoria, un incarico o assumi un aiutante.
refusal-use-points = Si stanno usando punti di avanzamento.
refusal-send-now = Si sta svolgendo una missione diplomatica.
refusal-marry-now = Si sta combinando un matrimonio.
refusal-lay-now = Si sta mettendo una tessera coperta.
refusal-hire-now = Si sta assumendo un aiutante.
refusal-helpers-now = Ora possono agire gli aiutanti della colonna.
refusal-reward-now = Scegli il bonus, o fiorini invece.
refusal-wedding-now = Celebra le nozze, o rinuncia.
refusal-payment-now = Paga fiorini per avere punti, o rinuncia.
refusal-slot-full = La tua casella azione { $colour } ha già un dado.
refusal-no-such-die = Sul tabellone non c’è un dado { $colour } { $die }.
refusal-nothing-to-do = Nessuna azione { $colour } si può eseguire per intero.
refusal-too-dear = Servono almeno { $needed } fiorini; ne hai { $florins }.
refusal-wrong-number = Questo incarico richiede da { $least } a { $most } familiari.
refusal-too-few-meeples = Servono { $meeples } familiari; disponibili ne hai { $have }.
refusal-not-possible = Questa azione non si può eseguire per intero.
refusal-wrong-column = Con questo dado assumi nella colonna { $colour }.
refusal-helper-there = Questa casella ({ $helper }) ha già un aiutante.
refusal-no-helpers-left = Non ci sono più aiutanti.
refusal-helper-too-dear = Questo aiutante ({ $helper }) costa { $fee } fiorini; ne hai { $florins }.
refusal-not-hired = Non hai assunto questo aiutante ({ $helper }).
refusal-other-column = Ora agiscono solo gli aiutanti della colonna { $colour }.
refusal-out-of-order = Gli aiutanti agiscono una volta e nell’ordine stampato.
refusal-idle-helper = Questo aiutante ({ $helper }) ora non può fare nulla.
refusal-one-at-least = Devi usarne almeno uno prima di fermarti.
refusal-board-taken = La plancia { $board_slug ->
    [yellow] gialla
    [red] rossa
   *[other] { $board }
  } è già stata scelta.
refusal-careers-only = Questi punti valgono solo per le carriere.
refusal-initiative-only = Questi passi valgono solo per il tracciato iniziativa.
refusal-initiative-top = Il tuo disco è sulla casella più alta.
refusal-no-male = Non hai figli maschi disponibili.
refusal-career-top = Nessuno va oltre la casella più alta di una carriera.
refusal-nobody-there = Non hai nessuno sulla casella { $slot } della carriera { $career }.
refusal-city-closed = { $city } non si usa in questa partita.
refusal-city-full = A { $city } tutti i posti sono occupati.
refusal-rank-too-low = { $city } richiede il rango { $needed }; questa casella ha il rango { $rank }.
refusal-dowry-too-low = La dote lì è di almeno { $needed } fiorini.
refusal-dowry-too-high = Hai { $florins } fiorini e non puoi pagare una dote di { $dowry }.

## Da dove vengono i punti

source-missions = missioni diplomatiche
source-marriages = matrimoni
source-initiative = iniziativa
source-helpers = aiutanti
source-weddings = nozze
source-rewards = ricompense
source-payments = pagati
source-careers = uomini nelle carriere
source-alliances = righe di alleanze

## Sul tabellone

board-round = Signorie · round { $round } di { $rounds }
board-supplies = restano { $tiles } tessere alleanza e { $helpers } aiutanti
board-no-rewards = La partita si sta preparando.
board-rewards = Ricompense
board-reward-points = { $each } PV × { $what }
board-with-bonus = { $florins } fi. invece del bonus · nozze: nell’ordine { $points } PV{ $also ->
    [0] {""}
   *[other] , in questo round con { $also } fi.
  }
board-with-points = con la ricompensa si possono pagare { $price } fi. per { $points } PV
board-dice = dadi
board-placed = presi
board-signoria = Signoria
board-assignment = incarico
board-hires = assume
board-needs-hint = +2: altrettanti fiorini oltre al dado · ✗: ora impossibile · aiutanti: costo ed effetto
board-slot = casella
board-points = PV
board-rank = grado
board-initiative = iniziativa
board-initiative-points = { $points } PV
board-cities = città
board-places = posti
board-marriage = matrimonio, cercato da
board-mission = missione, cercata da
board-closed = non si usa in questa partita
board-turn-order = ordine
board-vp = PV
board-florins = fi.
board-sum = dadi
board-brides = nozze
board-passed = passa
board-threshold-space = Sullo spazio della soglia:
board-plan = Progetto di
board-player-board = plancia { $board_slug ->
    [yellow] gialla
    [red] rossa
   *[other] { $board }
  }
board-no-board = Si scelgono le plance.
board-beside = tessere
board-wanted = ancora cercate
board-value = alla fine
board-face-down = { $count ->
    [one] 1 coperta
   *[other] { $count } coperte
  }
board-row-scores = { $points } PV
board-row-lacks = { $count ->
    [one] manca 1 tessera ({ $points } PV)
   *[other] mancano { $count } tessere ({ $points } PV)
  }
board-effect-florins = { $n } fi.
board-effect-points = { $n } PV
board-effect-male = { $count ->
    [one] 1 figlio
   *[other] { $n } figli
  }
board-effect-female = { $count ->
    [one] 1 figlia
   *[other] { $n } figlie
  }
board-effect-offspring = { $count ->
    [one] prole
   *[other] prole × { $n }
  }
board-effect-threshold = soglia +{ $n }
board-effect-tracks = { $count ->
    [one] 1 passo
   *[other] { $n } passi
  }
board-effect-career = { $n } carriera
board-effect-initiative = { $n } iniziativa
board-effect-mission = { $count ->
    [one] missione
   *[other] { $n } missioni
  }
board-effect-marriage = { $count ->
    [one] matrimonio
   *[other] { $n } matrimoni
  }
board-effect-alliance = { $count ->
    [one] tessera coperta
   *[other] { $n } tessere coperte
  }
board-effect-hire = { $cheaper ->
    [0] aiutante a scelta
   *[other] aiutante a scelta, −{ $cheaper } fi.
  }

## Varianti

option-choose_boards = Le plance si scelgono una dopo l’altra invece di essere assegnate a sorte.

## Come si chiamano le cose

name-yellow = giallo
name-red = rosso
name-violet = viola
name-grey = grigio
name-turquoise = turchese
name-purple = porpora
name-blue = blu

name-yellow-top = giallo in alto
name-yellow-middle = giallo al centro
name-yellow-bottom = giallo in basso
name-red-top = rosso in alto
name-red-middle = rosso al centro
name-red-bottom = rosso in basso
name-violet-top = viola in alto
name-violet-middle = viola al centro
name-violet-bottom = viola in basso
name-grey-top = grigio in alto
name-grey-middle = grigio al centro
name-grey-bottom = grigio in basso
name-turquoise-top = turchese in alto
name-turquoise-middle = turchese al centro
name-turquoise-bottom = turchese in basso

name-top = in alto
name-middle = al centro
name-bottom = in basso

name-male = maschio
name-female = femmina
name-political = politica
name-clerical = ecclesiastica
name-military = militare

name-initiative = iniziativa
name-threshold = soglia
name-alliance = tessera coperta
name-florins = fiorini
name-career = carriere
name-tracks = tracciati
name-mission = missione
name-marriage = matrimonio
name-offspring = prole
name-helper = aiutante
name-meeples = familiari
name-helpers = aiutanti
name-cities = città
name-married = uomini sposati
name-alliances = tessere alleanza
name-careers = uomini nelle carriere

name-milano = Milano
name-venezia = Venezia
name-firenze = Firenze
name-roma = Roma
name-napoli = Napoli
name-medici = Medici
name-sforza = Sforza
name-este = Este
name-gonzaga = Gonzaga
name-borgia = Borgia
name-montefeltro = Montefeltro

