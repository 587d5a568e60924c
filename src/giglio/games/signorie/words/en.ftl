# Signorie in English: what happens, what is asked, what is refused, and what things are called.

## What happens

event-gets-board = { $seat } plays the { $board } board.
event-starts = { $seat } is { $place ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
  } in turn order and gets { $florins ->
    [one] 1 extra florin.
   *[other] { $florins } extra florins.
  }
event-reward-laid = Reward of round { $round }: { $reward }.
event-city-closed = { $city } is not used in this game.
event-round-begins = Round { $round } begins.
event-tile-laid = { $city } offers { $house } { $points } ({ $slot }).
event-dice-rolled = Dice in { $colour }: { $dice }.
event-assignment-laid = Assignment for { $colour }, { $sex }: { $assignment }.
event-passes = { $seat } passes.
event-takes-die = { $seat } takes a die, { $colour } { $die }, { $cost ->
    [0] for nothing.
    [one] for 1 florin.
   *[other] for { $cost } florins.
  }
event-performs = { $seat } performs the Signoria action: { $signoria }.
event-assigns = { $seat } spends { $count } { $sex_slug ->
    [male] { $count ->
        [one] male
       *[other] males
      }
   *[female] { $count ->
        [one] female
       *[other] females
      }
  } on an assignment: { $assignment }.
event-hires = { $seat } hires a helper, { $helper }, { $fee ->
    [0] for nothing.
    [one] for 1 florin.
   *[other] for { $fee } florins.
  }
event-uses-helper = { $seat } uses a helper: { $helper }.
event-gets-florins = { $seat } receives { $florins ->
    [one] 1 florin.
   *[other] { $florins } florins.
  }
event-helper-scores = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
  } with a helper.
event-takes-from-stock = { $seat } takes { $count ->
    [0] nobody from the general stock: no { $sex } is left.
    [one] 1 { $sex } from the general stock.
   *[other] { $count } { $sex }s from the general stock.
  }
event-raises-threshold = The threshold of { $seat } is now { $threshold }.
event-enters = A son of { $seat } enters the { $career } career.
event-advances = A son of { $seat } reaches slot { $slot } of the { $career } career.
event-slot-florins = Slot { $slot } brings { $seat } { $florins ->
    [one] 1 florin.
   *[other] { $florins } florins.
  }
event-rises = The disc of { $seat } rises to slot { $slot } of the initiative track.
event-sends = { $seat } sends a man from slot { $slot } of the { $career } career to { $city } (place { $place }) and scores { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
event-takes-tile = { $seat } takes { $house } { $points } from { $city } ({ $row } row).
event-leaves-tile = { $house } { $points } stays in { $city }: the { $row } row of { $seat } does not want it.
event-marries = { $seat } marries a daughter in { $city } (place { $place }), pays a dowry of { $dowry ->
    [one] 1 florin
   *[other] { $dowry } florins
  } and scores { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
event-offspring = { $seat } rolls { $dice } for offspring: { $sons ->
    [0] no sons
    [one] 1 son
   *[other] { $sons } sons
  }, { $daughters ->
    [0] no daughters.
    [one] 1 daughter.
   *[other] { $daughters } daughters.
  }
event-lays-face-down = { $seat } lays a tile face down beside the { $row } row.
event-initiative-scores = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
  } for initiative (slot { $slot }).
event-takes-place = { $seat } is { $place ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
  } in the new turn order.
event-earns-reward = { $seat } earns the reward: dice of { $sum }, threshold { $threshold }.
event-misses-reward = { $seat } misses the reward: dice of { $sum }, threshold { $threshold }.
event-takes-bonus = { $seat } takes the bonus: { $reward }.
event-prefers-florins = { $seat } takes { $florins ->
    [one] 1 florin
   *[other] { $florins } florins
  } instead of the bonus.
event-weds = A son of { $seat } weds: { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
  }, { $florins ->
    [0] no florins.
    [one] 1 florin.
   *[other] { $florins } florins.
  }
event-weds-not = { $seat } arranges no wedding.
event-reward-scores = { $seat } scores { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
  } for the reward { $reward } (count: { $count }).
event-pays-for-points = { $seat } pays { $florins ->
    [one] 1 florin
   *[other] { $florins } florins
  } for { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
event-pays-not = { $seat } does not pay for points.
event-careers-score = { $seat } scores { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
  } for { $count ->
    [one] 1 man on careers.
   *[other] { $count } men on careers.
  }
event-row-scores = The { $row } row of { $seat } has { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  } and scores { $points ->
    [0] nothing.
    [one] 1 point.
   *[other] { $points } points.
  }
event-game-ends = The game is over.

## What is asked

ask-board = { $seat } chooses a player board.
ask-taking = { $seat }: take a die, or pass?
ask-acting = { $seat }: which action – Signoria ({ $signoria }), an assignment, or a helper?
ask-tracks = { $seat }: where does the next advancement point go? { $left ->
    [one] 1 is left.
   *[other] { $left } are left.
  }
ask-mission = { $seat }: who is sent on a mission, and where?
ask-marriage = { $seat }: where does a daughter marry, and with what dowry?
ask-alliance = { $seat }: beside which row does the tile lie face down?
ask-hiring = { $seat }: which helper is hired?
ask-helpers = { $seat }: does a helper of the column act?
ask-reward = { $seat }: the bonus ({ $reward }), or florins?
ask-wedding = { $seat }: does a son wed?
ask-payment = { $seat }: pay florins for points?

## What can be done

action-pass = pass
action-done = done
action-signoria = perform the Signoria action
action-rise = one step of initiative
action-bonus = take the bonus
action-florins = take florins instead
action-wed = arrange a wedding
action-pay = pay for points
action-decline = decline
action-take = take the die { $colour } { $die }
action-assign = assignment: spend { $meeples } { $sex_slug ->
    [male] { $meeples ->
        [one] male
       *[other] males
      }
   *[female] { $meeples ->
        [one] female
       *[other] females
      }
  }
action-lay = lay it beside the { $row } row
action-board = take the { $board } board
action-enter = enter the { $career } career
action-advance = advance in the { $career } career from slot { $slot }
action-send = send from { $career } slot { $slot } to { $city }
action-marry = marry in { $city } with a dowry of { $dowry }
action-hire = hire { $helper }
action-use = use { $helper }

## What is refused

refusal-choose-board = A player board is chosen now.
refusal-take-or-pass = Take a die, or pass.
refusal-act-now = The die lies on your board: carry out its Signoria action, an assignment, or hire a helper.
refusal-use-points = Advancement points are being used.
refusal-send-now = A Diplomatic Mission is being carried out.
refusal-marry-now = A Marriage is being arranged.
refusal-lay-now = A tile is being laid face down.
refusal-hire-now = A helper is being hired.
refusal-helpers-now = The helpers of the column may act now.
refusal-reward-now = Choose the bonus, or florins instead.
refusal-wedding-now = Arrange a wedding, or decline.
refusal-payment-now = Pay florins for points, or decline.
refusal-slot-full = Your { $colour } action slot has a die already.
refusal-no-such-die = There is no { $colour } { $die } on the game board.
refusal-nothing-to-do = None of the { $colour } actions can be carried out completely.
refusal-too-dear = That takes { $needed } florins at least; you have { $florins }.
refusal-wrong-number = This assignment takes { $least } to { $most } meeples.
refusal-too-few-meeples = { $meeples } meeples are needed; your available supply has { $have }.
refusal-not-possible = This action cannot be carried out completely.
refusal-wrong-column = This die hires into the { $colour } column.
refusal-helper-there = That slot ({ $helper }) has a helper already.
refusal-no-helpers-left = No helpers are left.
refusal-helper-too-dear = That helper ({ $helper }) costs { $fee } florins; you have { $florins }.
refusal-not-hired = You have not hired that helper ({ $helper }).
refusal-other-column = Only helpers of the { $colour } column may act now.
refusal-out-of-order = Helpers act once and in printed order.
refusal-idle-helper = That helper ({ $helper }) can do nothing now.
refusal-one-at-least = At least one must be used before you stop.
refusal-board-taken = Another seat has chosen the { $board } board.
refusal-careers-only = These points are for careers only.
refusal-initiative-only = These steps are for the initiative track only.
refusal-initiative-top = Your disc is on the top slot.
refusal-no-male = You have no male in your available supply.
refusal-career-top = Nobody goes beyond the top slot of a career.
refusal-nobody-there = You have nobody on slot { $slot } of the { $career } career.
refusal-city-closed = { $city } is not used in this game.
refusal-city-full = Every place of { $city } is taken.
refusal-rank-too-low = { $city } needs rank { $needed }; this slot has rank { $rank }.
refusal-dowry-too-low = The dowry there is { $needed } florins at least.
refusal-dowry-too-high = You have { $florins } florins and cannot pay a dowry of { $dowry }.

## Where points come from

source-missions = Diplomatic Missions
source-marriages = Marriages
source-initiative = initiative
source-helpers = helpers
source-weddings = weddings
source-rewards = reward tiles
source-payments = paid for
source-careers = men on careers
source-alliances = alliance rows

## On the board

board-round = Signorie · round { $round } of { $rounds }
board-supplies = { $tiles ->
    [one] 1 alliance tile
   *[other] { $tiles } alliance tiles
  } and { $helpers ->
    [one] 1 helper
   *[other] { $helpers } helpers
  } left
board-no-rewards = The game is being set up.
board-rewards = Rewards
board-reward-points = { $each } VP × { $what }
board-with-bonus = { $florins } fl. instead of the bonus · weddings: { $points } VP in turn{ $also ->
    [0] {""}
   *[other] , with { $also } fl. this round
  }
board-with-points = with the reward one may pay { $price } fl. for { $points } VP
board-dice = dice
board-placed = placed
board-signoria = Signoria
board-assignment = assigns
board-hires = hires
board-needs-hint = +2: so many florins beside the die · ✗: not possible now · helpers: fee and effect
board-slot = slot
board-points = VP
board-rank = rank
board-initiative = initiative
board-initiative-points = { $points } VP
board-cities = cities
board-places = places
board-marriage = marriage, wanted by
board-mission = mission, wanted by
board-closed = not used in this game
board-turn-order = turn order
board-vp = VP
board-florins = fl.
board-sum = dice
board-brides = wed
board-passed = passed
board-threshold-space = On the threshold space:
board-plan = Plan of
board-player-board = { $board } board
board-no-board = Player boards are being chosen.
board-beside = tiles
board-wanted = still wanted
board-value = at the end
board-face-down = { $count } face down
board-row-scores = { $points } VP
board-row-lacks = { $count ->
    [one] 1 tile short ({ $points } VP)
   *[other] { $count } tiles short ({ $points } VP)
  }
board-effect-florins = { $n } fl.
board-effect-points = { $n } VP
board-effect-male = { $count ->
    [one] 1 male
   *[other] { $n } males
  }
board-effect-female = { $count ->
    [one] 1 female
   *[other] { $n } females
  }
board-effect-offspring = { $count ->
    [one] offspring
   *[other] offspring × { $n }
  }
board-effect-threshold = threshold +{ $n }
board-effect-tracks = { $count ->
    [one] 1 step
   *[other] { $n } steps
  }
board-effect-career = { $n } career
board-effect-initiative = { $n } initiative
board-effect-mission = { $count ->
    [one] mission
   *[other] { $n } missions
  }
board-effect-marriage = { $count ->
    [one] marriage
   *[other] { $n } marriages
  }
board-effect-alliance = { $count ->
    [one] tile face down
   *[other] { $n } tiles face down
  }
board-effect-hire = { $cheaper ->
    [0] hire any
   *[other] hire any, −{ $cheaper } fl.
  }

## Options

option-choose_boards = Seats choose their player boards one after the other instead of being dealt one.

## What things are called

name-yellow = yellow
name-red = red
name-violet = violet
name-grey = grey
name-turquoise = turquoise
name-purple = purple
name-blue = blue

name-yellow-top = yellow top
name-yellow-middle = yellow middle
name-yellow-bottom = yellow bottom
name-red-top = red top
name-red-middle = red middle
name-red-bottom = red bottom
name-violet-top = violet top
name-violet-middle = violet middle
name-violet-bottom = violet bottom
name-grey-top = grey top
name-grey-middle = grey middle
name-grey-bottom = grey bottom
name-turquoise-top = turquoise top
name-turquoise-middle = turquoise middle
name-turquoise-bottom = turquoise bottom

name-top = top
name-middle = middle
name-bottom = bottom

name-male = male
name-female = female
name-political = political
name-clerical = clerical
name-military = military

name-initiative = initiative
name-threshold = threshold
name-alliance = tile face down
name-florins = florins
name-career = careers
name-tracks = tracks
name-mission = mission
name-marriage = marriage
name-offspring = offspring
name-helper = helper
name-meeples = meeples
name-helpers = helpers
name-cities = cities
name-married = married men
name-alliances = alliance tiles
name-careers = men on careers

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

