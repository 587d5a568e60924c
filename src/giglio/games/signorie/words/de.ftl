# Signorie auf Deutsch: was geschieht, was gefragt und was abgelehnt wird, und wie die Dinge heißen.

## Was geschieht

event-gets-board = { $seat } spielt mit dem Tableau { $board }.
event-starts = { $seat } ist an { $place }. Stelle der Reihenfolge und erhält { $florins } Florin zusätzlich.
event-reward-laid = Belohnung der Runde { $round }: { $reward }.
event-city-closed = { $city } bleibt in dieser Partie ungenutzt.
event-round-begins = Runde { $round } beginnt.
event-tile-laid = { $city } bietet { $house } { $points } an ({ $slot }).
event-dice-rolled = Würfel in { $colour }: { $dice }.
event-assignment-laid = Auftrag bei { $colour }, { $sex }: { $assignment }.
event-passes = { $seat } passt.
event-takes-die = { $seat } nimmt einen Würfel, { $colour } { $die }, { $cost ->
    [0] ohne Kosten.
   *[other] für { $cost } Florin.
  }
event-performs = { $seat } führt die Signoria-Aktion aus: { $signoria }.
event-assigns = { $seat } setzt { $sex_slug ->
    [male] { $count ->
        [one] einen Sohn
       *[other] { $count } Söhne
      }
   *[female] { $count ->
        [one] eine Tochter
       *[other] { $count } Töchter
      }
  } für einen Auftrag ein: { $assignment }.
event-hires = { $seat } stellt einen Helfer ein, { $helper }, { $fee ->
    [0] ohne Kosten.
   *[other] für { $fee } Florin.
  }
event-uses-helper = { $seat } nutzt einen Helfer: { $helper }.
event-gets-florins = { $seat } erhält { $florins } Florin.
event-helper-scores = { $seat } erhält durch einen Helfer { $points ->
    [one] 1 Siegpunkt.
   *[other] { $points } Siegpunkte.
  }
event-takes-from-stock = { $seat } nimmt { $count ->
    [0] niemanden aus dem Vorrat: { $sex_slug ->
        [male] kein Sohn
       *[female] keine Tochter
      } ist übrig.
   *[other] { $sex_slug ->
        [male] { $count ->
            [one] einen Sohn
           *[other] { $count } Söhne
          }
       *[female] { $count ->
            [one] eine Tochter
           *[other] { $count } Töchter
          }
      } aus dem Vorrat.
  }
event-raises-threshold = Der Schwellenwert von { $seat } ist jetzt { $threshold }.
event-enters = Ein Sohn von { $seat } beginnt die Laufbahn „{ $career }“.
event-advances = Ein Sohn von { $seat } erreicht Feld { $slot } der Laufbahn „{ $career }“.
event-slot-florins = Feld { $slot } bringt { $seat } { $florins } Florin.
event-rises = Die Scheibe von { $seat } steigt auf Feld { $slot } der Initiativeleiste.
event-sends = { $seat } entsendet einen Mann von Feld { $slot } der Laufbahn „{ $career }“ nach { $city } (Platz { $place }) und erhält { $points ->
    [one] 1 Siegpunkt.
   *[other] { $points } Siegpunkte.
  }
event-takes-tile = { $seat } nimmt { $house } { $points } aus { $city } (Reihe „{ $row }“).
event-leaves-tile = { $house } { $points } bleibt in { $city }: Die Reihe „{ $row }“ von { $seat } braucht das Plättchen nicht.
event-marries = { $seat } verheiratet eine Tochter in { $city } (Platz { $place }), zahlt { $dowry } Florin Mitgift und erhält { $points ->
    [one] 1 Siegpunkt.
   *[other] { $points } Siegpunkte.
  }
event-offspring = { $seat } würfelt für Nachwuchs { $dice }: { $sons ->
    [0] keine Söhne
    [one] 1 Sohn
   *[other] { $sons } Söhne
  }, { $daughters ->
    [0] keine Töchter.
    [one] 1 Tochter.
   *[other] { $daughters } Töchter.
  }
event-lays-face-down = { $seat } legt ein Plättchen verdeckt neben die Reihe „{ $row }“.
event-initiative-scores = { $seat } erhält { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
  } für Initiative (Feld { $slot }).
event-takes-place = { $seat } ist in der neuen Reihenfolge an { $place }. Stelle.
event-earns-reward = { $seat } bekommt die Belohnung: Würfelsumme { $sum }, Schwellenwert { $threshold }.
event-misses-reward = { $seat } verfehlt die Belohnung: Würfelsumme { $sum }, Schwellenwert { $threshold }.
event-takes-bonus = { $seat } nimmt den Bonus: { $reward }.
event-prefers-florins = { $seat } nimmt { $florins } Florin statt des Bonus.
event-weds = Ein Sohn von { $seat } heiratet: { $points ->
    [0] keine Siegpunkte
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
  }, { $florins ->
    [0] kein Geld.
   *[other] { $florins } Florin.
  }
event-weds-not = { $seat } richtet keine Hochzeit aus.
event-reward-scores = { $seat } erhält { $points ->
    [0] keine Siegpunkte
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
  } für die Belohnung „{ $reward }“ (Anzahl: { $count }).
event-pays-for-points = { $seat } zahlt { $florins } Florin für { $points ->
    [one] 1 Siegpunkt.
   *[other] { $points } Siegpunkte.
  }
event-pays-not = { $seat } zahlt nicht für Siegpunkte.
event-careers-score = { $seat } erhält { $points ->
    [0] keine Siegpunkte
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
  } für { $count ->
    [one] einen Mann in Laufbahnen.
   *[other] { $count } Männer in Laufbahnen.
  }
event-row-scores = Die Reihe „{ $row }“ von { $seat } hat { $count } Plättchen und bringt { $points ->
    [0] nichts.
    [one] 1 Siegpunkt.
   *[other] { $points } Siegpunkte.
  }
event-game-ends = Die Partie ist zu Ende.

## Was gefragt wird

ask-board = { $seat } wählt ein Tableau.
ask-taking = { $seat }: einen Würfel nehmen oder passen?
ask-acting = { $seat }: welche Aktion – Signoria ({ $signoria }), ein Auftrag oder ein Helfer?
ask-tracks = { $seat }: Wohin geht der nächste Schritt? { $left ->
    [one] Noch einer.
   *[other] Noch { $left }.
  }
ask-mission = { $seat }: Wer geht in welche Stadt auf Mission?
ask-marriage = { $seat }: Wo heiratet eine Tochter, und mit welcher Mitgift?
ask-alliance = { $seat }: Neben welche Reihe kommt das verdeckte Plättchen?
ask-hiring = { $seat }: Welcher Helfer wird eingestellt?
ask-helpers = { $seat }: Wird ein Helfer der Spalte tätig?
ask-reward = { $seat }: den Bonus ({ $reward }) oder Florin?
ask-wedding = { $seat }: Heiratet ein Sohn?
ask-payment = { $seat }: Florin für Siegpunkte zahlen?

## Was möglich ist

action-pass = passen
action-done = fertig
action-signoria = die Signoria-Aktion ausführen
action-rise = einen Schritt Initiative
action-bonus = den Bonus nehmen
action-florins = stattdessen Florin nehmen
action-wed = eine Hochzeit ausrichten
action-pay = für Siegpunkte zahlen
action-decline = verzichten
action-take = den Würfel { $colour } { $die } nehmen
action-assign = Auftrag: { $sex_slug ->
    [male] { $meeples ->
        [one] einen Sohn
       *[other] { $meeples } Söhne
      }
   *[female] { $meeples ->
        [one] eine Tochter
       *[other] { $meeples } Töchter
      }
  } einsetzen
action-lay = neben die Reihe „{ $row }“ legen
action-board = das Tableau { $board } nehmen
action-enter = die Laufbahn „{ $career }“ beginnen
action-advance = in der Laufbahn „{ $career }“ von Feld { $slot } aufsteigen
action-send = von „{ $career }“, Feld { $slot }, nach { $city } entsenden
action-marry = in { $city } verheiraten, Mitgift { $dowry }
action-hire = Helfer { $helper } einstellen
action-use = Helfer { $helper } nutzen

## Was abgelehnt wird

refusal-choose-board = Jetzt wird ein Tableau gewählt.
refusal-take-or-pass = Nimm einen Würfel oder passe.
refusal-act-now = Der Würfel liegt auf deinem Tableau: Führe seine Signoria-Aktion oder einen Auftrag aus, oder stelle einen Helfer ein.
refusal-use-points = Gerade werden Schritte auf den Leisten gemacht.
refusal-send-now = Gerade wird eine diplomatische Mission ausgeführt.
refusal-marry-now = Gerade wird eine Heirat vereinbart.
refusal-lay-now = Gerade wird ein Plättchen verdeckt gelegt.
refusal-hire-now = Gerade wird ein Helfer eingestellt.
refusal-helpers-now = Jetzt können die Helfer der Spalte tätig werden.
refusal-reward-now = Wähle den Bonus oder stattdessen Florin.
refusal-wedding-now = Richte eine Hochzeit aus oder verzichte.
refusal-payment-now = Zahle Florin für Siegpunkte oder verzichte.
refusal-slot-full = Auf deinem Aktionsfeld { $colour } liegt schon ein Würfel.
refusal-no-such-die = Auf dem Spielplan gibt es keinen Würfel { $colour } { $die }.
refusal-nothing-to-do = Keine Aktion der Farbe { $colour } ist vollständig möglich.
refusal-too-dear = Das kostet mindestens { $needed } Florin; du hast { $florins }.
refusal-wrong-number = Dieser Auftrag verlangt { $least } bis { $most } Figuren.
refusal-too-few-meeples = Nötig sind { $meeples } Figuren; verfügbar hast du { $have }.
refusal-not-possible = Diese Aktion ist nicht vollständig möglich.
refusal-wrong-column = Mit diesem Würfel stellst du in der Spalte { $colour } ein.
refusal-helper-there = Auf diesem Feld ({ $helper }) ist schon ein Helfer.
refusal-no-helpers-left = Es gibt keine Helfer mehr.
refusal-helper-too-dear = Dieser Helfer ({ $helper }) kostet { $fee } Florin; du hast { $florins }.
refusal-not-hired = Diesen Helfer ({ $helper }) hast du nicht eingestellt.
refusal-other-column = Jetzt werden nur Helfer der Spalte { $colour } tätig.
refusal-out-of-order = Helfer werden einmal und in der aufgedruckten Reihenfolge tätig.
refusal-idle-helper = Dieser Helfer ({ $helper }) kann jetzt nichts tun.
refusal-one-at-least = Mindestens einen musst du nutzen, bevor du aufhörst.
refusal-board-taken = Das Tableau { $board } hat schon jemand gewählt.
refusal-careers-only = Diese Schritte gelten nur für Laufbahnen.
refusal-initiative-only = Diese Schritte gelten nur für die Initiativeleiste.
refusal-initiative-top = Deine Scheibe liegt auf dem obersten Feld.
refusal-no-male = Du hast keinen Sohn verfügbar.
refusal-career-top = Über das oberste Feld einer Laufbahn kommt niemand hinaus.
refusal-nobody-there = Auf Feld { $slot } der Laufbahn „{ $career }“ hast du niemanden.
refusal-city-closed = { $city } bleibt in dieser Partie ungenutzt.
refusal-city-full = In { $city } sind alle Plätze besetzt.
refusal-rank-too-low = { $city } verlangt Rang { $needed }; dieses Feld hat Rang { $rank }.
refusal-dowry-too-low = Die Mitgift beträgt dort mindestens { $needed } Florin.
refusal-dowry-too-high = Du hast { $florins } Florin und kannst keine Mitgift von { $dowry } zahlen.

## Woher Siegpunkte kommen

source-missions = Diplomatische Missionen
source-marriages = Heiraten
source-initiative = Initiative
source-helpers = Helfer
source-weddings = Hochzeiten
source-rewards = Belohnungen
source-payments = bezahlt
source-careers = Männer in Laufbahnen
source-alliances = Allianzreihen

## Auf dem Spielplan

board-round = Signorie · Runde { $round } von { $rounds }
board-supplies = übrig: { $tiles } Allianzplättchen, { $helpers } Helfer
board-no-rewards = Das Spiel wird aufgebaut.
board-rewards = Belohnungen
board-reward-points = { $each } SP × { $what }
board-with-bonus = { $florins } Fl. statt des Bonus · Hochzeiten: der Reihe nach { $points } SP{ $also ->
    [0] {""}
   *[other] , in dieser Runde mit { $also } Fl.
  }
board-with-points = zur Belohnung darf man { $price } Fl. für { $points } SP zahlen
board-dice = Würfel
board-placed = gelegt
board-signoria = Signoria
board-assignment = Auftrag
board-hires = stellt ein
board-needs-hint = +2: so viele Florin außer dem Würfel · ✗: jetzt nicht möglich · Helfer: Lohn und Wirkung
board-slot = Feld
board-points = SP
board-rank = Rang
board-initiative = Initiative
board-initiative-points = { $points } SP
board-cities = Städte
board-places = Plätze
board-marriage = Heirat, gesucht von
board-mission = Mission, gesucht von
board-closed = bleibt in dieser Partie ungenutzt
board-turn-order = Reihenfolge
board-vp = SP
board-florins = Fl.
board-sum = Würfel
board-brides = Ehen
board-passed = passt
board-threshold-space = Auf dem Schwellenfeld:
board-plan = Plan von
board-player-board = Tableau { $board }
board-no-board = Die Tableaus werden gewählt.
board-beside = Plättchen
board-wanted = noch gesucht
board-value = am Ende
board-face-down = { $count } verdeckt
board-row-scores = { $points } SP
board-row-lacks = { $count ->
    [one] 1 Plättchen fehlt ({ $points } SP)
   *[other] { $count } Plättchen fehlen ({ $points } SP)
  }
board-effect-florins = { $n } Fl.
board-effect-points = { $n } SP
board-effect-male = { $count ->
    [one] 1 Sohn
   *[other] { $n } Söhne
  }
board-effect-female = { $count ->
    [one] 1 Tochter
   *[other] { $n } Töchter
  }
board-effect-offspring = { $count ->
    [one] Nachwuchs
   *[other] Nachwuchs × { $n }
  }
board-effect-threshold = Schwelle +{ $n }
board-effect-tracks = { $count ->
    [one] 1 Schritt
   *[other] { $n } Schritte
  }
board-effect-career = { $n } Laufbahn
board-effect-initiative = { $n } Initiative
board-effect-mission = { $count ->
    [one] Mission
   *[other] { $n } Missionen
  }
board-effect-marriage = { $count ->
    [one] Heirat
   *[other] { $n } Heiraten
  }
board-effect-alliance = { $count ->
    [one] Plättchen verdeckt
   *[other] { $n } Plättchen verdeckt
  }
board-effect-hire = { $cheaper ->
    [0] Helfer nach Wahl
   *[other] Helfer nach Wahl, −{ $cheaper } Fl.
  }

## Varianten

option-choose_boards = Die Tableaus werden nacheinander gewählt statt zugelost.

## Wie die Dinge heißen

name-yellow = Gelb
name-red = Rot
name-violet = Violett
name-grey = Grau
name-turquoise = Türkis
name-purple = Purpur
name-blue = Blau

name-yellow-top = Gelb oben
name-yellow-middle = Gelb Mitte
name-yellow-bottom = Gelb unten
name-red-top = Rot oben
name-red-middle = Rot Mitte
name-red-bottom = Rot unten
name-violet-top = Violett oben
name-violet-middle = Violett Mitte
name-violet-bottom = Violett unten
name-grey-top = Grau oben
name-grey-middle = Grau Mitte
name-grey-bottom = Grau unten
name-turquoise-top = Türkis oben
name-turquoise-middle = Türkis Mitte
name-turquoise-bottom = Türkis unten

name-top = oben
name-middle = Mitte
name-bottom = unten

name-male = männlich
name-female = weiblich
name-political = Politik
name-clerical = Klerus
name-military = Militär

name-initiative = Initiative
name-threshold = Schwellenwert
name-alliance = verdecktes Plättchen
name-florins = Florin
name-career = Laufbahnen
name-tracks = Leisten
name-mission = Mission
name-marriage = Heirat
name-offspring = Nachwuchs
name-helper = Helfer
name-meeples = Familienmitglieder
name-helpers = Helfer
name-cities = Städte
name-married = verheiratete Männer
name-alliances = Allianzplättchen
name-careers = Männer in Laufbahnen

name-milano = Mailand
name-venezia = Venedig
name-firenze = Florenz
name-roma = Rom
name-napoli = Neapel
name-medici = Medici
name-sforza = Sforza
name-este = Este
name-gonzaga = Gonzaga
name-borgia = Borgia
name-montefeltro = Montefeltro

