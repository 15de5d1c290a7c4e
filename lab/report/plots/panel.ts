import { html, type Markup } from '../markup.ts'

/** Panels are drawn at the size they have on a phone, and set side by side on wider pages: their text stays legible. */
export const PANEL_WIDTH = 340

/** One plot of a figure. The drawing is described for those who don't see it; tables hold the numbers. */
export function panel(title: string, description: string, height: number, drawing: readonly Markup[]): Markup {
  return html`<section class="panel">
    <h3>${title}</h3>
    <svg viewBox="0 0 ${PANEL_WIDTH} ${height}" role="img" aria-label="${title}: ${description}">${drawing}</svg>
  </section>`
}
