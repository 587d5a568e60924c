# Medici in English.

event-day-begins = Day { $day } begins with { $cards } cards in the deck; { $seat } is first.
event-draws = { $seat } turns up { $card }.
event-offers = { $seat } offers { $cards }.
event-bids = { $seat } bids { $amount }.
event-passes = { $seat } passes.
event-cannot-load = { $seat } has no room for this lot and must pass.
event-unsold = Nobody wants the lot; it is set aside.
event-buys = { $seat } buys { $cards } for { $amount }.
event-fills-free = { $seat } loads { $card } for free.
event-ship-pays = { $seat }’s ship with a cargo of { $cargo } earns { $amount }.
event-track-pays = { $commodity }: { $seat } on level { $level } earns { $award ->
        [0] a bonus of { $bonus }
       *[other] { $bonus ->
            [0] { $award }
           *[other] { $award } and a bonus of { $bonus }
        }
    }.
event-game-ends = The game is over.

ask-selecting = { $seat }: draw another card or stop?
ask-bidding = { $seat }: bid or pass?

action-draw = draw another card
action-stop = stop and auction the lot
action-pass = pass
action-bid = bid { $amount }

refusal-auction-runs = The lot is complete and being auctioned: bid or pass.
refusal-no-auction = Nobody bids before the lot is complete: draw or stop.
refusal-lot-full = A lot has at most { $most } cards.
refusal-deck-empty = The deck is empty.
refusal-too-low = The bid stands at { $high }; yours must be higher.
refusal-too-dear = You have { $florins } florins and cannot bid { $amount }.

name-cloth = cloth
name-spice = spice
name-grain = grain
name-dye = dye
name-fur = fur
name-gold = gold

source-start = Starting florins
source-bids = Paid for lots
source-ships = Ships
source-awards = Awards
source-bonuses = Bonuses

board-day = Medici · day { $day } of { $days }
board-deck = { $cards ->
        [one] { $cards } card left
       *[other] { $cards } cards left
    }
board-unsold = Unsold today: { $cards }
board-lot = Lot of
board-worth = worth { $worth }
board-no-lot = No lot on offer
board-selecting = The lot is being made up
board-no-bid = No bid yet
board-high-bid = High bid { $amount }
board-cargo = cargo
board-florins = florins
board-tracks = tracks
board-ship = ship
