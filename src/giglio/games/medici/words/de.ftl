# Medici auf Deutsch: was geschieht, was gefragt und was abgelehnt wird, und wie die Dinge heißen.

## Was geschieht

event-day-begins = Tag { $day } beginnt mit { $cards } Karten im Stapel. { $seat } fängt an.
event-draws = { $seat } deckt { $card } auf. { $left ->
    [0] Der Stapel ist leer.
    [one] Eine Karte liegt noch im Stapel.
   *[other] { $left } Karten liegen noch im Stapel.
  }
event-offers = { $seat } bietet den Posten an: { $cards }.
event-bids = { $seat } bietet { $amount }.
event-passes = { $seat } passt.
event-cannot-load = { $seat } muss passen: { $room ->
    [one] Im Schiff ist nur noch Platz für eine Karte.
   *[other] Im Schiff ist nur noch Platz für { $room } Karten.
  }
event-cannot-pay = { $seat } muss passen: { $florins ->
    [0] Es sind keine Florin mehr da.
    [one] 1 Florin reicht nicht.
   *[other] { $florins } Florin reichen nicht.
  }
event-unsold = Niemand will den Posten von { $seat }. Er ist für heute aus dem Spiel.
event-buys = { $seat } zahlt { $amount } Florin und lädt { $cards }.
event-ships-full = Alle anderen Schiffe sind voll, der Tag endet. { $seat } füllt das eigene vom Stapel auf.
event-deck-out = Der Stapel ist aufgebraucht, der Tag endet.
event-fills-free = { $seat } lädt { $card } umsonst.
event-ship-pays = Das Schiff von { $seat } ist { $cargo } wert und bringt { $amount ->
    [0] nichts.
   *[other] { $amount } Florin.
  }
event-counters-rise = { $seat } rückt auf den Leisten vor: { $commodities }.
event-track-award = { $seat } steht auf der Leiste { $commodity } auf Stufe { $level } und erhält { $amount } Florin.
event-track-bonus = { $seat } hat auf der Leiste { $commodity } Stufe { $level } erreicht: { $amount } Florin Bonus.
event-wins = { $seat } gewinnt mit { $florins } Florin.
event-shares-victory = { $seat } teilt sich den Sieg mit { $florins } Florin.

## Was gefragt wird

ask-selecting = { $seat } stellt einen Posten zusammen: noch eine Karte aufdecken oder aufhören?
ask-bidding = { $seat } ist gefragt: bieten oder passen?

## Was man tun kann

action-draw = noch eine Karte aufdecken
action-stop = aufhören und den Posten anbieten
action-pass = passen
action-bid = { $amount } Florin bieten

## Was abgelehnt wird

refusal-no-auction = Niemand bietet, bevor der Posten vollständig ist: aufdecken oder aufhören.
refusal-auction-runs = Der Posten ist vollständig und wird versteigert: bieten oder passen.
refusal-too-low = Das Gebot steht bei { $high }; es muss höher sein.
refusal-too-dear = Mit { $florins } Florin lassen sich keine { $amount } bieten.

## Woher die Florin kommen

source-start = Startgeld
source-bids = für Posten bezahlt
source-ships = Schiffe
source-awards = Prämien auf den Leisten
source-bonuses = Boni auf den Leisten

## Wie die Dinge heißen

name-cloth = Stoff
name-cloth-0 = { name-cloth } 0
name-cloth-1 = { name-cloth } 1
name-cloth-2 = { name-cloth } 2
name-cloth-3 = { name-cloth } 3
name-cloth-4 = { name-cloth } 4
name-cloth-5 = { name-cloth } 5

name-spice = Gewürz
name-spice-0 = { name-spice } 0
name-spice-1 = { name-spice } 1
name-spice-2 = { name-spice } 2
name-spice-3 = { name-spice } 3
name-spice-4 = { name-spice } 4
name-spice-5 = { name-spice } 5

name-grain = Getreide
name-grain-0 = { name-grain } 0
name-grain-1 = { name-grain } 1
name-grain-2 = { name-grain } 2
name-grain-3 = { name-grain } 3
name-grain-4 = { name-grain } 4
name-grain-5 = { name-grain } 5

name-dye = Farbe
name-dye-0 = { name-dye } 0
name-dye-1 = { name-dye } 1
name-dye-2 = { name-dye } 2
name-dye-3 = { name-dye } 3
name-dye-4 = { name-dye } 4
name-dye-5 = { name-dye } 5

name-fur = Pelz
name-fur-0 = { name-fur } 0
name-fur-1 = { name-fur } 1
name-fur-2 = { name-fur } 2
name-fur-3 = { name-fur } 3
name-fur-4 = { name-fur } 4
name-fur-5 = { name-fur } 5

name-gold = Gold

## Das Brett

board-day = Medici · Tag { $day } von { $days }
board-deck = { $cards ->
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
  }
board-unsold = Heute unverkauft: { $cards }
board-lot = Posten von
board-worth = Wert { $worth }
board-no-lot = Kein Posten im Angebot
board-selecting = Der Posten wird zusammengestellt
board-no-bid = Noch kein Gebot
board-high-bid = Höchstgebot { $amount }
board-cargo = Ladung
board-florins = Florin
board-tracks = Leisten
board-ship = Schiff
