# Medici in English: what happens, what is asked, what is refused, and what things are called.

## What happens

event-day-begins = Day { $day } begins with { $cards } cards in the deck. { $seat } goes first.
event-draws = { $seat } turns up { $card }. { $left ->
    [0] The deck is empty.
    [one] One card is left in the deck.
   *[other] { $left } cards are left in the deck.
  }
event-offers = { $seat } offers the lot: { $cards }.
event-bids = { $seat } bids { $amount }.
event-passes = { $seat } passes.
event-cannot-load = { $seat } must pass: { $room ->
    [one] the ship has room for one card only.
   *[other] the ship has room for { $room } cards only.
  }
event-cannot-pay = { $seat } must pass: { $florins ->
    [0] there are no florins left.
    [one] 1 florin is not enough.
   *[other] { $florins } florins are not enough.
  }
event-unsold = Nobody wants the lot of { $seat }. It is out for today.
event-buys = { $seat } pays { $amount ->
    [one] 1 florin
   *[other] { $amount } florins
  } and loads { $cards }.
event-ships-full = All other ships are full, and the day ends. { $seat } fills up from the deck.
event-deck-out = The deck is used up, and the day ends.
event-fills-free = { $seat } loads { $card } for free.
event-ship-pays = The ship of { $seat } is worth { $cargo } and earns { $amount ->
    [0] nothing.
    [one] 1 florin.
   *[other] { $amount } florins.
  }
event-counters-rise = { $seat } moves up on the tracks: { $commodities }.
event-track-award = { $seat } is on level { $level } of the { $commodity } track and is awarded { $amount ->
    [one] 1 florin.
   *[other] { $amount } florins.
  }
event-track-bonus = { $seat } has reached level { $level } of the { $commodity } track: a bonus of { $amount ->
    [one] 1 florin.
   *[other] { $amount } florins.
  }
event-wins = { $seat } wins with { $florins } florins.
event-shares-victory = { $seat } shares the victory with { $florins } florins.

## What is asked

ask-selecting = { $seat } makes up a lot: draw another card, or stop?
ask-bidding = { $seat } answers: bid, or pass?

## What can be done

action-draw = draw another card
action-stop = stop and offer the lot
action-pass = pass
action-bid = { $amount ->
    [one] bid 1 florin
   *[other] bid { $amount } florins
  }

## What is refused

refusal-no-auction = Nobody bids before the lot is complete: draw or stop.
refusal-auction-runs = The lot is complete and being auctioned: bid or pass.
refusal-too-low = The bid stands at { $high }; yours must be higher.
refusal-too-dear = You have { $florins ->
    [one] 1 florin
   *[other] { $florins } florins
  } and cannot bid { $amount }.

## Where florins come from

source-start = starting florins
source-bids = paid for lots
source-ships = ships
source-awards = awards on tracks
source-bonuses = bonuses on tracks

## What things are called

name-cloth = cloth
name-cloth-0 = { name-cloth } 0
name-cloth-1 = { name-cloth } 1
name-cloth-2 = { name-cloth } 2
name-cloth-3 = { name-cloth } 3
name-cloth-4 = { name-cloth } 4
name-cloth-5 = { name-cloth } 5

name-spice = spice
name-spice-0 = { name-spice } 0
name-spice-1 = { name-spice } 1
name-spice-2 = { name-spice } 2
name-spice-3 = { name-spice } 3
name-spice-4 = { name-spice } 4
name-spice-5 = { name-spice } 5

name-grain = grain
name-grain-0 = { name-grain } 0
name-grain-1 = { name-grain } 1
name-grain-2 = { name-grain } 2
name-grain-3 = { name-grain } 3
name-grain-4 = { name-grain } 4
name-grain-5 = { name-grain } 5

name-dye = dye
name-dye-0 = { name-dye } 0
name-dye-1 = { name-dye } 1
name-dye-2 = { name-dye } 2
name-dye-3 = { name-dye } 3
name-dye-4 = { name-dye } 4
name-dye-5 = { name-dye } 5

name-fur = fur
name-fur-0 = { name-fur } 0
name-fur-1 = { name-fur } 1
name-fur-2 = { name-fur } 2
name-fur-3 = { name-fur } 3
name-fur-4 = { name-fur } 4
name-fur-5 = { name-fur } 5

name-gold = gold

## The board

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
