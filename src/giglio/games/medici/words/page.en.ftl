# What only the page says of Medici.

board-ship-of = Ship of { $name }
board-full = full
board-room = { $room ->
    [one] room for 1
   *[other] room for { $room }
  }
board-empty-hold = empty hold
board-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
board-cargo-place = cargo { $cargo }, place { $place } as it stands
board-harbour = Day { $day } of { $days }
board-ships-pay = Ships pay { $amounts }
board-tracks-pay = Tracks pay { $amounts } a day
board-market = Market
board-quay = The quay
board-in-deck = in the deck
board-draw-card = Draw another card
board-order = Who answers, in order
board-passed = pass
board-track-of = Track of { $good }
board-level = Level { $level }{ $bonus ->
    [0] {""}
   *[other] , bonus { $bonus }
  }: { $names }
board-tally-title = Cards of this good; those struck out have shown today
board-seen-today = Shown today: { $cards }
board-unsold-count = { $cards ->
    [one] 1 card unsold today
   *[other] { $cards } cards unsold today
  }
board-bids = Bids
board-other-bid = Other …
board-keypad = Your bid
board-clear = Clear
board-bid-range = from { $lowest } to { $highest }
board-ahead = Ahead of your turn:
board-ahead-pass = Pass once
board-ahead-bid = Bid up to
board-limit = Limit
board-plan-bid = You will bid up to { $most } in this auction.
board-plan-pass = You will pass at your next turn.
board-plan-off = Call it off
board-day-ends = Day { $day } is over
board-ships = Ships
board-on-level = level { $level }
