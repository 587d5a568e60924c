# Was das Programm selbst sagt.

seat = Platz { $number }
nothing = nichts
ask = { $seat }: Was soll geschehen?
refusal-over = Die Partie ist zu Ende.
refusal-no-undo = Es lässt sich nichts mehr zurücknehmen.

## Am Tisch

event-takes-back = { $seat } nimmt einen Zug zurück.
play-which-game = Welches Spiel?
play-which-game-again = Bitte eine Zahl von 1 bis { $most } oder den Namen eines Spiels eingeben.
play-who = Wer spielt mit? { $span } Plätze, als „you,greedy,random“ oder „you:Anna,you:Bruno“; Enter für { $usual }.
play-welcome = { $title }
play-bot = Computer, { $kind }
play-person = an dieser Tastatur
play-help-hint = „help“ zeigt, was man eingeben kann. Strg-C verlässt die Partie; sie bleibt erhalten.
play-commands = Tab ergänzt · help undo hint why rules scores log save quit
play-moves-hint = Tab ergänzt; „moves“ zeigt alle.
play-ambiguous = „{ $text }“ kann { $moves } heißen; bitte etwas mehr davon.
play-no-label = Es gibt keinen Zug Nummer { $number }; sie gehen von 1 bis { $most }.
play-unknown = Das verstehe ich nicht: { $reason }.
play-not-played = Nicht gespielt, weil nun jemand anders am Zug ist: { $moves }.
play-no-undo = Es lässt sich nichts zurücknehmen: Der Zufall hat gesprochen, etwas wurde aufgedeckt, oder jemand anders war am Zug.
hint-move = Zug
hint-win = Gewinnchance
hint-points = Punkte
hint-margin = Vorsprung
hint-thought = bedacht
play-no-why = Es ist nichts geschehen, was eine Regel erklären könnte.
play-possible = „{ $move }“ ist jetzt möglich.
play-saved = Gespeichert in { $file }.
play-save-exists = { $file } gibt es schon; bitte hinter „save“ einen anderen Namen angeben.
play-kept = Die Partie bleibt erhalten. Weiter geht es mit:
play-record = Die Aufzeichnung dieser Partie ist { $file }.
play-hand-over = { $name } übernimmt die Tastatur. Alle anderen sehen weg.
play-hand-over-key = Enter, wenn es losgehen kann …
play-thinking = { $name } überlegt …
play-thinking-along = Ich denke voraus …
play-winners = { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
scores-total = Punkte
scores-rank = Platz
rules-none = { $title } bringt keine Regelseite mit.
rules-not-found = Es gibt keine Regel „{ $name }“.

## An einem Tisch auf einem Server

join-link = Dieser Link führt zurück an den eigenen Platz; er ist geheim:
join-left = Du bist gegangen; der Tisch bleibt, und dein Link führt zurück.
join-gathering = Es sind noch nicht alle da.
join-paused = Die Partie ist unterbrochen.
join-commands = Tab vervollständigt · help undo hint moves say bot quit
join-help-say = allen am Tisch etwas sagen: say TEXT
join-help-bot = einen Bot spielen lassen, bis der Link dich zurückbringt: bot [ART]
join-help-quit = gehen; der Link führt zurück

## Hilfe

help-typing = Einen Zug gibt man ein, wie er in der Liste steht, mit seinem Anfang („p“ für „pass“), mit seiner Nummer oder mehrere mit Kommas dazwischen. Außerdem gibt es:
help-undo = die eigene letzte Entscheidung zurücknehmen
help-hint = die Züge, die am besten aussehen, wenn man vorausdenkt
help-why-typed = why [Zug]
help-why = die Regel hinter der letzten Ablehnung, dem letzten Ereignis oder hinter einem Zug
help-rules-typed = rules [Regel]
help-rules = die Regeln, ein Abschnitt, eine Regel oder alle mit einem Wort (auf Englisch)
help-scores = die Wertungsbögen, wie sie stehen
help-log-typed = log [Anzahl]
help-log = was geschehen ist
help-moves-typed = moves [Verb]
help-moves = alle erlaubten Züge
help-board = das Spielbrett noch einmal
help-save-typed = save [Datei]
help-save = eine Aufzeichnung der Partie schreiben
help-help = diese Liste
help-quit = gehen; die Partie bleibt erhalten

## Noch einmal ansehen

replay-ply = Entscheidung { $ply } von { $last }
replay-keys = ← → Schritt · Bild↑ Bild↓ zehn · Pos1 Ende · q beendet

## Spiele

games-players = { $span } Personen
games-minutes = { $minutes } Minuten
games-edition = Ausgabe { $edition }, Regeln Version { $rules }
games-reconstructed = rekonstruiert: { $parts }

## Rückschau

review-title = { $title }: eine Rückschau
review-chances = Gewinnchancen
review-ply = Zug
review-numbers = in Zahlen
review-note-quick = Nach jedem Zug, so weit es der Platz wissen konnte, der als Nächstes entscheidet; kurz nachgedacht.
review-note-deep = Nach jedem Zug, so weit es der Platz wissen konnte, der als Nächstes entscheidet; gründlich nachgedacht.
review-by-seat = Nach Plätzen
review-decisions = Entscheidungen
review-lost = Chance verloren
review-loss = verloren
review-played = gespielt
review-better = besser
review-inaccuracy = Ungenauigkeit
review-mistake = Fehler
review-blunder = grober Fehler
review-inaccuracy-many = Ungenauigkeiten
review-mistake-many = Fehler
review-blunder-many = grobe Fehler
review-costly = Was es gekostet hat
review-marks = Die teuersten Entscheidungen
review-none = Keine Entscheidung hat so viel gekostet, dass sie ein Zeichen verdient.
review-thresholds = Wer { $inaccuracy } Gewinnchance hergibt, ist ungenau (?!), ab { $mistake } ist es ein Fehler (?), ab { $blunder } ein grober (??), sofern das sicher mehr ist als Rauschen.
review-log = Die Partie
review-verdict = { $mark }: Besser war „{ $move }“, mit einer Chance von { $best } statt { $own }.
review-fair = Jede Entscheidung wird danach beurteilt, was der Platz in diesem Moment wissen konnte, nicht danach, wie es ausging.
review-page = Die Seite mit Verlauf und Protokoll ist { $file }.
review-stopped = Abgebrochen. Was schon betrachtet ist, bleibt erhalten; derselbe Befehl macht weiter.
