/** A piece of HTML that is already safe to insert. */
export interface Html {
  readonly html: string
}

type Insert = Html | string | number | null | readonly Html[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A template whose inserted strings are escaped, since what is shown was written by whoever sent the message. */
export function html(parts: TemplateStringsArray, ...inserts: Insert[]): Html {
  return { html: parts.reduce((text, part, index) => text + htmlOf(inserts[index - 1]) + part) }
}

function htmlOf(insert: Insert | undefined): string {
  if (insert === null || insert === undefined) return ''
  if (Array.isArray(insert)) return insert.map(({ html }: Html) => html).join('')
  if (typeof insert === 'object') return (insert as Html).html
  return String(insert).replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
