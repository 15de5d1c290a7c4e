/** Ink-dark on the screen, ink on paper when printed. Drawings take their colours from the same names. */
export const style = `
:root {
  color-scheme: dark;
  --paper: #0b1020; --panel: #0f162b; --line: #27324f; --hair: #1d2640;
  --text: #ece3cf; --soft: #a9a797; --teal: #3fd0c9; --violet: #b39bff; --track: #18213a;
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif;
  --sans: "Avenir Next", Avenir, "Segoe UI", "Helvetica Neue", Arial, sans-serif;
}
* { box-sizing: border-box }
html { background: var(--paper); -webkit-text-size-adjust: 100% }
body { margin: 0 auto; padding: 0 1rem 5rem; max-width: 72rem; color: var(--text); font: 1.0625rem/1.6 var(--serif) }
header { position: relative; padding: 4.5rem 0 2.5rem; border-bottom: 1px solid var(--line); overflow: hidden }
header > * { position: relative }
.ornament { position: absolute; right: -1rem; top: 0; height: 100%; width: auto; fill: none; stroke: var(--violet); stroke-width: .8; opacity: .5 }
.kicker { margin: 0; color: var(--teal); font: 600 .8125rem/1.4 var(--sans); letter-spacing: .14em; text-transform: uppercase }
h1 { margin: .5rem 0 .75rem; max-width: 18ch; font-size: clamp(2.1rem, 6vw, 3.6rem); line-height: 1.08; font-weight: 500; text-wrap: balance }
.pitch { margin: 0; max-width: 46ch; color: var(--soft); font-style: italic }
dl { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; margin: 2rem 0 0 }
dt { color: var(--soft); font: .8125rem/1.4 var(--sans) }
dd { margin: 0; font-size: 1.25rem; font-variant-numeric: tabular-nums }
h2 { margin: 4rem 0 .7rem; font-size: clamp(1.5rem, 3.5vw, 2rem); line-height: 1.2; font-weight: 500 }
h2 .no { margin-right: .6em; color: var(--violet); font-variant-numeric: oldstyle-nums }
h3 { margin: 0 0 .6rem; font-size: 1.0625rem; line-height: 1.3; font-weight: 600 }
p { max-width: 68ch }
figure { margin: 0 }
figcaption { margin-bottom: 1.4rem; max-width: 68ch; color: var(--soft) }
.panels + .panels { margin-top: 1.1rem }
.panels { display: grid; gap: 1.1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19.5rem), 1fr)) }
.panel, .card { padding: 1rem 1rem .8rem; background: var(--panel); border: 1px solid var(--hair); border-radius: 3px; break-inside: avoid }
.panel svg { display: block; width: 100%; height: auto; max-width: 30rem }
.card p { margin: .35rem 0 0; font-size: 1rem; line-height: 1.5 }
.card .out { color: var(--violet) }
svg text { fill: var(--text); font: 12px var(--sans); font-variant-numeric: tabular-nums }
svg .tick, svg .axis, svg .note { fill: var(--soft) }
svg .axis { font-style: italic }
svg .label { font-size: 12.5px }
svg .label, svg .note { paint-order: stroke; stroke: var(--panel); stroke-width: 4px; stroke-linejoin: round }
svg .value { font-weight: 600 }
svg .grid { stroke: var(--hair) }
svg .fair { stroke: var(--soft); stroke-dasharray: 5 4 }
svg .even { stroke: var(--violet); stroke-dasharray: 1.5 3 }
svg .whisker { fill: none; stroke: var(--teal); stroke-width: 1.6 }
svg .mark { fill: var(--teal); stroke: var(--panel); stroke-width: 1.5 }
svg .mark.out { fill: var(--violet) }
svg .bar { fill: var(--teal) }
svg .track { fill: var(--track) }
svg .catch { fill: transparent }
svg .mean { stroke: var(--violet); stroke-width: 1.6 }
svg .p95 { stroke: var(--violet); stroke-width: 1.6; stroke-dasharray: 1.5 3 }
svg g:hover .whisker { stroke-width: 2.6 }
svg .bar:hover, svg g:hover .bar { fill: var(--text) }
details { margin-top: 1.1rem }
summary { width: fit-content; cursor: pointer; color: var(--teal); font: .9375rem/1.6 var(--sans) }
summary:focus-visible { outline: 2px solid var(--teal); outline-offset: 3px }
.scroll { overflow-x: auto; margin-top: .8rem }
table { border-collapse: collapse; font: .875rem/1.45 var(--sans); font-variant-numeric: tabular-nums }
th, td { padding: .35rem .9rem; border-bottom: 1px solid var(--hair); text-align: right; white-space: nowrap }
th { color: var(--soft); font-weight: 500 }
th:first-child { padding-left: 0; text-align: left }
tbody th { color: var(--text) }
thead th { border-bottom-color: var(--line); vertical-align: bottom }
td.shade { background: color-mix(in srgb, var(--teal) var(--share), transparent) }
code { display: block; margin-top: .5rem; padding: .8rem 1rem; overflow-x: auto; background: var(--panel); border: 1px solid var(--hair); border-radius: 3px; font: .875rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace }
@media (max-width: 48rem) {
  header { padding-top: 3rem }
  .ornament { right: -2.5rem; height: 12rem; opacity: .3 }
}
@media print {
  :root {
    color-scheme: light;
    --paper: #fff; --panel: #fff; --line: #8b8b8b; --hair: #d4d4d4;
    --text: #141824; --soft: #4c5160; --teal: #0b7f7a; --violet: #5a3fc0; --track: #efefef;
  }
  body { max-width: none; padding: 0; font-size: 10.5pt }
  .panels { grid-template-columns: repeat(3, 1fr); gap: .6rem }
  figure { break-inside: auto }
  h2 { break-after: avoid }
  .panel svg rect, td.shade { print-color-adjust: exact; -webkit-print-color-adjust: exact }
}
`
