# Connect four in English. Other languages would stand beside it: de.ftl, it.ftl.

event-drops = { $seat } drops a disc into column { $column }.
event-wins = { $seat } has four in a line and wins.
event-draw = The board is full: a draw.

ask-dropping = { $seat } is to drop a disc: into which column?
action-drop = drop into column { $column }
refusal-column-full = This column is full.
source-points = four in a line
