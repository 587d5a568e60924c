# Die Fürsten von Florenz auf Deutsch: was geschieht, gefragt und abgelehnt wird, wie alles heißt.

einen-object = { $object_slug ->
    [forest] einen Wald
    [lake] einen See
    [park] einen Park
    [jester] einen Gaukler
    [builder] einen Baumeister
    [prestige] eine Prestigekarte
    [recruiting] eine Abwerbekarte
   *[landscape] eine Landschaft
  }
den-object = { $object_slug ->
    [forest] den Wald
    [lake] den See
    [park] den Park
    [jester] den Gaukler
    [builder] den Baumeister
    [prestige] die Prestigekarte
    [recruiting] die Abwerbekarte
   *[landscape] die Landschaft
  }
einen-building = { $building_slug ->
    [tower] einen Turm
    [laboratory] ein Laboratorium
    [studio] ein Atelier
    [hospital] ein Hospital
    [theater] ein Theater
   *[other] eine { $building }
  }
piece-article = { $piece_slug ->
    [forest] der
    [lake] der
    [park] der
    [tower] der
    [laboratory] das
    [studio] das
    [hospital] das
    [theater] das
   *[other] die
  }
den-piece = { $piece_slug ->
    [forest] den Wald
    [lake] den See
    [park] den Park
    [tower] den Turm
   *[other] { piece-article } { $piece }
  }
den-character = { $character_slug ->
    [banker] den Bankier
    [cardinal] den Kardinal
    [merchant] den Händler
    [professor] den Professor
   *[other] die { $character }
  }
dem-character = { $character_slug ->
    [muse] der Muse
    [princess] der Prinzessin
   *[other] dem { $character }
  }
deck-cards = { $deck_slug ->
    [profession] Personenkarten
    [prestige] Prestigekarten
   *[bonus] Bonuskarten
  }
einen-deck = { $deck_slug ->
    [profession] eine Personenkarte
    [prestige] eine Prestigekarte
   *[bonus] eine Bonuskarte
  }
so-many-points = { $points ->
    [0] keine Prestigepunkte
    [one] 1 Prestigepunkt
   *[other] { $points } Prestigepunkte
  }

## Was geschieht

event-starts = { $seat } hat die Startspielerfigur.
event-freedom-drawn = Ein weiteres Freiheitsplättchen liegt bereit: { $freedom }.
event-is-dealt = { $seat } bekommt { $cards }.
event-returns-card = { $seat } behält drei Personenkarten und gibt eine zurück.
event-returned = { $seat } gab die Karte „{ $profession }“ zurück.
event-round-begins = Runde { $round } beginnt, { $seat } fängt an. Der Mindestwerkwert ist { $minimum }.
event-names = { $seat } bringt { einen-object } zur Versteigerung und bietet { $amount }.
event-declines = { $seat } verzichtet und bietet in dieser Runde nicht mehr mit.
event-cannot-name = { $seat } kann nichts zur Versteigerung bringen und bietet in dieser Runde nicht mehr mit.
event-bids = { $seat } bietet { $amount }.
event-passes = { $seat } passt.
event-cannot-bid = { $seat } muss passen.
event-sells-points = { $seat } verkauft { so-many-points } für { $florins } Florin.
event-acquires = { $seat } zahlt { $amount } Florin und bekommt { einen-object }.
event-takes-free = Der Händler bringt { $seat } { einen-object } umsonst.
event-chooses = { $seat } wählt { $landscape_slug ->
    [forest] einen Wald.
    [lake] einen See.
   *[park] einen Park.
  }
event-lays = { $seat } legt { den-piece } auf { $spaces }{ $points ->
    [0] .
   *[other] {" "}und erhält { so-many-points }.
  }
event-builder-scores = { $seat } erhält { so-many-points } für den { $builders }. Baumeister.
event-looks = { $seat } sieht sich { $count ->
    [one] die oberste Karte
   *[other] die obersten { $count } Karten
  } vom Stapel der { deck-cards } an.
event-sees = { $seat } sieht { $cards }.
event-keeps = { $seat } behält „{ $card }“.
event-puts-under = { $seat } legt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } unter den Stapel der { deck-cards }.
event-orders = { $seat } legte unter den Stapel der { deck-cards }, die oberste zuerst: { $cards }.
event-recruits = { $seat } wirbt die Karte „{ $profession }“ von { $victim } ab.
event-recruits-later = { $seat } behält die Abwerbekarte für später.
event-offers = { $seat } bietet { $amount } Florin für { den-character }.
event-is-displaced = { $seat } wird bei { dem-character } überboten und nimmt den Spielstein zurück.
event-passes-characters = { $seat } passt und bietet für keinen Charakter mehr.
event-wins-character = { $seat } ersteigert { den-character } für { $amount } Florin.
event-banker-pays = Der Bankier bringt { $seat } { $florins } Florin.
event-banker-grows = Niemand hat den Bankier genommen: Jetzt liegen { $florins } Florin auf der Karte.
event-uses = { $seat } setzt { den-character } ein.
event-merchant-scores = { $seat } setzt auf Rang { $rank } den Händler ein und erhält { so-many-points }.
event-professor-draws = Der Professor bringt { $seat } { einen-deck }.
event-returns-character = { $seat } gibt { den-character } ungenutzt zurück.
event-begins-work = { $seat } spielt für ein Werk die Karte „{ $profession }“.
event-adds-bonus = { $seat } spielt die Bonuskarte „{ $bonus }“ dazu: { $value } mehr.
event-completes-work = { $seat } vollbringt das Werk „{ $profession }“. Der Werkwert ist { $value }: { $cards } für Karten{ $building ->
    [0] {""}
   *[other] , { $building } für das Gebäude
  }{ $landscape ->
    [0] {""}
   *[other] , { $landscape } für die Landschaft
  }{ $freedom ->
    [0] {""}
   *[other] , { $freedom } für die Freiheit
  }{ $jesters ->
    [0] {""}
   *[other] , { $jesters } für Gaukler
  }{ $bonus ->
    [0] {""}
   *[other] , { $bonus } für Bonuskarten
  }{ $muse ->
    [0] {""}
   *[other] , { $muse } für die Muse
  }.
event-princess-works = { $seat } vollbringt ein Werk mit der Prinzessin. Der Werkwert ist { $value }{ $muse ->
    [0] {""}
   *[other] , davon { $muse } für die Muse
  }.
event-is-paid = { $seat } erhält { $florins } Florin.
event-exchanges = { $points ->
    [0] { $seat } behält das Geld.
   *[other] { $seat } tauscht { $florins } Florin gegen { so-many-points }.
  }
event-builds = { $seat } baut { einen-building } { $florins ->
    [0] ohne Kosten.
   *[other] für { $florins } Florin.
  }
event-introduces = { $seat } führt die { $freedom } ein und zahlt { $florins } Florin.
event-pays-for-card = { $seat } zahlt { $florins } Florin für { einen-deck }.
event-ends-turn = { $seat } beendet den Zug{ $left ->
    [0] .
    [one] {" "}und lässt eine Aktion aus.
   *[other] {" "}und lässt { $left } Aktionen aus.
  }
event-best-work = { $seat } erhält { so-many-points } für das beste Werk, { $value }.
event-no-best-work = In dieser Runde hat niemand ein Werk vollbracht.
event-banker-exchanges = { $points ->
    [0] { $seat } hat beim Bankier nichts zu tauschen.
   *[other] { $seat } tauscht beim Bankier { $florins } Florin gegen { so-many-points }.
  }
event-prestige-scores = { $seat } erhält { so-many-points } für die Prestigekarte „{ $prestige }“.
event-wins = { $seat } gewinnt mit { $points } Prestigepunkten.
event-wins-by-money = { $seat } gewinnt mit { $points } Prestigepunkten und { $florins } Florin, mehr Geld als die anderen mit ebenso vielen Punkten.
event-shares-victory = { $seat } teilt sich den Sieg mit { $points } Prestigepunkten und { $florins } Florin.

## Was gefragt wird

and-sells = { $bid_sells ->
    [0] {""}
    [one] {" "}Dafür wird 1 Prestigepunkt verkauft.
   *[other] {" "}Dafür werden { $bid_sells } Prestigepunkte verkauft.
  }
ask-dealing = { $seat }: Welche Personenkarte geht zurück?
ask-naming = { $seat }: etwas für { $opening } Florin zur Versteigerung bringen oder verzichten?{ and-sells }
ask-bidding = { $seat }: { $next_bid } für { den-object } bieten oder passen?{ and-sells }
ask-last = { $seat }: zum Schluss etwas für { $opening } Florin nehmen oder verzichten?{ and-sells }
ask-favour = { $seat }: { den-object } mit dem Händler umsonst nehmen, oder { $high_bid } zahlen und Punkte nehmen?
ask-choosing = { $seat }: Welche Landschaft?
ask-laying = { $seat }: Wo liegt { piece-article } { $piece }?
ask-keeping = { $seat }: Welche Karte bleibt?
ask-ordering = { $seat }: Welche Karte liegt zuoberst von denen, die unter den Stapel der { deck-cards } kommen?
ask-recruit-now = { $seat }: jetzt gleich jemanden abwerben oder später?
ask-offering = { $seat }: für einen Charakter bieten oder passen?
ask-just-won = { $seat }: den Charakter jetzt gleich einsetzen oder später?
ask-lapsing = { $seat }: den Charakter jetzt einsetzen oder zurückgeben?
ask-professor-deck = { $seat }: eine Prestigekarte oder eine Bonuskarte?
ask-acting = { $left ->
    [0] { $seat }: Keine Aktion ist übrig. Fertig?
    [one] { $seat }: Welche Aktion? Noch eine.
   *[other] { $seat }: Welche Aktion? Noch { $left }.
  }
ask-adding = { $seat }: Das Werk „{ $profession }“ ist { $value } wert; nötig sind { $minimum }. Bonuskarten dazu, oder vollenden?
ask-exchanging = { $seat }: Wie viele Prestigepunkte gegen Geld? Höchstens { $most_points }.

## Was möglich ist

action-decline = verzichten
action-pass = passen
action-done = den Zug beenden
action-finish = das Werk vollenden
action-rest = die übrigen Karten unter den Stapel legen, wie sie kamen
action-later = für später behalten
action-free = umsonst nehmen
action-pay = zahlen und die Punkte des Händlers nehmen
action-name = { einen-object } zur Versteigerung bringen
action-take = { einen-object } nehmen
action-choose = { $landscape_slug ->
    [forest] einen Wald wählen
    [lake] einen See wählen
   *[park] einen Park wählen
  }
action-draw = { einen-deck } nehmen
action-introduce = die { $freedom } einführen
action-use = { den-character } einsetzen
action-build = { einen-building } bauen
action-exchange = { $points ->
    [0] alles Geld behalten
    [one] 1 Prestigepunkt gegen Geld nehmen
   *[other] { $points } Prestigepunkte gegen Geld nehmen
  }
action-offer = { $space } × 100 Florin für { den-character } bieten
action-lay = mit der Ecke auf { $space } legen, Drehung { $turn }
action-return = „{ $profession }“ zurückgeben
action-complete = das Werk „{ $profession }“ vollbringen
action-recruit = „{ $profession }“ abwerben
action-add = „{ $bonus }“ dazuspielen
action-keep = „{ $card }“ behalten
action-under = „{ $card }“ zuoberst legen
action-bid = { $amount } Florin bieten

## Was abgelehnt wird

refusal-return-first = Gib zuerst eine deiner Personenkarten zurück.
refusal-name-or-decline = Bring etwas zur Versteigerung oder verzichte.
refusal-bid-or-pass = Gerade wird versteigert: Erhöhe das Gebot oder passe.
refusal-take-or-decline = Nur du bist noch übrig: Nimm etwas oder verzichte.
refusal-free-or-pay = Nimm es mit dem Händler umsonst, oder zahle und nimm die Punkte.
refusal-choose-landscape = Wähle zuerst, welche Landschaft du nimmst.
refusal-lay-first = Lege zuerst das Teil in dein Fürstentum.
refusal-keep-first = Behalte zuerst eine der Karten, die du ansiehst.
refusal-order-first = Lege zuerst die übrigen Karten unter den Stapel.
refusal-recruit-or-later = Wirb jetzt jemanden ab oder behalte die Karte für später.
refusal-offer-or-pass = Biete für einen Charakter oder passe.
refusal-use-or-later = Setze den Charakter jetzt gleich ein oder später.
refusal-use-or-lose = Setze den Charakter jetzt ein, oder verzichte und gib ihn zurück.
refusal-choose-deck = Wähle zuerst den Stapel für den Professor.
refusal-take-actions = Das ist die Aktionsphase: Führe eine Aktion aus oder beende den Zug.
refusal-finish-work = Ein Werk ist im Gange: Spiele Bonuskarten dazu oder vollende es.
refusal-exchange-now = Sage zuerst, wie viele Prestigepunkte du gegen Geld nimmst.
refusal-too-dear = Das kostet { $needed } Florin; zahlen kannst du { $have }.
refusal-no-actions-left = Du hast alle Aktionen dieser Runde ausgeführt.
refusal-below-minimum = In dieser Runde muss ein Werk { $needed } wert sein; dieses kommt auf { $value }.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-not-seen = Diese Karte ist nicht unter denen, die du ansiehst: { $card }.
refusal-two-left = Zwei Karten sind übrig: Sage, welche zuoberst liegt.
refusal-no-recruiting-card = Du hast keine Abwerbekarte.
refusal-own-card = „{ $profession }“ liegt vor dir; bei sich selbst wirbt niemand ab.
refusal-not-face-up = „{ $profession }“ liegt bei keinem deiner Gegner offen aus.
refusal-landscapes-apart = Nenne Wald, See oder Park.
refusal-landscapes-as-one = Zu zweit sind Wald, See und Park ein einziges Angebot: Nenne die Landschaft.
refusal-stack-closed = Dieser Stapel ({ $object }) ist in dieser Runde schon versteigert worden.
refusal-stack-empty = Dieser Stapel ({ $object }) ist leer.
refusal-all-builders = Du hast schon { $count } Baumeister, mehr darf niemand haben.
refusal-fits-nowhere = In deinem Fürstentum ist dafür kein Platz.
refusal-highest-bid = Niemand bietet mehr als { $most } Florin, alles Geld im Spiel.
refusal-wrong-step = Das nächste Gebot ist { $needed }, nicht mehr und nicht weniger.
refusal-no-such-turn = { $turns ->
    [one] Dieses Teil sieht immer gleich aus: r1.
   *[other] Dieses Teil lässt sich auf { $turns } Arten drehen und wenden, r1 bis r{ $turns }.
  }
refusal-outside-grid = Mit der Ecke auf { $space } läge das Teil nicht ganz im Raster.
refusal-overlaps = Das Teil würde verdecken, was schon dort liegt.
refusal-beside-building = Ohne zwei Baumeister grenzt kein Gebäude an ein anderes oder an den Palazzo.
refusal-built-already = Das hast du schon gebaut: { $building }.
refusal-none-left = Davon ist keines mehr da: { $building }.
refusal-one-freedom = In einer Runde wird nur eine Freiheit eingeführt.
refusal-freedom-there = Die { $freedom } hast du schon eingeführt.
refusal-no-freedom-left = Für die { $freedom } ist kein Plättchen mehr da.
refusal-not-from-this-deck = Von diesem Stapel wird jetzt keine Karte genommen: { deck-cards }.
refusal-one-profession = In einer Runde wird nur eine Personenkarte genommen.
refusal-deck-empty = Dieser Stapel ist aufgebraucht: { deck-cards }.
refusal-too-many-points = Der Lohn für dieses Werk reicht für höchstens { $most ->
    [one] 1 Prestigepunkt.
   *[other] { $most } Prestigepunkte.
  }
refusal-not-on-offer = Für { den-character } kann jetzt nicht geboten werden.
refusal-no-such-space = Für { den-character } gibt es Bietfelder von { $lowest } bis { $highest }.
refusal-higher-space = Das nächste Gebot für { den-character } ist mindestens { $needed }.
refusal-no-character = Du hast { den-character } nicht.
refusal-decks-empty = Für den Professor sind weder Prestige- noch Bonuskarten da.
refusal-not-now = Du kannst { den-character } in deiner Aktionsphase einsetzen.

## Woher die Prestigepunkte kommen

source-works = für den Lohn der Werke
source-best-works = beste Werke
source-buildings = Gebäude
source-landscapes = Landschaften
source-builders = Baumeister
source-prestige = Prestigekarten
source-merchant = Händler
source-banker = Bankier
source-sold = verkauft

## Varianten

option-muse_and_princess = Mit den sechs Charakteren der Erweiterung „Die Muse und die Prinzessin“; dann lassen sich keine Prestigepunkte verkaufen.
option-freedoms = Wie viele Freiheitsplättchen zwei Spieler zusammen haben.
option-open_money = Alles Geld liegt offen; sonst sieht jeder nur sein eigenes.

## Wie die Dinge heißen

name-preparing = Vorbereitung
name-auctions = Versteigerungen
name-characters = Versteigerung der Charaktere
name-actions = Aktionen
name-ending = Ende

name-forest = Wald
name-lake = See
name-park = Park
name-jester = Gaukler
name-builder = Baumeister
name-prestige = Prestigekarte
name-recruiting = Abwerbekarte
name-landscape = Landschaft
name-profession = Personenkarte
name-bonus = Bonuskarte

name-travel = Reisefreiheit
name-opinion = Meinungsfreiheit
name-religion = Religionsfreiheit

name-banker = Bankier
name-cardinal = Kardinal
name-merchant = Händler
name-muse = Muse
name-princess = Prinzessin
name-professor = Professor

name-university = Universität
name-laboratory = Laboratorium
name-workshop = Werkstatt
name-library = Bibliothek
name-opera = Oper
name-studio = Atelier
name-hospital = Hospital
name-theater = Theater
name-tower = Turm
name-chapel = Kapelle
name-palazzo = Palazzo

name-alchemist = Alchimist
name-architect = Architekt
name-astronomer = Astronom
name-bell-maker = Glockengießer
name-botanist = Botaniker
name-cartographer = Kartograph
name-choreographer = Choreograph
name-composer = Komponist
name-dramatist = Dramatiker
name-goldsmith = Goldschmied
name-lawyer = Rechtsgelehrter
name-mathematician = Mathematiker
name-organ-builder = Orgelbauer
name-painter = Maler
name-pharmacist = Apotheker
name-philosopher = Philosoph
name-physician = Mediziner
name-physicist = Physiker
name-poet = Dichter
name-sculptor = Bildhauer
name-theologian = Theologe

name-each-building = +1 je Gebäude
name-each-large-building = +2 je großes Gebäude
name-medium-buildings-and-forests = +1 je mittleres Gebäude und Wald
name-small-buildings-and-landscapes = +1 je kleines Gebäude und Landschaft
name-building-sizes = +2 je Gebäudegröße
name-each-landscape = +1 je Landschaft
name-each-forest = +2 je Wald
name-each-lake = +2 je See
name-each-park = +2 je Park
name-each-freedom = +2 je Freiheit
name-each-jester = +2 je Gaukler
name-jesters-and-freedoms = +1 je Gaukler und Freiheit
name-each-builder = +2 je Baumeister
name-builders-and-lakes = +1 je Baumeister und See
name-each-prestige-card = +2 je Prestigekarte
name-prestige-cards-and-freedoms = +1 je Prestigekarte und Freiheit
name-landscape-types = +2 je Landschaftsart
name-categories = +1 je Kategorie
name-hand-cards = +1 je Person auf der Hand
name-table-cards = +1 je Person auf dem Tisch

name-most-buildings = die meisten Gebäude
name-two-large-buildings = zwei große Gebäude
name-fewest-empty-spaces = die wenigsten leeren Felder
name-all-landscape-types = Wald + See + Park
name-most-landscapes = die meisten Landschaften
name-most-forests = die meisten Wälder
name-most-lakes = die meisten Seen
name-all-freedoms = alle drei Freiheiten
name-four-buildings-two-freedoms-four-works = 4 Gebäude + 2 Freiheiten + 4 Werke
name-most-jesters = die meisten Gaukler
name-most-builders = die meisten Baumeister
name-most-parks = die meisten Parks
name-builder-jester-two-landscapes = Baumeister + Gaukler + 2 Landschaften
name-most-works = die meisten Werke

## Das Brett

board-round = { $round ->
    [0] Die Fürsten von Florenz · Vorbereitung
   *[other] Die Fürsten von Florenz · Runde { $round } von { $rounds } · Werke ab { $minimum }
  }
board-decks = Karten übrig: { $profession } Personen, { $prestige } Prestige, { $bonus } Bonus
board-objects = Angebot
board-auction = Versteigerung
board-high-bid = { $amount } geboten von
board-next-bid = nächstes Gebot { $amount }
board-supplied = versorgt
board-out = verzichtet
board-bids = bietet
board-passed = gepasst
board-names = am Zug
board-head-points = PP
board-head-florins = Florin
board-head-purse = zahlt bis
board-head-jesters = Gaukler
board-head-builders = Baum.
board-head-freedoms = Freih.
board-head-hand = Hand
board-head-prestige = Prest.
board-head-bonus = Bonus
board-head-works = Werke
board-head-best = bestes
board-head-empty = leer
board-brief-points = PP
board-brief-florins = Fl.
board-brief-purse = max.
board-brief-jesters = G
board-brief-builders = B
board-brief-freedoms = F
board-brief-hand = Hd.
board-brief-prestige = Pr.
board-brief-bonus = Bo.
board-brief-works = We.
board-brief-best = best
board-brief-empty = leer
board-fame-track = Ruhmesleiste
board-on-tables = Werke auf dem Tisch:
board-in-hands = Abgeworben, auf der Hand:
board-buildable = Platz zum Bauen für { $price }:
board-freedoms-left = Freiheiten übrig:
board-to-lay = Zu legen:
board-corner = „lay c4 r1“ legt die linke obere Ecke auf c4, gedreht wie r1
board-to-recruit = Abwerben lassen sich:
board-no-professions = keine Personenkarten auf der Hand
board-no-extras = keine Bonus- oder Prestigekarten
board-profession = Hand
board-building = Gebäude
board-landscape = Landsch.
board-freedom = Freiheit
board-value = Werk jetzt
board-bonus-now = +{ $value }
board-prestige-now = { $points } von { $most } ({ $shared }) PP
board-prestige-now-alone = { $points } von { $most } PP
board-looking = Du siehst dir an:
board-under = Unter dem Stapel, die oberste zuerst: { $cards }
board-known-profession = Im Stapel der Personenkarten kennst du:
board-known-prestige = Im Stapel der Prestigekarten kennst du:
board-known-bonus = Im Stapel der Bonuskarten kennst du:
board-characters = Charaktere
board-face-down = in dieser Versteigerung genutzt
board-pot = { $florins } Fl.

board-sign-palazzo = ▒▒
board-sign-forest = Wa
board-sign-lake = Se
board-sign-park = Pk
board-sign-university = Un
board-sign-laboratory = La
board-sign-workshop = We
board-sign-library = Bi
board-sign-opera = Op
board-sign-studio = At
board-sign-hospital = Ho
board-sign-theater = Th
board-sign-tower = Tu
board-sign-chapel = Ka
board-sign-travel = R
board-sign-opinion = M
board-sign-religion = G
board-short-travel = Reisen
board-short-opinion = Meinung
board-short-religion = Religion
