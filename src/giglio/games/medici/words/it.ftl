# Medici in italiano: che cosa accade, che cosa si chiede e si rifiuta, e come si chiamano le cose.

## Che cosa accade

event-day-begins = Inizia il giorno { $day } con { $cards } carte nel mazzo. Comincia { $seat }.
event-draws = { $seat } scopre { $card }. { $left ->
    [0] Il mazzo è vuoto.
    [one] Nel mazzo resta una carta.
   *[other] Nel mazzo restano { $left } carte.
  }
event-offers = { $seat } mette all’asta il lotto: { $cards }.
event-bids = { $seat } offre { $amount }.
event-passes = { $seat } passa.
event-cannot-load = { $seat } deve passare: { $room ->
    [one] sulla nave c’è posto per una sola carta.
   *[other] sulla nave c’è posto solo per { $room } carte.
  }
event-cannot-pay = { $seat } deve passare: { $florins ->
    [0] non ha più fiorini.
    [one] 1 fiorino non basta.
   *[other] { $florins } fiorini non bastano.
  }
event-unsold = Nessuno vuole il lotto di { $seat }: per oggi è fuori gioco.
event-buys = { $seat } paga { $amount ->
    [one] 1 fiorino
   *[other] { $amount } fiorini
  } e carica { $cards }.
event-ships-full = Tutte le altre navi sono piene e il giorno finisce. { $seat } completa il carico dal mazzo.
event-deck-out = Il mazzo è esaurito e il giorno finisce.
event-fills-free = { $seat } carica gratis { $card }.
event-ship-pays = La nave di { $seat } vale { $cargo } e { $amount ->
    [0] non rende nulla.
    [one] rende 1 fiorino.
   *[other] rende { $amount } fiorini.
  }
event-counters-rise = { $seat } avanza sui tracciati: { $commodities }.
event-track-award = { $seat } è al livello { $level } del tracciato { $commodity } e riceve { $amount ->
    [one] 1 fiorino.
   *[other] { $amount } fiorini.
  }
event-track-bonus = { $seat } ha raggiunto il livello { $level } del tracciato { $commodity }: bonus di { $amount ->
    [one] 1 fiorino.
   *[other] { $amount } fiorini.
  }
event-wins = { $seat } vince con { $florins } fiorini.
event-shares-victory = { $seat } condivide la vittoria con { $florins } fiorini.

## Che cosa si chiede

ask-selecting = { $seat } prepara un lotto: scoprire un’altra carta o fermarsi?
ask-bidding = Tocca a { $seat }: offrire o passare?

## Che cosa si può fare

action-draw = scoprire un’altra carta
action-stop = fermarsi e mettere all’asta il lotto
action-pass = passare
action-bid = { $amount ->
    [one] offrire 1 fiorino
   *[other] offrire { $amount } fiorini
  }

## Che cosa si rifiuta

refusal-no-auction = Nessuno offre prima che il lotto sia completo: scoprire o fermarsi.
refusal-auction-runs = Il lotto è completo ed è all’asta: offrire o passare.
refusal-too-low = L’offerta è a { $high }; bisogna superarla.
refusal-too-dear = Con { $florins ->
    [one] 1 fiorino
   *[other] { $florins } fiorini
  } non si può offrire { $amount }.

## Da dove vengono i fiorini

source-start = fiorini iniziali
source-bids = pagati per i lotti
source-ships = navi
source-awards = premi sui tracciati
source-bonuses = bonus sui tracciati

## Come si chiamano le cose

name-cloth = stoffa
name-cloth-0 = { name-cloth } 0
name-cloth-1 = { name-cloth } 1
name-cloth-2 = { name-cloth } 2
name-cloth-3 = { name-cloth } 3
name-cloth-4 = { name-cloth } 4
name-cloth-5 = { name-cloth } 5

name-spice = spezie
name-spice-0 = { name-spice } 0
name-spice-1 = { name-spice } 1
name-spice-2 = { name-spice } 2
name-spice-3 = { name-spice } 3
name-spice-4 = { name-spice } 4
name-spice-5 = { name-spice } 5

name-grain = grano
name-grain-0 = { name-grain } 0
name-grain-1 = { name-grain } 1
name-grain-2 = { name-grain } 2
name-grain-3 = { name-grain } 3
name-grain-4 = { name-grain } 4
name-grain-5 = { name-grain } 5

name-dye = tintura
name-dye-0 = { name-dye } 0
name-dye-1 = { name-dye } 1
name-dye-2 = { name-dye } 2
name-dye-3 = { name-dye } 3
name-dye-4 = { name-dye } 4
name-dye-5 = { name-dye } 5

name-fur = pelliccia
name-fur-0 = { name-fur } 0
name-fur-1 = { name-fur } 1
name-fur-2 = { name-fur } 2
name-fur-3 = { name-fur } 3
name-fur-4 = { name-fur } 4
name-fur-5 = { name-fur } 5

name-gold = oro

## Il tabellone

board-day = Medici · giorno { $day } di { $days }
board-deck = { $cards ->
    [one] resta { $cards } carta
   *[other] restano { $cards } carte
  }
board-unsold = Invenduti oggi: { $cards }
board-lot = Lotto di
board-worth = valore { $worth }
board-no-lot = Nessun lotto in vendita
board-selecting = Il lotto è in preparazione
board-no-bid = Ancora nessuna offerta
board-high-bid = Offerta più alta { $amount }
board-cargo = carico
board-florins = fiorini
board-tracks = tracciati
board-ship = nave
