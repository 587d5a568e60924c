"""The style sheet of a report: paper and ink by day, the other way round by night."""

STYLE = """
:root { color-scheme: light dark; --paper: #fbf7ef; --card: #fffdf8; --ink: #2a211c;
  --soft: #685b50; --rule: #ddd2c1; --bar: #9d2235; --second: #b98a2f; --third: #2c6488;
  --fourth: #4d7a45; --shade: #00000012; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #191614; --card: #221e1b; --ink: #eee6da; --soft: #b3a596; --rule: #443b33;
    --bar: #dd6b7e; --second: #dcb25d; --third: #7eb3da; --fourth: #92c388; --shade: #00000040; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 "Iowan Old Style", "Palatino Linotype", Palatino,
    "URW Palladio L", Georgia, serif; }
header, main, footer { max-width: 76rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2.2rem; border-bottom: 1px solid var(--rule); text-align: center; }
.sign { margin: 0; font-size: 2rem; line-height: 1; color: var(--bar); }
h1 { margin: .4rem 0 .2rem; font-size: clamp(1.5rem, 4vw, 2.2rem); font-weight: 600; }
header p { margin: .2rem 0 1.2rem; color: var(--soft); }
h2 { margin: 2.6rem 0 .2rem; font-size: 1.4rem; font-weight: 600; }
section > p { margin: 0 0 .8rem; color: var(--soft); }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: 1rem;
  margin: 1.6rem 0 0; }
.tiles div { display: flex; flex-direction: column-reverse; padding: .9rem 1.1rem;
  background: var(--card); border: 1px solid var(--rule); border-radius: .6rem; }
.tiles dd { margin: 0; font-size: 1.9rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.tiles dt { color: var(--soft); }
.figures { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 30rem), 1fr));
  gap: 1.2rem; align-items: start; }
.figures.small { grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr)); }
figure { margin: 0; padding: 1rem 1.1rem .8rem; background: var(--card); min-width: 0;
  border: 1px solid var(--rule); border-radius: .6rem; box-shadow: 0 1px 3px var(--shade); }
figcaption { font-weight: 600; margin-bottom: .5rem; }
figcaption::first-letter { text-transform: uppercase; }
svg { display: block; width: 100%; height: auto; overflow: visible;
  font-family: system-ui, "Segoe UI", "DejaVu Sans", sans-serif; }
svg text { fill: var(--soft); font-size: 12px; font-variant-numeric: tabular-nums; }
.small svg text { font-size: 15px; }
svg .label, svg .value { fill: var(--ink); font-size: 13px; }
svg .bar { fill: var(--bar); }
svg .second { fill: var(--second); }
svg .bar:hover { opacity: .75; }
svg .grid { stroke: var(--rule); stroke-width: 1; stroke-dasharray: 2 3; }
svg .axis { stroke: var(--soft); stroke-width: 1; }
svg .median { stroke: var(--ink); stroke-width: 1.4; stroke-dasharray: 5 4; }
svg .doubt { stroke: var(--ink); stroke-width: 1.4; }
svg .line { fill: none; stroke-width: 2.4; stroke-linejoin: round; }
svg .line0 { stroke: var(--bar); }
svg .line1 { stroke: var(--third); stroke-dasharray: 7 4; }
svg .line2 { stroke: var(--second); stroke-dasharray: 2 3; }
svg .line3 { stroke: var(--fourth); stroke-dasharray: 10 3 2 3; }
svg .dot { stroke: var(--card); stroke-width: 1.5; }
svg .place2 { fill-opacity: .62; }
svg .place3 { fill-opacity: .4; }
svg .place4 { fill-opacity: .26; }
svg .place5 { fill-opacity: .16; }
svg .place6 { fill-opacity: .1; }
svg .within { fill: var(--ink); }
svg .place1 + .within { fill: var(--card); }
.matrix td { text-align: center;
  background: color-mix(in srgb, var(--bar) calc(var(--tint, 0) * 60%), transparent); }
.matrix thead th { text-align: center; }
.facts { margin: .4rem 0 0; color: var(--soft); font-size: .9rem; }
details { margin-top: .5rem; }
summary { cursor: pointer; color: var(--soft); font-size: .9rem; }
summary:focus-visible, .scroll:focus-visible { outline: 2px solid var(--bar); outline-offset: 2px; }
.scroll { overflow-x: auto; max-height: 26rem; overflow-y: auto; margin-top: .5rem; }
table { border-collapse: collapse; font-size: .88rem; font-variant-numeric: tabular-nums;
  width: 100%; }
caption { text-align: left; color: var(--soft); padding-bottom: .3rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { padding: .2rem .6rem .2rem 0; text-align: right; border-bottom: 1px solid var(--rule);
  white-space: nowrap; font-weight: normal; }
thead th { color: var(--soft); }
th[scope="row"], thead th:first-child { text-align: left; }
footer { margin-top: 3rem; padding-bottom: 2rem; color: var(--soft); font-size: .9rem; }
code { font-size: .85em; overflow-wrap: anywhere; }
@media print { figure { break-inside: avoid; box-shadow: none; } }
"""
