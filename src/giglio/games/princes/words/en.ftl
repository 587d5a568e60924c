# The Princes of Florence in English: what happens, what is asked and refused, what things are called.

a-building = { $building_slug ->
    [opera] an { $building }
   *[other] a { $building }
  }
deck-cards = { $deck_slug ->
    [profession] professions
    [prestige] prestige cards
   *[bonus] bonus cards
  }
some-points = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
  }

## What happens

event-starts = { $seat } has the starting player figure.
event-freedom-drawn = A further freedom tile lies beside the board: { $freedom }.
event-is-dealt = { $seat } is dealt { $cards }.
event-returns-card = { $seat } keeps three profession cards and returns one.
event-returned = { $seat } returned the { $profession }.
event-round-begins = Round { $round } begins with { $seat }. Works need a value of { $minimum }.
event-names = { $seat } names a { $object } and bids { $amount }.
event-declines = { $seat } declines and takes no more part in the auctions of this round.
event-cannot-name = { $seat } can name nothing and is out of the auctions of this round.
event-bids = { $seat } bids { $amount }.
event-passes = { $seat } passes.
event-cannot-bid = { $seat } has to pass.
event-sells-points = { $seat } sells { $points ->
    [one] 1 point
   *[other] { $points } points
  } for { $florins } florins.
event-acquires = { $seat } pays { $amount } florins and gets a { $object }.
event-takes-free = The Merchant brings { $seat } a { $object } for nothing.
event-chooses = { $seat } chooses a { $landscape }.
event-lays = { $seat } lays the { $piece } on { $spaces }{ $points ->
    [0] .
    [one] {" "}and scores 1 point.
   *[other] {" "}and scores { $points } points.
  }
event-builder-scores = { $seat } scores { some-points } for builder number { $builders }.
event-looks = { $seat } looks at the uppermost { $count ->
    [one] card
   *[other] { $count } cards
  } of the deck of { deck-cards }.
event-sees = { $seat } sees { $cards }.
event-keeps = { $seat } keeps { $card }.
event-puts-under = { $seat } lays { $count ->
    [one] 1 card
   *[other] { $count } cards
  } under the deck of { deck-cards }.
event-orders = { $seat } laid under the deck of { deck-cards }, the uppermost first: { $cards }.
event-recruits = { $seat } recruits the { $profession } from { $victim }.
event-recruits-later = { $seat } keeps the recruiting card for later.
event-offers = { $seat } bids { $amount } florins for the { $character }.
event-is-displaced = { $seat } takes the marker back from the { $character }.
event-passes-characters = { $seat } passes and bids for no character any more.
event-wins-character = { $seat } wins the { $character } for { $amount } florins.
event-banker-pays = The Banker brings { $seat } { $florins } florins.
event-banker-grows = Nobody took the Banker: { $florins } florins lie on the card now.
event-uses = { $seat } uses the { $character }.
event-merchant-scores = { $seat } uses the Merchant at rank { $rank } and scores { some-points }.
event-professor-draws = The Professor brings { $seat } one of the { deck-cards }.
event-returns-character = { $seat } returns the { $character } unused.
event-begins-work = { $seat } plays the { $profession } to complete a work.
event-adds-bonus = { $seat } plays along a bonus card, { $bonus }, and adds { $value }.
event-completes-work = { $seat } completes the work of the { $profession }. Its value is { $value }: { $cards } for cards{ $building ->
    [0] {""}
   *[other] , { $building } for the building
  }{ $landscape ->
    [0] {""}
   *[other] , { $landscape } for the landscape
  }{ $freedom ->
    [0] {""}
   *[other] , { $freedom } for the freedom
  }{ $jesters ->
    [0] {""}
   *[other] , { $jesters } for jesters
  }{ $bonus ->
    [0] {""}
   *[other] , { $bonus } for bonus cards
  }{ $muse ->
    [0] {""}
   *[other] , { $muse } for the Muse
  }.
event-princess-works = { $seat } completes a work with the Princess. Its value is { $value }{ $muse ->
    [0] {""}
   *[other] , { $muse } of that for the Muse
  }.
event-is-paid = { $seat } receives { $florins } florins.
event-exchanges = { $points ->
    [0] { $seat } keeps the money.
    [one] { $seat } pays { $florins } florins for 1 point.
   *[other] { $seat } pays { $florins } florins for { $points } points.
  }
event-builds = { $seat } builds { a-building } { $florins ->
    [0] for nothing.
   *[other] for { $florins } florins.
  }
event-introduces = { $seat } introduces the freedom of { $freedom } for { $florins } florins.
event-pays-for-card = { $seat } pays { $florins } florins for one of the { deck-cards }.
event-ends-turn = { $seat } ends the turn{ $left ->
    [0] .
    [one] {" "}and leaves one action out.
   *[other] {" "}and leaves { $left } actions out.
  }
event-best-work = { $seat } scores { some-points } for the best work, { $value }.
event-no-best-work = Nobody completed a work in this round.
event-banker-exchanges = { $points ->
    [0] { $seat } has nothing to exchange with the Banker.
   *[other] The Banker exchanges { $florins } florins of { $seat } for { some-points }.
  }
event-prestige-scores = { $seat } scores { some-points } for the prestige card “{ $prestige }”.
event-wins = { $seat } wins with { $points } points.
event-wins-by-money = { $seat } wins with { $points } points and { $florins } florins, more money than the others with as many points.
event-shares-victory = { $seat } shares the victory with { $points } points and { $florins } florins.

## What is asked

and-sells = { $bid_sells ->
    [0] {""}
    [one] {" "}That sells 1 point.
   *[other] {" "}That sells { $bid_sells } points.
  }
ask-dealing = { $seat }: which profession card goes back?
ask-naming = { $seat }: name an object for { $opening } florins, or decline?{ and-sells }
ask-bidding = { $seat }: bid { $next_bid } for the { $object }, or pass?{ and-sells }
ask-last = { $seat }: take an object for { $opening } florins as the last seat, or decline?{ and-sells }
ask-favour = { $seat }: the { $object } free with the Merchant, or pay { $high_bid } and take points?
ask-choosing = { $seat }: which landscape?
ask-laying = { $seat }: where does the { $piece } lie?
ask-keeping = { $seat }: which card is kept?
ask-ordering = { $seat }: which card lies uppermost of those that go under the deck of { deck-cards }?
ask-recruit-now = { $seat }: recruit a profession at once, or later?
ask-offering = { $seat }: bid for a character, or pass?
ask-just-won = { $seat }: use the character at once, or later?
ask-lapsing = { $seat }: use the character now, or give it back?
ask-professor-deck = { $seat }: a prestige card or a bonus card?
ask-acting = { $left ->
    [0] { $seat }: no actions are left. Done?
    [one] { $seat }: which action? One is left.
   *[other] { $seat }: which action? { $left } are left.
  }
ask-adding = { $seat }: the work of the { $profession } is worth { $value }; { $minimum } are needed. Add bonus cards, or finish it?
ask-exchanging = { $seat }: how many points are taken for the pay? { $most_points } at most.

## What can be done

action-decline = decline
action-pass = pass
action-done = end the turn
action-finish = finish the work
action-rest = lay the other cards under the deck as they came
action-later = keep it for later
action-free = take it for nothing
action-pay = pay for it and take the Merchant’s points
action-name = name a { $object }
action-take = take a { $object }
action-choose = choose a { $landscape }
action-draw = { $deck_slug ->
    [profession] take a profession card
    [prestige] take a prestige card
   *[bonus] take a bonus card
  }
action-introduce = introduce the freedom of { $freedom }
action-use = use the { $character }
action-build = build { a-building }
action-exchange = { $points ->
    [0] keep all the money
    [one] take 1 point for the pay
   *[other] take { $points } points for the pay
  }
action-offer = bid { $space } × 100 florins for the { $character }
action-lay = lay the corner on { $space }, turned as { $turn }
action-return = return the { $profession }
action-complete = complete the work of the { $profession }
action-recruit = recruit the { $profession }
action-add = add { $bonus }
action-keep = keep { $card }
action-under = lay { $card } uppermost
action-bid = bid { $amount } florins

## What is refused

refusal-return-first = Return one of your profession cards first.
refusal-name-or-decline = Name an object to auction, or decline.
refusal-bid-or-pass = An auction runs: raise the bid, or pass.
refusal-take-or-decline = You are the last seat: take an object, or decline.
refusal-free-or-pay = Take the object for nothing with the Merchant, or pay for it and take the points.
refusal-choose-landscape = Choose first which landscape you take.
refusal-lay-first = Lay the piece into your principality first.
refusal-keep-first = Keep one of the cards you look at first.
refusal-order-first = Lay the other cards under the deck first.
refusal-recruit-or-later = Recruit a profession at once, or keep the card for later.
refusal-offer-or-pass = Bid for a character, or pass.
refusal-use-or-later = Use the character at once, or later.
refusal-use-or-lose = Use the character now, or decline and give it back.
refusal-choose-deck = Choose the Professor’s deck first.
refusal-take-actions = This is the action phase: take an action, or say that you are done.
refusal-finish-work = A work is under way: add bonus cards, or finish it.
refusal-exchange-now = Say first how many points you take for the pay.
refusal-too-dear = This takes { $needed } florins; you can pay { $have }.
refusal-no-actions-left = You have taken all your actions of this round.
refusal-below-minimum = A work needs a value of { $needed } in this round; this one reaches { $value }.
refusal-not-in-hand = You do not have this card in your hand: { $card }.
refusal-not-seen = This is none of the cards before you: { $card }.
refusal-two-left = Two cards are left: say which of them lies uppermost.
refusal-no-recruiting-card = You have no recruiting card.
refusal-own-card = The { $profession } lies before you; nobody recruits from their own cards.
refusal-not-face-up = The { $profession } lies face up before none of your opponents.
refusal-landscapes-apart = Name a forest, a lake or a park.
refusal-landscapes-as-one = With two players forest, lake and park are one object: name a landscape.
refusal-stack-closed = This stack ({ $object }) has been auctioned in this round already.
refusal-stack-empty = This stack ({ $object }) is empty.
refusal-all-builders = You have { $count } builders already, as many as anybody may have.
refusal-fits-nowhere = It fits nowhere in your principality.
refusal-highest-bid = Nobody bids more than { $most } florins, all the money there is.
refusal-wrong-step = The next bid is { $needed }, no more and no less.
refusal-no-such-turn = { $turns ->
    [one] This piece looks the same however it is turned: say r1.
   *[other] This piece can be turned in { $turns } ways, r1 to r{ $turns }.
  }
refusal-outside-grid = With its corner on { $space } the piece would not lie within the grid.
refusal-overlaps = The piece would overlap what lies there.
refusal-beside-building = Without two builders no building may share an edge with another one or with the Palazzo.
refusal-built-already = You have built this already: { $building }.
refusal-none-left = None of these is left: { $building }.
refusal-one-freedom = Only one freedom is introduced in a round.
refusal-freedom-there = You have introduced the freedom of { $freedom } already.
refusal-no-freedom-left = No tile is left for the freedom of { $freedom }.
refusal-not-from-this-deck = No card can be taken from this deck now: { deck-cards }.
refusal-one-profession = Only one profession card is taken in a round.
refusal-deck-empty = This deck is used up: { deck-cards }.
refusal-too-many-points = The pay for this work buys { $most ->
    [one] 1 point
   *[other] { $most } points
  } at most.
refusal-not-on-offer = The { $character } cannot be bid for now.
refusal-no-such-space = The { $character } has bidding spaces from { $lowest } to { $highest }.
refusal-higher-space = The next bid for the { $character } is { $needed } or more.
refusal-no-character = You do not have the { $character }.
refusal-decks-empty = No prestige or bonus cards are left for the Professor.
refusal-not-now = The { $character } is used in your action phase.

## Where points come from

source-works = for the pay of works
source-best-works = best works
source-buildings = buildings
source-landscapes = landscapes
source-builders = builders
source-prestige = prestige cards
source-merchant = Merchant
source-banker = Banker
source-sold = sold

## Options

option-muse_and_princess = Plays with the six characters of The Muse and the Princess; points cannot be sold then.
option-freedoms = How many freedom tiles two players have between them.
option-open_money = Everybody’s florins lie open; otherwise each seat sees its own alone.

## What things are called

name-preparing = preparation
name-auctions = auctions
name-characters = auction of characters
name-actions = actions
name-ending = end

name-forest = forest
name-lake = lake
name-park = park
name-jester = jester
name-builder = builder
name-prestige = prestige card
name-recruiting = recruiting card
name-landscape = landscape
name-profession = profession card
name-bonus = bonus card

name-travel = travel
name-opinion = opinion
name-religion = religion

name-banker = Banker
name-cardinal = Cardinal
name-merchant = Merchant
name-muse = Muse
name-princess = Princess
name-professor = Professor

name-university = university
name-laboratory = laboratory
name-workshop = workshop
name-library = library
name-opera = opera
name-studio = studio
name-hospital = hospital
name-theater = theater
name-tower = tower
name-chapel = chapel
name-palazzo = Palazzo

name-alchemist = Alchemist
name-architect = Architect
name-astronomer = Astronomer
name-bell-maker = Bell Maker
name-botanist = Botanist
name-cartographer = Cartographer
name-choreographer = Choreographer
name-composer = Composer
name-dramatist = Dramatist
name-goldsmith = Goldsmith
name-lawyer = Lawyer
name-mathematician = Mathematician
name-organ-builder = Organ Builder
name-painter = Painter
name-pharmacist = Pharmacist
name-philosopher = Philosopher
name-physician = Physician
name-physicist = Physicist
name-poet = Poet
name-sculptor = Sculptor
name-theologian = Theologian

name-each-building = +1 per building
name-each-large-building = +2 per large building
name-medium-buildings-and-forests = +1 per medium building or forest
name-small-buildings-and-landscapes = +1 per small building or landscape
name-building-sizes = +2 per building size
name-each-landscape = +1 per landscape
name-each-forest = +2 per forest
name-each-lake = +2 per lake
name-each-park = +2 per park
name-each-freedom = +2 per freedom
name-each-jester = +2 per jester
name-jesters-and-freedoms = +1 per jester or freedom
name-each-builder = +2 per builder
name-builders-and-lakes = +1 per builder or lake
name-each-prestige-card = +2 per prestige card
name-prestige-cards-and-freedoms = +1 per prestige card or freedom
name-landscape-types = +2 per type of landscape
name-categories = +1 per category
name-hand-cards = +1 per profession in hand
name-table-cards = +1 per profession on the table

name-most-buildings = most buildings
name-two-large-buildings = two large buildings
name-fewest-empty-spaces = fewest empty spaces
name-all-landscape-types = forest + lake + park
name-most-landscapes = most landscapes
name-most-forests = most forests
name-most-lakes = most lakes
name-all-freedoms = all three freedoms
name-four-buildings-two-freedoms-four-works = 4 buildings + 2 freedoms + 4 works
name-most-jesters = most jesters
name-most-builders = most builders
name-most-parks = most parks
name-builder-jester-two-landscapes = builder + jester + 2 landscapes
name-most-works = most works

## On the board

board-round = { $round ->
    [0] The Princes of Florence · preparation
   *[other] The Princes of Florence · round { $round } of { $rounds } · works from { $minimum }
  }
board-decks = cards left: { $profession } professions, { $prestige } prestige, { $bonus } bonus
board-objects = Objects
board-auction = Auction
board-high-bid = { $amount } bid by
board-next-bid = next bid { $amount }
board-supplied = has an object
board-out = out
board-bids = bids highest
board-passed = passed
board-names = names
board-head-points = PP
board-head-florins = florins
board-head-purse = can pay
board-head-jesters = jesters
board-head-builders = builders
board-head-freedoms = freed.
board-head-hand = hand
board-head-prestige = prest.
board-head-bonus = bonus
board-head-works = works
board-head-best = best
board-head-empty = empty
board-brief-points = PP
board-brief-florins = fl.
board-brief-purse = max
board-brief-jesters = J
board-brief-builders = B
board-brief-freedoms = F
board-brief-hand = hand
board-brief-prestige = pr.
board-brief-bonus = bo.
board-brief-works = wo.
board-brief-best = best
board-brief-empty = free
board-fame-track = Fame track
board-on-tables = Works on the table:
board-in-hands = Recruited, in hand:
board-buildable = Room to build at { $price }:
board-freedoms-left = Freedoms left:
board-to-lay = To lay:
board-corner = “lay c4 r1” lays its upper left corner on c4, turned as r1
board-to-recruit = Could be recruited:
board-no-professions = no profession cards in hand
board-no-extras = no bonus or prestige cards
board-profession = hand
board-building = building
board-landscape = landscape
board-freedom = freedom
board-value = work now
board-bonus-now = +{ $value }
board-prestige-now = { $points } of { $most } ({ $shared }) PP
board-prestige-now-alone = { $points } of { $most } PP
board-looking = You look at:
board-under = Under the deck, the uppermost first: { $cards }
board-known-profession = You know in the deck of professions:
board-known-prestige = You know in the deck of prestige cards:
board-known-bonus = You know in the deck of bonus cards:
board-characters = Characters
board-face-down = used in this auction
board-pot = { $florins } fl.

board-sign-palazzo = ▒▒
board-sign-forest = Fo
board-sign-lake = Lk
board-sign-park = Pk
board-sign-university = Un
board-sign-laboratory = Lb
board-sign-workshop = Wo
board-sign-library = Li
board-sign-opera = Op
board-sign-studio = St
board-sign-hospital = Ho
board-sign-theater = Th
board-sign-tower = To
board-sign-chapel = Ch
board-sign-travel = T
board-sign-opinion = O
board-sign-religion = R
board-short-travel = travel
board-short-opinion = opinion
board-short-religion = religion
