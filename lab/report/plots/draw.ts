import { html, type Markup } from '../markup.ts'

/** The strokes that plots are made of. `kind` is a class of the style sheet, which gives the colour. */
type Spot = readonly [x: number, y: number]

export function line(kind: string, [x1, y1]: Spot, [x2, y2]: Spot): Markup {
  return html`<line class="${kind}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" />`
}

export function words(kind: string, [x, y]: Spot, said: string, anchor: 'start' | 'middle' | 'end' = 'start'): Markup {
  return html`<text class="${kind}" x="${x}" y="${y}" text-anchor="${anchor}">${said}</text>`
}

export function rect(kind: string, [x, y]: Spot, width: number, height: number): Markup {
  return html`<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}" />`
}

export function circle(kind: string, [x, y]: Spot, radius: number): Markup {
  return html`<circle class="${kind}" cx="${x}" cy="${y}" r="${radius}" />`
}

export function path(kind: string, steps: Markup): Markup {
  return html`<path class="${kind}" d="${steps}" />`
}

/** Drawn together, with a tooltip. */
export function titled(title: string, drawing: readonly Markup[]): Markup {
  return html`<g><title>${title}</title>${drawing}</g>`
}
