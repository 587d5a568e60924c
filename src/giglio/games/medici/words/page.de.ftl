# Was nur die Seite zu Medici sagt.

board-ship-of = Schiff von { $name }
board-full = voll
board-room = { $room ->
    [one] Platz für 1
   *[other] Platz für { $room }
  }
board-empty-hold = leerer Laderaum
board-place = { $place }.
board-cargo-place = Ladung { $cargo }, derzeit Platz { $place }
board-harbour = Tag { $day } von { $days }
board-ships-pay = Schiffe zahlen { $amounts }
board-tracks-pay = Leisten zahlen { $amounts } am Tag
board-market = Markt
board-quay = Der Kai
board-in-deck = im Stapel
board-draw-card = Noch eine Karte aufdecken
board-order = Wer der Reihe nach antwortet
board-passed = passt
board-track-of = Leiste { $good }
board-level = Stufe { $level }{ $bonus ->
    [0] {""}
   *[other] , Bonus { $bonus }
  }: { $names }
board-tally-title = Karten dieser Ware; durchgestrichene waren heute schon zu sehen
board-seen-today = Heute gesehen: { $cards }
board-unsold-count = { $cards ->
    [one] 1 Karte heute unverkauft
   *[other] { $cards } Karten heute unverkauft
  }
board-bids = Gebote
board-other-bid = Andere …
board-keypad = Dein Gebot
board-clear = Löschen
board-bid-range = von { $lowest } bis { $highest }
board-ahead = Im Voraus:
board-ahead-pass = Einmal passen
board-ahead-bid = Bieten bis
board-limit = Grenze
board-plan-bid = Du bietest in dieser Versteigerung bis { $most }.
board-plan-pass = Du passt, wenn du das nächste Mal dran bist.
board-plan-off = Doch nicht
board-day-ends = Tag { $day } ist zu Ende
board-ships = Schiffe
board-on-level = Stufe { $level }
