# Il Vecchio auf Deutsch: was geschieht, was gefragt und was abgelehnt wird, und wie die Dinge heißen.

## Was geschieht

# Wohin ein Familienmitglied kommt, wenn es eine Leiste betritt.
on-the-track = { $track_slug ->
    [venice] in Venedig
    [milan] in Mailand
    [church] im Kirchenstaat
    [council] im Stadtrat
   *[nobility] im Adel
  }

# So und so viel von etwas, aus $token und $count.
token-count = { $token_slug ->
    [florins] { $count } Florin
    [assassin] { $count } Meuchler
    [knight] { $count } Ritter
    [abbot] { $count ->
        [one] 1 Abt
       *[other] { $count } Äbte
      }
    [scroll] { $count ->
        [one] 1 Schriftrolle
       *[other] { $count } Schriftrollen
      }
    [carriage] { $count ->
        [one] 1 Kutsche
       *[other] { $count } Kutschen
      }
   *[bishop] { $count ->
        [one] 1 Bischof
       *[other] { $count } Bischöfe
      }
  }

event-middleman-placed = Der { $colour }e Mittelsmann beginnt in { $town }.
event-starts = { $seat } fängt an.
event-receives = { $seat } erhält { $florins } Florin.
event-sees = { $seat } sieht sich { $tiles_count } Plättchen an: { $tiles }.
event-begins-with = { $seat } beginnt mit dem Stadtrats-Plättchen „{ $tile }“.
event-rolls = { $seat } würfelt eine { $sum }.
event-chooses-area = { $seat } wählt Gebiet { $area }.
event-places = { $seat } setzt ein Familienmitglied nach { $town }.
event-round-begins = Runde { $round } beginnt.
event-double-turns = Die Doppelzüge beginnen.
event-chooses-member = { $seat } handelt mit dem Familienmitglied in { $town }.
event-walks = Das Familienmitglied von { $seat } reist für { $cost } Florin von { $from_town } nach { $town }.
event-rides = Das Familienmitglied von { $seat } fährt mit einer Kutsche von { $from_town } nach { $town }.
event-lies-down = Das Familienmitglied von { $seat } in { $town } legt sich hin.
event-pays-bishop = { $seat } setzt in { $town } einen Bischof ein.
event-middleman-moves = Der { $colour }e Mittelsmann zieht weiter nach { $town }.
event-takes = { $seat } nimmt in { $town } { token-count }.
event-buys-scroll = { $seat } erwirbt für { $cost } Florin eine weitere Schriftrolle.
event-council-brings = Das Stadtrats-Plättchen „{ $tile }“ bringt { $seat } { token-count }.
event-pays-followers = { $seat } zahlt für { $region_slug ->
    [church] den { $region }
   *[other] { $region }
  }: { paid-assassins }{ paid-and }{ paid-knights }{ paid-with }{ paid-abbots }.
paid-assassins = { $assassins ->
    [0] {""}
   *[other] { $assassins } Meuchler
  }
paid-and = { $assassins ->
    [0] {""}
   *[other] { $knights ->
        [0] { $abbots ->
            [0] {""}
           *[other] {" und "}
          }
       *[other] { $abbots ->
            [0] {" und "}
           *[other] {", "}
          }
      }
  }
paid-knights = { $knights ->
    [0] {""}
   *[other] { $knights } Ritter
  }
paid-with = { $knights ->
    [0] {""}
   *[other] { $abbots ->
        [0] {""}
       *[other] {" und "}
      }
  }
paid-abbots = { $abbots ->
    [0] {""}
    [one] 1 Abt
   *[other] { $abbots } Äbte
  }
event-pays-florins = { $seat } zahlt für die Provinz { $cost } Florin.
event-takes-office = { $seat } gibt für ein Amt { on-the-track } { $scrolls ->
    [0] nichts
    [one] 1 Schriftrolle
   *[other] { $scrolls } Schriftrollen
  }{ $florins ->
    [0] {""}
   *[other] {" und "}{ $florins } Florin
  } ab.
event-enters-track = Ein Familienmitglied von { $seat } steht jetzt { on-the-track } auf Feld { $space } ({ $points ->
    [one] 1 Machtpunkt
   *[other] { $points } Machtpunkte
  }).
event-joins-full-track = Ein Familienmitglied von { $seat } kommt { on-the-track } zur vollen Leiste hinzu ({ $points ->
    [one] 1 Machtpunkt
   *[other] { $points } Machtpunkte
  }).
event-claims-tile = { $seat } wählt das Provinz-Plättchen „{ $tile }“.
event-keeps-tile = { $seat } behält das Plättchen „{ $tile }“.
event-puts-back = { $seat } behält verdeckt ein { $track_slug ->
    [council] Stadtrats-Plättchen
   *[nobility] Adels-Plättchen
  } und legt die anderen unter den Stapel.
event-turns-up = { $seat } deckt das Stadtrats-Plättchen „{ $tile }“ auf.
event-reinforces = { $seat } holt Verstärkung.
event-recovers = { $seat } erholt sich: { $count ->
    [0] niemand lag
    [one] 1 Familienmitglied steht auf
   *[other] { $count } Familienmitglieder stehen auf
  }, { $florins } Florin.
event-takes-crest = { $seat } nimmt ein Medici-Wappen; { $left ->
    [0] es war das letzte.
    [one] 1 liegt noch da.
   *[other] { $left } liegen noch da.
  }
event-token-moves = Das Zusatzkosten-Plättchen kommt auf den Adels-Stapel.
event-last-crest = Das letzte Wappen ist weg: Die Runde wird zu Ende gespielt, dann folgen die Doppelzüge.
event-event = Ereignis: { $event_slug ->
    [levy] Abgabe. Alle müssen etwas hergeben.
    [middlemen] Die Mittelsmänner ziehen weiter.
   *[member] Bei allen legt sich ein Familienmitglied hin, oder ein liegendes geht in den Vorrat.
  }
event-gives = { $seat } gibt { token-count } ab.
event-has-nothing = { $seat } hat nichts abzugeben.
event-has-nobody = { $seat } hat kein Familienmitglied in einem Ort und bleibt verschont.
event-lays-member = { $seat } legt ein Familienmitglied in { $town } hin.
event-returns-member = { $seat } nimmt das liegende Familienmitglied in { $town } in den Vorrat zurück.
event-uses-tile = { $seat } nutzt das Provinz-Plättchen „{ $tile }“.
event-reuses-tile = { $seat } nutzt das Provinz-Plättchen „{ $tile }“ noch einmal.
event-pays-tile = { $seat } gibt dafür { token-count }.
event-gains = { $seat } erhält { token-count }.
event-passes = { $seat } verzichtet auf den Doppelzug.
event-shows-nobility = { $seat } erhält { $points ->
    [0] nichts
    [one] 1 Machtpunkt
   *[other] { $points } Machtpunkte
  } für { $tiles_count ->
    [0] Adels-Plättchen: Es sind keine da.
    [one] das Adels-Plättchen „{ $tiles }“.
   *[other] { $tiles_count } Adels-Plättchen: { $tiles }.
  }
event-final-score = { $seat } hat { $points ->
    [one] 1 Machtpunkt.
   *[other] { $points } Machtpunkte.
  }
event-wins = { $seat } gewinnt mit { $points ->
    [one] 1 Machtpunkt.
   *[other] { $points } Machtpunkten.
  }
event-shares-victory = { $seat } teilt sich den Sieg mit { $points ->
    [one] 1 Machtpunkt.
   *[other] { $points } Machtpunkten.
  }

## Was gefragt wird

ask-choosing = { $seat }: Mit welchem Stadtrats-Plättchen fängst du an?
ask-area = { $seat }: An welches Gebiet kommen zwei Familienmitglieder?
ask-placing = { $seat }: In welchen Ort { $area ->
    [0] (frei wählbar)
   *[other] am Gebiet { $area }
  } kommt ein Familienmitglied? { $to_place ->
    [one] {""}
   *[other] { $to_place } sind zu setzen.
  }
ask-acting = { $seat }: mit einem Familienmitglied handeln, Verstärkung{ $final ->
    [true] , Erholung oder auf den Doppelzug verzichten?
   *[false] {" oder Erholung?"}
  }
ask-travelling = { $seat }: Bleibt das Familienmitglied in { $town }, oder reist es vorher?
ask-help = { $seat }, { $town }: Legt sich das Familienmitglied hin, oder hilft ein Bischof?
ask-goods = { $seat }: Was nimmst du in { $town }?
ask-buying = { $seat }: eine weitere Schriftrolle erwerben?
ask-followers = { $seat }: Welche Gefolgsmänner zahlst du für { $track_slug ->
    [church] den { $track }
   *[other] { $track }
  }?
ask-paying = { $seat }: Wie wird die Provinz bezahlt? Sie kostet { $cost } Florin.
ask-office = { $seat }: Stadtrat oder Adel?
ask-levy = { $seat }: Was gibst du für die Abgabe her – { $levy } Florin oder eins von etwas anderem?
ask-member = { $seat }: Wer legt sich hin, oder wer geht in den Vorrat zurück?
ask-province = { $seat }: Welches Provinz-Plättchen wählst du { on-the-track }?
ask-tiles = { $seat }: Welches Plättchen behältst du?
ask-price = { $seat }: Was gibst du für „{ $tile }“ ab?
ask-gain = { $seat }: Was nimmst du?
ask-rolling = { $seat }: für ein weiteres Familienmitglied würfeln?
ask-after = { $seat }: Provinz-Plättchen nutzen oder den Zug beenden?

## Was möglich ist

action-done = fertig
action-pass = auf den Doppelzug verzichten
action-reinforce = Verstärkung: ein Familienmitglied kommt ins Spiel
action-recover = Erholung: alle Familienmitglieder stehen auf
action-stay = hier handeln, ohne zu reisen
action-lie = das Familienmitglied legt sich hin
action-bishop = einen Bischof einsetzen; das Familienmitglied bleibt stehen
action-buy = eine weitere Schriftrolle erwerben
action-coins = die Florin zahlen
action-free = das Plättchen nutzen, das die Florin erlässt
action-council = in den Stadtrat
action-nobility = in den Adel
action-roll = für ein weiteres Familienmitglied würfeln
action-take = { $token } nehmen
action-give = { $token } abgeben
action-area = Gebiet { $number }
action-pay = zahlen: { $assassins } Meuchler, { $knights } Ritter, { $abbots ->
    [one] 1 Abt
   *[other] { $abbots } Äbte
  }
action-member = mit dem Familienmitglied in { $town } handeln
action-walk = zu Fuß nach { $town }
action-ride = mit der Kutsche nach { $town }
action-place = ein Familienmitglied nach { $town } setzen
action-lay = ein Familienmitglied in { $town } hinlegen
action-return = das liegende Familienmitglied in { $town } zurücknehmen
action-use = „{ $tile }“ nutzen
action-reuse = „{ $tile }“ noch einmal nutzen
action-claim = „{ $tile }“ wählen
action-keep = „{ $tile }“ behalten

## Was abgelehnt wird

refusal-choose-tile = Wähle das Stadtrats-Plättchen, mit dem du anfängst.
refusal-choose-area = Wähle ein Gebiet für deine Familienmitglieder.
refusal-place-now = Ein Familienmitglied wird gesetzt: Nenne einen Ort.
refusal-act-now = Wähle ein Familienmitglied, Verstärkung, Erholung oder ein Provinz-Plättchen.
refusal-travel-now = Sag, wo das gewählte Familienmitglied handelt: „stay“, „walk …“ oder „ride …“.
refusal-help-now = Leg das Familienmitglied hin oder setze einen Bischof ein.
refusal-take-now = Sag, was du in diesem Ort nimmst.
refusal-buy-or-not = Erwirb eine weitere Schriftrolle, oder mach weiter mit „done“.
refusal-pay-followers-now = Jetzt sind Gefolgsmänner abzugeben.
refusal-pay-florins-now = Jetzt sind die Florin der Provinz zu zahlen.
refusal-office-now = Wähle den Stadtrat oder den Adel.
refusal-levy-now = Zuerst ist die Abgabe zu leisten.
refusal-member-now = Zuerst muss sich ein Familienmitglied hinlegen oder in den Vorrat zurück.
refusal-claim-now = Wähle ein Provinz-Plättchen dieser Region.
refusal-keep-now = Wähle eines der Plättchen vor dir.
refusal-price-now = Gib ab, was das Plättchen verlangt.
refusal-gain-now = Sag, was du nimmst.
refusal-roll-or-not = Würfle für ein weiteres Familienmitglied, oder mach weiter mit „done“.
refusal-after-now = Deine Aktion ist getan: Nutze Provinz-Plättchen, oder beende den Zug mit „done“.
refusal-pass-only-double = Nur auf einen Doppelzug kann man verzichten.
refusal-pass-too-late = Auf einen Doppelzug verzichtet man ganz und vor allem anderen.
refusal-no-supply = Du hast kein Familienmitglied im Vorrat.
refusal-member-stuck = Dein Familienmitglied in { $town } kann nichts erreichen und ausführen.
refusal-member-lies = Dein Familienmitglied in { $town } liegt.
refusal-no-member = Du hast kein Familienmitglied in { $town }.
refusal-tile-used = Das Provinz-Plättchen „{ $tile }“ ist schon genutzt.
refusal-not-your-tile = Das Provinz-Plättchen „{ $tile }“ hast du nicht.
refusal-no-reuse = Du hast kein Plättchen, mit dem sich ein anderes noch einmal nutzen lässt.
refusal-tile-not-used = „{ $tile }“ ist kein genutztes Plättchen von dir.
refusal-tile-when-paying = Das Plättchen „{ $tile }“ dient beim Bezahlen einer Provinz.
refusal-name-used-tile = Nenne das Plättchen, das noch einmal genutzt wird: „reuse …“.
refusal-nobody-in-towns = Du hast kein Familienmitglied in einem Ort.
refusal-tile-too-dear = Du kannst nicht abgeben, was das Plättchen „{ $tile }“ verlangt.
refusal-already-there = Das Familienmitglied ist schon in { $town }: „stay“.
refusal-no-carriage = Du hast keine Kutsche.
refusal-too-far = Der Weg nach { $town } kostet { $cost } Florin; du hast { $florins }.
refusal-no-help = In { $town } ist kein Mittelsmann, und du hast keinen Bischof.
refusal-followers-missing = Dir fehlen Gefolgsmänner für { $region_slug ->
    [church] den { $region }.
   *[other] { $region }.
  }
refusal-followers-unfit = { $region_slug ->
    [church] Der { $region }
   *[other] { $region }
  } verlangt andere Gefolgsmänner.
refusal-wrong-number = { $region_slug ->
    [church] Der { $region }
   *[other] { $region }
  } verlangt { $needed ->
    [one] 1 Gefolgsmann.
   *[other] { $needed } Gefolgsmänner.
  }
refusal-province-too-dear = Das nächste Feld kostet { $cost } Florin; du hättest { $florins }.
refusal-track-full = Auf dieser Leiste ({ $track }) ist jedes Feld besetzt.
refusal-scrolls-missing = Nötig { $needed ->
    [one] ist 1 Schriftrolle
   *[other] sind { $needed } Schriftrollen
  }; du hast { $scrolls }.
refusal-office-too-dear = Das Zusatzkosten-Plättchen auf diesem Stapel verlangt { $cost } Florin; du hättest { $florins }.
refusal-no-free-tile = Du hast kein Plättchen, das die Florin erlässt.
refusal-levy-florins = In Florin beträgt die Abgabe { $needed }; du hast { $florins }.
refusal-nothing-to-give = Davon hast du nichts abzugeben: { $token }.
refusal-nobody-stands = In { $town } steht kein Familienmitglied von dir.
refusal-nobody-lies = In { $town } liegt kein Familienmitglied von dir.
refusal-no-area = Ein Gebiet mit der Nummer { $number } gibt es nicht.
refusal-not-beside = { $town } liegt nicht am Gebiet { $area }.
refusal-must-place = Dieses Familienmitglied muss in einen Ort.
refusal-no-bishop = Du hast keinen Bischof.
refusal-no-middleman = Der { $colour }e Mittelsmann ist anderswo.
refusal-not-given-here = Das gibt es in { $town } nicht: { $token }.
refusal-other-region = Das Plättchen „{ $tile }“ gehört zu einer anderen Region.
refusal-tile-taken = Das Plättchen „{ $tile }“ hat schon jemand.
refusal-not-seen = Das Plättchen „{ $tile }“ liegt nicht vor dir.
refusal-tile-asks-other = Das Plättchen verlangt etwas anderes.
refusal-not-offered = Das steht nicht zur Wahl: { $token }.

## Woher Machtpunkte kommen

source-nobility-tiles = Adels-Plättchen
source-regions = Regionen
source-council = Stadtrat
source-nobility = Adel
source-presence = auf allen Leisten
source-majorities = Mehrheiten
source-crests = Wappen
source-passing = Verzicht

## Auf dem Spielplan

board-round = Il Vecchio · Runde { $round }
board-setting-up = Il Vecchio · Aufbau
board-double-turns = Il Vecchio · Doppelzüge
board-crests-left = noch { $left } von { $crests } Wappen
board-legend = [br]: Mittelsmann da · AB(C): A und B stehen, C liegt · ‹8›: Gebiet
board-colours = Orte und Mittelsmänner
board-events = Noch nicht aufgedeckt: { $events }
board-token = Zusatzkosten-Plättchen: { $track }
board-on-foot = Zu Fuß von { $town }:
board-tracks = Leisten
board-beyond = danach
board-majority = Mehrheit
board-tracks-hint = 4→3{ $crest }: kostet 4 Florin, bringt 3 Machtpunkte, mit Wappen · A 3: besetzt von A
board-region = { $region } (von { $gate } aus, für { $followers })
board-kinds = { $counts } verschiedene Gefolgsmänner
board-stack = { $count } Plättchen
board-known = darunter gelegt: { $tiles }
board-vp = MP
board-supply = Vorrat
board-in_towns = Orte
board-short-florins = Fl.
board-short-assassin = Meu.
board-short-knight = Rit.
board-short-abbot = Abt
board-short-scroll = Schr.
board-short-carriage = Kut.
board-short-bishop = Bi.
board-short-supply = Vorrat
board-short-in_towns = Orte
board-council-tiles = Stadtrat:
board-new-council-tile = Stadtrat, verdeckt:
board-hidden-council = Stadtrat: 1 verdeckt
board-province-tiles = Provinzen:
board-used-tiles = genutzt:
board-nobility-tiles = Adel:
board-hidden-nobility = Adel: { $count } verdeckt
board-before-you = Zur Wahl:
board-if-over = wäre jetzt Schluss
board-short-nobility-tiles = Plätt.
board-short-regions = Reg.
board-short-council = Rat
board-short-nobility = Adel
board-short-presence = alle 5
board-short-majorities = Mehrh.
board-short-crests = Wappen
board-short-passing = Verz.

board-amount-florins = { $n } Fl.
board-amount-followers = { $n ->
    [one] 1 Gefolgsmann
   *[other] { $n } Gefolgsmänner
  }
board-amount-assassin = { $n } Meuchler
board-amount-knight = { $n } Ritter
board-amount-abbot = { $n ->
    [one] 1 Abt
   *[other] { $n } Äbte
  }
board-amount-scroll = { $n ->
    [one] 1 Schriftrolle
   *[other] { $n } Schriftrollen
  }
board-amount-carriage = { $n ->
    [one] 1 Kutsche
   *[other] { $n } Kutschen
  }
board-amount-bishop = { $n ->
    [one] 1 Bischof
   *[other] { $n } Bischöfe
  }
board-use-any-followers = mit beliebigen Gefolgsmännern zahlen
board-use-no-florins = Provinz ohne Florin
board-use-again = genutztes Plättchen noch einmal
board-use-roll = Familienmitglied durch Würfeln
board-use-place = Familienmitglied in beliebigen Ort
board-use-members = 1 Fl. je Familienmitglied in Orten
board-for-price = { $what } für { $price }
board-points = { $n } MP
board-at-most = { $what } (höchstens { $n })
board-counts-supply-pairs = { $points } je 2 Familienmitglieder im Vorrat
board-counts-three-colours = { $points } für Familienmitglieder in weißem, grauem und schwarzem Ort
board-counts-town-pairs = { $points } je 2 Familienmitglieder in Orten
board-counts-region-sets = { $points } je 3 Familienmitglieder in drei Regionen
board-counts-region-pairs = { $points } je 2 Familienmitglieder in Regionen
board-counts-neighbours = { $points } je 2 Nachbarn auf einer Leiste
board-counts-nobles = { $points } je Familienmitglied im Adel
board-counts-one-of-each = { $points } für Gefolgsmann, Florin, Schriftrolle, Kutsche und Bischof
board-counts-councillors = { $points } je Familienmitglied im Stadtrat
board-counts-unused-provinces = { $points } je ungenutztes Provinz-Plättchen
board-counts-carriages-with-bishops = { $points } je Kutsche mit Bischof
board-counts-crests = { $points } für Wappen

board-tag-brown = br
board-tag-black = sw
board-tag-gray = gr
board-tag-white = ws
board-tag-purple = vi
board-tag-green = gn
board-tag-red = rt
board-tag-florence = FL

## Varianten

option-free_reinforcement = Bei Verstärkung wird nicht gewürfelt: Das Familienmitglied kommt in einen beliebigen Ort.
option-quiet_crests = Wappen werden genommen, ihre Ereignisse aber nicht ausgeführt.
option-less_luck = Die Variante mit weniger Glück: Verstärkung ohne Würfel, Wappen ohne Ereignisse.

## Wie die Dinge heißen

name-brown = braun
name-black = schwarz
name-gray = grau
name-white = weiß
name-purple = violett
name-green = grün
name-red = rot

name-florins = Florin
name-assassin = Meuchler
name-knight = Ritter
name-abbot = Abt
name-scroll = Schriftrolle
name-carriage = Kutsche
name-bishop = Bischof

name-venice = Venedig
name-milan = Mailand
name-church = Kirchenstaat
name-council = Stadtrat
name-nobility = Adel

name-levy = Abgabe
name-middlemen = Mittelsmänner
name-member = Familienmitglied

name-milan-recruits = Gefolgsmänner für eine Schriftrolle
name-milan-florins = Florin
name-milan-any-followers = beliebige Gefolgsmänner
name-milan-scrolls = Schriftrollen für einen Gefolgsmann
name-milan-follower = ein Gefolgsmann
name-milan-clergy = Bischof und Kutsche
name-venice-scroll = eine Schriftrolle
name-venice-knight = ein Ritter
name-venice-assassin = ein Meuchler
name-venice-abbot = ein Abt
name-venice-members = Florin für Familienmitglieder
name-venice-roll = Familienmitglied durch Würfeln
name-church-again = Plättchen noch einmal
name-church-exchange = Tausch
name-church-no-florins = Provinz ohne Florin
name-church-purchase = Gefolgsmann und Schriftrolle für Florin
name-church-gift = Gefolgsmann, Schriftrolle oder Florin
name-church-place = Familienmitglied an beliebigen Ort

name-council-scroll = Schriftrollen
name-council-carriage = Kutschen
name-council-florins = Florin
name-council-bishop = Bischöfe
name-council-follower = Gefolgsmänner
name-council-recovery = Erholung
name-council-abbot = Äbte
name-council-reinforcement = Verstärkung
name-council-knight = Ritter
name-council-province = Provinzen
name-council-assassin = Meuchler
name-council-florence = Ämter in Florenz

name-nobility-supply = Vorrat
name-nobility-colours = drei Farben
name-nobility-towns = Orte
name-nobility-sets = alle drei Regionen
name-nobility-regions = Regionen
name-nobility-neighbours = Nachbarn
name-nobility-nobles = Adlige
name-nobility-purse = von allem etwas
name-nobility-councillors = Stadträte
name-nobility-unused = ungenutzte Provinzen
name-nobility-coaches = Kutschen mit Bischöfen
name-nobility-crests = Wappen

name-florence = Florenz
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
