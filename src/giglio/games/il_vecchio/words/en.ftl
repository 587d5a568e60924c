# Il Vecchio in English: what happens, what is asked, what is refused, and what things are called.

## What happens

the-track = { $track_slug ->
    [venice] Venice
    [milan] Milan
    [church] the Church
    [council] the council
   *[nobility] the nobility
  }

# An amount of something, by $token and $count.
token-count = { $token_slug ->
    [florins] { $count ->
        [one] 1 florin
       *[other] { $count } florins
      }
    [assassin] { $count ->
        [one] 1 assassin
       *[other] { $count } assassins
      }
    [knight] { $count ->
        [one] 1 knight
       *[other] { $count } knights
      }
    [abbot] { $count ->
        [one] 1 abbot
       *[other] { $count } abbots
      }
    [scroll] { $count ->
        [one] 1 scroll
       *[other] { $count } scrolls
      }
    [carriage] { $count ->
        [one] 1 carriage
       *[other] { $count } carriages
      }
   *[bishop] { $count ->
        [one] 1 bishop
       *[other] { $count } bishops
      }
  }

event-middleman-placed = The { $colour } middleman begins in { $town }.
event-starts = { $seat } is the starting player.
event-receives = { $seat } receives { $florins ->
    [0] no florins.
    [one] 1 florin.
   *[other] { $florins } florins.
  }
event-sees = { $seat } looks at { $tiles_count ->
    [one] a tile: { $tiles }.
   *[other] { $tiles_count } tiles: { $tiles }.
  }
event-begins-with = { $seat } begins with the council tile “{ $tile }”.
event-rolls = { $seat } rolls { $sum }.
event-chooses-area = { $seat } chooses area { $area }.
event-places = { $seat } places a member in { $town }.
event-round-begins = Round { $round } begins.
event-double-turns = The double turns begin.
event-chooses-member = { $seat } acts with the member in { $town }.
event-walks = The member of { $seat } travels from { $from_town } to { $town } for { $cost ->
    [0] nothing.
    [one] 1 florin.
   *[other] { $cost } florins.
  }
event-rides = The member of { $seat } rides from { $from_town } to { $town } in a carriage.
event-lies-down = The member of { $seat } in { $town } lies down.
event-pays-bishop = { $seat } pays a bishop for help in { $town }.
event-middleman-moves = The { $colour } middleman moves on to { $town }.
event-takes = { $seat } takes { token-count } in { $town }.
event-buys-scroll = { $seat } buys one more scroll for { $cost ->
    [0] nothing.
    [one] 1 florin.
   *[other] { $cost } florins.
  }
event-council-brings = The council tile “{ $tile }” brings { $seat } { token-count }.
event-pays-followers = { $seat } pays for { $region }: { paid-assassins }{ paid-and }{ paid-knights }{ paid-with }{ paid-abbots }.
paid-assassins = { $assassins ->
    [0] {""}
    [one] 1 assassin
   *[other] { $assassins } assassins
  }
paid-and = { $assassins ->
    [0] {""}
   *[other] { $knights ->
        [0] { $abbots ->
            [0] {""}
           *[other] {" and "}
          }
       *[other] { $abbots ->
            [0] {" and "}
           *[other] {", "}
          }
      }
  }
paid-knights = { $knights ->
    [0] {""}
    [one] 1 knight
   *[other] { $knights } knights
  }
paid-with = { $knights ->
    [0] {""}
   *[other] { $abbots ->
        [0] {""}
       *[other] {" and "}
      }
  }
paid-abbots = { $abbots ->
    [0] {""}
    [one] 1 abbot
   *[other] { $abbots } abbots
  }
event-pays-florins = { $seat } pays { $cost ->
    [0] nothing
    [one] 1 florin
   *[other] { $cost } florins
  } for the province.
event-takes-office = { $seat } pays { $scrolls ->
    [0] nothing
    [one] 1 scroll
   *[other] { $scrolls } scrolls
  }{ $florins ->
    [0] {""}
    [one] {" and 1 florin"}
   *[other] {" and "}{ $florins } florins
  } for an office in { the-track }.
event-enters-track = A member of { $seat } comes to space { $space } of { the-track } ({ $points ->
    [one] 1 point
   *[other] { $points } points
  }).
event-joins-full-track = A member of { $seat } joins the full track of { the-track } ({ $points ->
    [one] 1 point
   *[other] { $points } points
  }).
event-claims-tile = { $seat } chooses the province tile “{ $tile }”.
event-keeps-tile = { $seat } keeps the tile “{ $tile }”.
event-puts-back = { $seat } keeps a { $track } tile face down and puts the others under the stack.
event-turns-up = { $seat } turns up the council tile “{ $tile }”.
event-reinforces = { $seat } calls for reinforcement.
event-recovers = { $seat } recovers: { $count ->
    [0] nobody was lying
    [one] 1 member stands up
   *[other] { $count } members stand up
  }, { $florins ->
    [0] no florins.
    [one] 1 florin.
   *[other] { $florins } florins.
  }
event-takes-crest = { $seat } takes a crest; { $left ->
    [0] none is left.
    [one] 1 is left.
   *[other] { $left } are left.
  }
event-token-moves = The additional cost token moves to the stack of the nobility.
event-last-crest = That was the last crest: the round is played to its end, then come the double turns.
event-event = Event: { $event_slug ->
    [levy] levy. All must give something.
    [middlemen] the middlemen move on.
   *[member] everybody lays down a member, or takes a lying one back into the supply.
  }
event-gives = { $seat } gives { token-count }.
event-has-nothing = { $seat } has nothing to give.
event-has-nobody = { $seat } has no member in a town and is spared.
event-lays-member = { $seat } lays down a member in { $town }.
event-returns-member = { $seat } takes the lying member in { $town } back into the supply.
event-uses-tile = { $seat } uses the province tile “{ $tile }”.
event-reuses-tile = { $seat } uses the province tile “{ $tile }” once more.
event-pays-tile = { $seat } pays { token-count }.
event-gains = { $seat } receives { token-count }.
event-passes = { $seat } passes the double turn.
event-shows-nobility = { $seat } scores { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
  } with { $tiles_count ->
    [0] no nobility tiles.
    [one] the nobility tile “{ $tiles }”.
   *[other] { $tiles_count } nobility tiles: { $tiles }.
  }
event-final-score = { $seat } has { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
event-wins = { $seat } wins with { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }
event-shares-victory = { $seat } shares the victory with { $points ->
    [one] 1 point.
   *[other] { $points } points.
  }

## What is asked

ask-choosing = { $seat }: which council tile do you begin with?
ask-area = { $seat }: beside which area do you place two members?
ask-placing = { $seat }: in which town { $area ->
    [0] (any)
   *[other] beside area { $area }
  } does a member come? { $to_place ->
    [one] {""}
   *[other] { $to_place } are to be placed.
  }
ask-acting = { $seat }: act with a member, reinforce{ $final ->
    [true] , recover, or pass the double turn?
   *[false] {" or recover?"}
  }
ask-travelling = { $seat }: does the member in { $town } stay or travel first?
ask-help = { $seat }, { $town }: does the member lie down, or is a bishop paid?
ask-goods = { $seat }: what do you take in { $town }?
ask-buying = { $seat }: buy one more scroll?
ask-followers = { $seat }: which followers do you pay for { $track }?
ask-paying = { $seat }: how is the province paid? It costs { $cost ->
    [one] 1 florin.
   *[other] { $cost } florins.
  }
ask-office = { $seat }: council or nobility?
ask-levy = { $seat }: what do you give for the levy – { $levy } florins, or one of anything else?
ask-member = { $seat }: which member lies down, or goes back to the supply?
ask-province = { $seat }: which province tile of { $track } do you choose?
ask-tiles = { $seat }: which tile do you keep?
ask-price = { $seat }: what do you pay for “{ $tile }”?
ask-gain = { $seat }: what do you take?
ask-rolling = { $seat }: roll for one more member?
ask-after = { $seat }: use province tiles, or end this turn?

## What can be done

action-done = done
action-pass = pass the double turn
action-reinforce = reinforcement: bring in a member
action-recover = recovery: members stand up
action-stay = act here, without travelling
action-lie = the member lies down
action-bishop = pay a bishop, the member keeps standing
action-buy = buy one more scroll
action-coins = pay the florins
action-free = use the tile that waives the florins
action-council = enter the council
action-nobility = enter the nobility
action-roll = roll for one more member
action-take = take { $token }
action-give = give { $token }
action-area = area { $number }
action-pay = pay assassins: { $assassins }, knights: { $knights }, abbots: { $abbots }
action-member = act with the member in { $town }
action-walk = walk to { $town }
action-ride = ride to { $town } in a carriage
action-place = place a member in { $town }
action-lay = lay down a member in { $town }
action-return = take the lying member in { $town } back
action-use = use “{ $tile }”
action-reuse = use “{ $tile }” once more
action-claim = choose “{ $tile }”
action-keep = keep “{ $tile }”

## What is refused

refusal-choose-tile = Choose the council tile you begin with.
refusal-choose-area = Choose an area for your members.
refusal-place-now = A member is being placed: name a town.
refusal-act-now = Choose a member, reinforce, recover, or use a province tile.
refusal-travel-now = Say where the chosen member acts: stay, walk or ride.
refusal-help-now = Let the member lie down, or pay a bishop.
refusal-take-now = Say what you take in this town.
refusal-buy-or-not = Buy one more scroll, or go on with “done”.
refusal-pay-followers-now = Followers are to be paid now.
refusal-pay-florins-now = The florins of the province are to be paid now.
refusal-office-now = Choose the council or the nobility.
refusal-levy-now = The levy must be paid first.
refusal-member-now = A member must lie down or go back to the supply first.
refusal-claim-now = Choose a province tile of this region.
refusal-keep-now = Choose one of the tiles before you.
refusal-price-now = Pay what the tile asks.
refusal-gain-now = Say what you take.
refusal-roll-or-not = Roll for one more member, or go on with “done”.
refusal-after-now = Your action is done: use province tiles, or end your turn with “done”.
refusal-pass-only-double = Only a double turn can be passed.
refusal-pass-too-late = A double turn is passed as a whole, before anything else.
refusal-no-supply = You have no member in your supply.
refusal-member-stuck = There is nothing your member in { $town } could reach and carry out.
refusal-member-lies = Your member in { $town } is lying down.
refusal-no-member = You have no member in { $town }.
refusal-tile-used = The province tile “{ $tile }” has been used.
refusal-not-your-tile = You do not have the province tile “{ $tile }”.
refusal-no-reuse = You have no tile for using another once more.
refusal-tile-not-used = “{ $tile }” is no used tile of yours.
refusal-tile-when-paying = The tile “{ $tile }” serves while a province is being paid.
refusal-name-used-tile = Name the tile that is used once more: “reuse …”.
refusal-nobody-in-towns = You have no member in a town.
refusal-tile-too-dear = You cannot pay what the tile “{ $tile }” asks.
refusal-already-there = The member is in { $town } already: “stay”.
refusal-no-carriage = You have no carriage.
refusal-too-far = The way to { $town } costs { $cost ->
    [one] 1 florin
   *[other] { $cost } florins
  }; you have { $florins }.
refusal-no-help = In { $town } there is no middleman, and you have no bishop.
refusal-followers-missing = You lack the followers for { $region }.
refusal-followers-unfit = { $region } asks for other followers.
refusal-wrong-number = { $region } asks for { $needed ->
    [one] 1 follower.
   *[other] { $needed } followers.
  }
refusal-province-too-dear = The next space costs { $cost ->
    [one] 1 florin
   *[other] { $cost } florins
  }; you would have { $florins }.
refusal-track-full = Every space of this track ({ $track }) is taken.
refusal-scrolls-missing = { $needed ->
    [one] 1 scroll is needed
   *[other] { $needed } scrolls are needed
  }; you have { $scrolls }.
refusal-office-too-dear = The token on this stack asks for { $cost ->
    [one] 1 florin
   *[other] { $cost } florins
  }; you would have { $florins }.
refusal-no-free-tile = You have no tile that waives the florins.
refusal-levy-florins = In florins the levy is { $needed }; you have { $florins }.
refusal-nothing-to-give = You have nothing of this kind to give: { $token }.
refusal-nobody-stands = No member of yours is standing in { $town }.
refusal-nobody-lies = No member of yours is lying in { $town }.
refusal-no-area = There is no area with the number { $number }.
refusal-not-beside = { $town } is not beside area { $area }.
refusal-must-place = This member must come to a town.
refusal-no-bishop = You have no bishop.
refusal-no-middleman = The { $colour } middleman is elsewhere.
refusal-not-given-here = { $town } does not bring this: { $token }.
refusal-other-region = The tile “{ $tile }” belongs to another region.
refusal-tile-taken = Somebody has taken the tile “{ $tile }”.
refusal-not-seen = The tile “{ $tile }” is not before you.
refusal-tile-asks-other = The tile asks for other things.
refusal-not-offered = This is not among what you may take: { $token }.

## Where points come from

source-nobility-tiles = nobility tiles
source-regions = regions
source-council = council
source-nobility = nobility
source-presence = on all tracks
source-majorities = majorities
source-crests = crests
source-passing = passing

## On the board

board-round = Il Vecchio · round { $round }
board-setting-up = Il Vecchio · setting up
board-double-turns = Il Vecchio · double turns
board-crests-left = { $left } of { $crests } crests left
board-legend = [br]: the middleman is there · AB(C): A and B stand, C lies · ‹8›: area
board-colours = towns and middlemen
board-events = Events not yet seen: { $events }
board-token = Additional cost token: { $track }
board-on-foot = On foot from { $town }:
board-tracks = tracks
board-beyond = beyond
board-majority = majority
board-tracks-hint = 4→3{ $crest }: costs 4 florins, scores 3 points, with a crest · A 3: A is there
board-region = { $region } (from { $gate }, for { $followers })
board-kinds = { $counts } followers of different kinds
board-stack = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  }
board-known = put under it: { $tiles }
board-vp = VP
board-supply = supply
board-in_towns = in towns
board-short-florins = fl.
board-short-assassin = ass.
board-short-knight = kni.
board-short-abbot = abb.
board-short-scroll = scr.
board-short-carriage = car.
board-short-bishop = bis.
board-short-supply = supply
board-short-in_towns = towns
board-council-tiles = council:
board-new-council-tile = council, face down:
board-hidden-council = council: 1 face down
board-province-tiles = provinces:
board-used-tiles = used:
board-nobility-tiles = nobility:
board-hidden-nobility = nobility: { $count } face down
board-before-you = To choose from:
board-if-over = if it ended now
board-short-nobility-tiles = tiles
board-short-regions = regions
board-short-council = coun.
board-short-nobility = nob.
board-short-presence = all 5
board-short-majorities = maj.
board-short-crests = crests
board-short-passing = pass

board-amount-florins = { $n } fl.
board-amount-followers = { $n ->
    [one] 1 follower
   *[other] { $n } followers
  }
board-amount-assassin = { $n ->
    [one] 1 assassin
   *[other] { $n } assassins
  }
board-amount-knight = { $n ->
    [one] 1 knight
   *[other] { $n } knights
  }
board-amount-abbot = { $n ->
    [one] 1 abbot
   *[other] { $n } abbots
  }
board-amount-scroll = { $n ->
    [one] 1 scroll
   *[other] { $n } scrolls
  }
board-amount-carriage = { $n ->
    [one] 1 carriage
   *[other] { $n } carriages
  }
board-amount-bishop = { $n ->
    [one] 1 bishop
   *[other] { $n } bishops
  }
board-use-any-followers = pay with any followers
board-use-no-florins = province without florins
board-use-again = a used tile once more
board-use-roll = member by a roll
board-use-place = member in any town
board-use-members = 1 fl. per member in towns
board-for-price = { $what } for { $price }
board-points = { $n } VP
board-at-most = { $what } (at most { $n })
board-counts-supply-pairs = { $points } per 2 members in the supply
board-counts-three-colours = { $points } for members in white, gray and black towns
board-counts-town-pairs = { $points } per 2 members in towns
board-counts-region-sets = { $points } per 3 members in three regions
board-counts-region-pairs = { $points } per 2 members in regions
board-counts-neighbours = { $points } per 2 neighbours on a track
board-counts-nobles = { $points } per member in the nobility
board-counts-one-of-each = { $points } for a follower, florin, scroll, carriage and bishop
board-counts-councillors = { $points } per member in the council
board-counts-unused-provinces = { $points } per unused province tile
board-counts-carriages-with-bishops = { $points } per carriage with a bishop
board-counts-crests = { $points } for crests

board-tag-brown = br
board-tag-black = bk
board-tag-gray = gy
board-tag-white = wh
board-tag-purple = pu
board-tag-green = gn
board-tag-red = rd
board-tag-florence = FL

## Options

option-free_reinforcement = Reinforcement asks for no roll: the member comes to any town.
option-quiet_crests = Crests are taken, but their events are not carried out.
option-less_luck = The variant with less luck: free reinforcement and quiet crests.

## What things are called

name-brown = brown
name-black = black
name-gray = gray
name-white = white
name-purple = purple
name-green = green
name-red = red

name-florins = florins
name-assassin = assassin
name-knight = knight
name-abbot = abbot
name-scroll = scroll
name-carriage = carriage
name-bishop = bishop

name-venice = Venice
name-milan = Milan
name-church = the Church
name-council = council
name-nobility = nobility

name-levy = levy
name-middlemen = middlemen
name-member = member

name-milan-recruits = followers for a scroll
name-milan-florins = florins
name-milan-any-followers = any followers pay
name-milan-scrolls = scrolls for a follower
name-milan-follower = a follower
name-milan-clergy = bishop and carriage
name-venice-scroll = a scroll
name-venice-knight = a knight
name-venice-assassin = an assassin
name-venice-abbot = an abbot
name-venice-members = florins for members
name-venice-roll = a member by a roll
name-church-again = a tile once more
name-church-exchange = exchange
name-church-no-florins = province without florins
name-church-purchase = follower and scroll for florins
name-church-gift = follower, scroll or florins
name-church-place = a member in any town

name-council-scroll = scrolls
name-council-carriage = carriages
name-council-florins = florins
name-council-bishop = bishops
name-council-follower = followers
name-council-recovery = recovery
name-council-abbot = abbots
name-council-reinforcement = reinforcement
name-council-knight = knights
name-council-province = provinces
name-council-assassin = assassins
name-council-florence = offices in Florence

name-nobility-supply = supply
name-nobility-colours = three colours
name-nobility-towns = towns
name-nobility-sets = all three regions
name-nobility-regions = regions
name-nobility-neighbours = neighbours
name-nobility-nobles = nobles
name-nobility-purse = one of everything
name-nobility-councillors = councillors
name-nobility-unused = unused province tiles
name-nobility-coaches = carriages with bishops
name-nobility-crests = crests

name-florence = Florence
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
