# Quello che dice il programma.

seat = Posto { $number }
nothing = niente
ask = { $seat }: che cosa fai?
refusal-over = La partita è finita.
refusal-no-undo = Non si può più annullare niente.

## Al tavolo

event-takes-back = { $seat } ritira una mossa.
play-which-game = Quale gioco?
play-which-game-again = Scrivi un numero da 1 a { $most } o il nome di un gioco.
play-who = Chi gioca? { $span } posti, come “you,greedy,random” o “you:Anna,you:Bruno”; Invio per { $usual }.
play-welcome = { $title }
play-bot = computer, { $kind }
play-person = a questa tastiera
play-help-hint = “help” elenca tutto quello che si può scrivere. Ctrl-C lascia la partita, che resta salvata.
play-commands = Tab completa · help undo hint why rules scores log save quit
play-moves-hint = Tab completa; “moves” le elenca tutte.
play-ambiguous = “{ $text }” può voler dire { $moves }; scrivi qualcosa in più.
play-no-label = Non c’è una mossa numero { $number }; vanno da 1 a { $most }.
play-unknown = Non capisco: { $reason }.
play-not-played = Non giocate, perché non è più il tuo turno: { $moves }.
play-no-undo = Non si può annullare: il caso ha parlato, qualcosa è stato scoperto o qualcun altro ha giocato.
hint-move = mossa
hint-win = probabilità di vittoria
hint-points = punti
hint-margin = vantaggio
hint-thought = riflessione
play-no-why = Non è successo niente che una regola possa spiegare.
play-possible = “{ $move }” ora è possibile.
play-saved = Salvata in { $file }.
play-save-exists = { $file } esiste già; scrivi “save” e un altro nome.
play-kept = La partita resta salvata. Per continuare:
play-record = La registrazione di questa partita è { $file }.
play-hand-over = Tocca a { $name } sedersi alla tastiera. Gli altri non guardino.
play-hand-over-key = Invio per cominciare …
play-thinking = { $name } sta pensando …
play-thinking-along = Penso in avanti …
play-winners = { $count ->
        [one] { $names } vince.
       *[other] { $names } si dividono la vittoria.
    }
scores-total = Punti
scores-rank = Posizione
rules-none = { $title } non ha una pagina di regole.
rules-not-found = Non c’è una regola “{ $name }”.

## A un tavolo su un server

join-link = Questo link riporta al tuo posto; tienilo per te:
join-left = Hai lasciato il tavolo, che resta; il tuo link ti riporta qui.
join-gathering = Non sono ancora arrivati tutti.
join-paused = La partita è in pausa.
join-commands = Tab completa · help undo hint moves say bot quit
join-help-say = dire qualcosa a tutto il tavolo: say TESTO
join-help-bot = far giocare un bot finché il link non ti riporta: bot [TIPO]
join-help-quit = lasciare il tavolo; il link riporta qui

## Aiuto

help-typing = Una mossa si scrive come nell’elenco, con il suo inizio (“p” per “pass”), con il suo numero, o più mosse separate da virgole. Inoltre ci sono:
help-undo = ritirare la propria ultima decisione
help-hint = le mosse che sembrano migliori pensando in avanti
help-why-typed = why [mossa]
help-why = la regola dietro l’ultimo rifiuto o evento, o dietro una mossa
help-rules-typed = rules [regola]
help-rules = le regole, una sezione, una regola o tutte quelle con una parola (in inglese)
help-scores = i segnapunti, come stanno ora
help-log-typed = log [numero]
help-log = che cosa è successo
help-moves-typed = moves [verbo]
help-moves = tutte le mosse permesse
help-board = di nuovo il tabellone
help-save-typed = save [file]
help-save = scrivere una registrazione della partita
help-help = questo elenco
help-quit = lasciare; la partita resta salvata

## Rivedere una partita

replay-ply = Decisione { $ply } di { $last }
replay-keys = ← → passo · Pag↑ Pag↓ dieci · Inizio Fine · q esce

## Giochi

games-players = { $span } giocatori
games-minutes = { $minutes } minuti
games-edition = edizione { $edition }, regole versione { $rules }
games-reconstructed = ricostruiti: { $parts }

## Una revisione

review-title = { $title }: la partita rivista
review-chances = Probabilità di vittoria
review-ply = mossa
review-numbers = in numeri
review-note-quick = Dopo ogni mossa, per quanto poteva saperne chi decide subito dopo; con una ricerca rapida.
review-note-deep = Dopo ogni mossa, per quanto poteva saperne chi decide subito dopo; con una ricerca approfondita.
review-by-seat = Per posto
review-decisions = decisioni
review-lost = probabilità perduta
review-loss = perduto
review-played = giocata
review-better = migliore
review-inaccuracy = imprecisione
review-mistake = errore
review-blunder = errore grave
review-inaccuracy-many = imprecisioni
review-mistake-many = errori
review-blunder-many = errori gravi
review-costly = Quanto è costato
review-marks = Le decisioni più costose
review-none = Nessuna decisione è costata tanto da meritare un segno.
review-thresholds = Chi cede il { $inaccuracy } della probabilità di vittoria è impreciso (?!), dal { $mistake } in su è un errore (?), dal { $blunder } un errore grave (??), se è di certo più che rumore.
review-log = La partita
review-verdict = { $mark }: meglio “{ $move }”, con una probabilità del { $best } invece del { $own }.
review-fair = Ogni decisione è giudicata da ciò che il posto poteva sapere in quel momento, non da com’è andata a finire.
review-page = La pagina con grafico e cronaca è { $file }.
review-stopped = Interrotto. Quello che è stato guardato resta; lo stesso comando continua.
