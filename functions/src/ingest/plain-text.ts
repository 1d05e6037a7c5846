/** A text with its escapes undone. */
export interface PlainText {
  plain: string
  /** Where in the text a character of `plain` begins, the backslashes before it included; of its length, where the last ends. */
  at(index: number): number
}

const escapes = /[\\%]/
const backslash = 0x5c
const percent = 0x25
const oneEscape = /\\+u([0-9a-f]{4})|\\+|%([0-9a-f]{2})/iy

/**
 * Undoes what JSON, JSON in JSON to any depth, and forms do to a character: `\u002f`, `\\/` and `%2F` are all `/`. Any other
 * backslash is left out. One pass, whatever the text is made of.
 */
export function plainText(text: string): PlainText {
  if (!escapes.test(text)) return { plain: text, at: (index) => index }
  const units = new Uint16Array(text.length)
  const at = new Uint32Array(text.length + 1)
  let length = 0
  let from = 0
  let index = 0
  while (index < text.length) {
    const unit = text.charCodeAt(index)
    oneEscape.lastIndex = index
    const found = unit === backslash || unit === percent ? oneEscape.exec(text) : null
    const number = found?.[1] ?? found?.[2]
    index += found?.[0].length ?? 1
    // Backslashes alone belong to the character that follows.
    if (found !== null && number === undefined) continue
    units[length] = number === undefined ? unit : Number.parseInt(number, 16)
    at[length] = from
    length += 1
    from = index
  }
  at[length] = from
  const plain = Buffer.from(units.buffer, 0, 2 * length).toString('utf16le')
  return { plain, at: (place) => at[place] ?? 0 }
}
