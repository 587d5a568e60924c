# Quello che solo la pagina dice di Medici.

board-ship-of = Nave di { $name }
board-full = piena
board-room = { $room ->
    [one] posto per 1
   *[other] posto per { $room }
  }
board-empty-hold = stiva vuota
board-place = { $place }ª
board-cargo-place = carico { $cargo }, ora al posto { $place }
board-harbour = Giorno { $day } di { $days }
board-ships-pay = Le navi pagano { $amounts }
board-tracks-pay = I tracciati pagano { $amounts } al giorno
board-market = Mercato
board-quay = La banchina
board-in-deck = nel mazzo
board-draw-card = Scopri un’altra carta
board-order = Chi risponde, in ordine
board-passed = passa
board-track-of = Tracciato { $good }
board-level = Livello { $level }{ $bonus ->
    [0] {""}
   *[other] , bonus { $bonus }
  }: { $names }
board-tally-title = Carte di questa merce; quelle barrate si sono già viste oggi
board-seen-today = Viste oggi: { $cards }
board-unsold-count = { $cards ->
    [one] 1 carta invenduta oggi
   *[other] { $cards } carte invendute oggi
  }
board-bids = Offerte
board-other-bid = Altra …
board-keypad = La tua offerta
board-clear = Cancella
board-bid-range = da { $lowest } a { $highest }
board-ahead = In anticipo:
board-ahead-pass = Passa una volta
board-ahead-bid = Offri fino a
board-limit = Limite
board-plan-bid = In quest’asta offrirai fino a { $most }.
board-plan-pass = Al tuo prossimo turno passerai.
board-plan-off = Lascia stare
board-day-ends = Il giorno { $day } è finito
board-ships = Navi
board-on-level = livello { $level }
