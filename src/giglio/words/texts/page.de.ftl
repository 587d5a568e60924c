# Was nur die Seite sagt.

page-claim = Vier Brettspiele der Renaissance, mit Freunden oder gegen den Computer
page-guest-game = zu Gast im Haus
page-seats = { $span } Plätze
page-minutes = { $minutes } Minuten
page-play-bots = Gegen Bots spielen
page-set-up = Einen Tisch einrichten
page-my-tables = Meine Tische
page-open-tables = Offene Tische
page-waiting = wartet auf Mitspieler
page-your-turn = du bist dran
page-goes-on = läuft
page-free = { $seats ->
    [one] 1 Platz frei
   *[other] { $seats } Plätze frei
  }
page-disclaimer = giglio ist freie Software. Die Spiele sind das Werk ihrer Autoren und Verlage; giglio enthält nichts von ihren Texten und Bildern und ist nicht mit ihnen verbunden.
page-unreachable = Der Server antwortet nicht.
page-again = Noch einmal versuchen
page-newcomer = Gast
page-you = du
page-home = Zur Startseite
page-close = Schließen
page-language = Sprache
page-theme = Licht
page-theme-auto = wie im System
page-theme-light = bei Tag
page-theme-dark = bei Nacht
weight-medici = leicht zu lernen
weight-il_vecchio = mittelschwer
weight-signorie = anspruchsvoll
weight-princes = mittel bis anspruchsvoll

## Ein neuer Tisch

page-your-name = Dein Name
page-name = Name
page-how-many = Wie viele spielen?
page-who-plays = Wer sitzt wo?
page-seat-you = du
page-seat-bot = Computer
page-seat-friend = jemand mit Einladung
page-seat-here = jemand an diesem Bildschirm
page-level = Stärke
page-level-1 = für Neulinge
page-level-2 = leicht
page-level-3 = solide
page-level-4 = stark
page-level-5 = so stark wie möglich
page-temper = Gemüt
page-temper-search = ausgeglichen
page-temper-cosimo = vorsichtig
page-temper-giuliano = kühn
page-temper-girolamo = boshaft
page-temper-clarice = sparsam
page-link-follows = du bekommst einen Link zum Verschicken
page-options = Varianten
page-clock = Uhr
page-clock-none = keine
page-clock-quick = je 5 Minuten, dazu 10 Sekunden pro Zug
page-clock-calm = je 20 Minuten, dazu 30 Sekunden pro Zug
page-clock-day = ein Tag für jede Entscheidung
page-clock-days = drei Tage für jede Entscheidung
page-listed = Den Tisch allen zeigen, damit jeder einen freien Platz nehmen kann
page-start = Tisch öffnen

## Hereinkommen

page-come-in = Ein Platz ist für dich frei
page-sit-down = Platz nehmen
page-no-invitation = Der Platz ist besetzt, oder diesen Tisch gibt es nicht.
page-name-taken = Am Tisch heißt schon jemand so.
page-gathering = Es fehlt noch jemand
page-here = ist da
page-awaited = wird erwartet
page-invitation = Link für diesen Platz
page-invitation-hint = Wer den Link öffnet, bekommt den Platz. Wenn alle da sind, geht es los.
page-copy = Kopieren
page-copied = Kopiert.
page-bot-instead = Einen Bot spielen lassen
page-leave = Den Tisch verlassen
page-setting-up = Der Tisch wird gedeckt …
page-no-table = Diesen Tisch gibt es nicht, oder dieser Browser hat keinen Schlüssel dafür.

## Am Tisch

page-board = Brett
page-actions = Was du tun kannst
page-seats-at-table = Plätze
page-log = Verlauf
page-chat = Gespräch
page-unread = etwas Neues
page-nothing-said = Noch hat niemand etwas gesagt.
page-say = Etwas sagen
page-send = Senden
page-rule = Regel { $clause }
page-rules = Regeln
page-no-rules = Dieses Spiel bringt keine Regelseite mit.
page-search = Suchen
page-undo = Zurücknehmen
page-hint = Rat
page-thinking = Denkt nach …
page-hint-title = Was die Analyse täte, mit der Aussicht auf den Sieg
page-chance = { $percent } %
page-type = oder Zug eingeben
page-type-a-move = Einen Zug eingeben
page-game-over = Die Partie ist zu Ende
page-result = Ergebnis
page-draw = Niemand gewinnt: unentschieden.
page-rematch = Noch einmal
page-save-record = Partie speichern
page-go-on = Weiter
page-bot-plays = Ein Bot spielt für dich.
page-bot-plays-seat = ein Bot vertritt
page-take-back = Selbst weiterspielen
page-watching = Du schaust zu.
page-away = abwesend
page-bot = Bot
page-bot-level = Bot, Stärke { $level }
page-bot-temper = Bot, { $temper }, Stärke { $level }
page-paused = Die Partie ruht.
page-pause = Pause
page-resume = Weiter
page-reconnecting = Verbindung wird neu aufgebaut …
page-closed = Dieser Tisch ist geschlossen:
page-zoom = Brett vergrößern
page-sure = Wirklich?
page-yes = Ja
page-no = Nein
page-hand-over = Der Bildschirm wechselt
page-hand-over-to = Bitte an { $name } weitergeben.
page-i-am = Ich bin { $name }

## Einstellungen und Tasten

page-settings = Einstellungen
page-set-movement = Bewegungen zeigen
page-set-sounds = Töne
page-set-notify = Sag mir, wenn ich dran bin
page-set-confirm = Vor jeder Entscheidung nachfragen
page-copy-watch = Link für Zuschauer kopieren
page-leave-to-bot = Gehen und einen Bot spielen lassen
page-keys = Tasten
page-keys-tab = geht durch alles
page-keys-numbers = Die Ziffern 1 bis 9 wählen unter den Aktionen, in der Reihenfolge, in der sie stehen.
keys-medici = Medici: d deckt auf, s hört auf, p passt; ein Gebot als Ziffern eintippen und Enter drücken.
