/** Text that is already HTML. Anything else that a template takes in is escaped. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Markup | readonly Markup[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function written(part: Part): string {
  if (part instanceof Markup) return part.text
  if (typeof part === 'string') return part.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
  // Coordinates to a hundredth: finer can't be seen and makes the page long.
  if (typeof part === 'number') return String(Math.round(part * 100) / 100)
  return part.map(({ text }) => text).join('')
}

export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(texts.map((text, index) => text + written(parts[index] ?? '')).join(''))
}

export const nothing = new Markup('')
