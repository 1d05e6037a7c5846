import { readFile } from 'node:fs/promises'
import { create } from 'fontkit'

/** A font as its file holds it, and which characters it can write. */
export interface ReportFont {
  bytes: Buffer
  has: (codePoint: number) => boolean
}

/**
 * Roboto, as on screen, in the two weights of a report (Apache-2.0, functions/src/fonts/LICENSE), to be embedded. The build lays them in
 * `lib/fonts`, as far from the chunks as they are from here.
 */
export async function reportFonts(): Promise<{ regular: ReportFont; bold: ReportFont }> {
  const [regular, bold] = await Promise.all([fontOf('Regular'), fontOf('Medium')])
  return { regular, bold }
}

async function fontOf(weight: string): Promise<ReportFont> {
  const bytes = await readFile(new URL(`../fonts/Roboto-${weight}.ttf`, import.meta.url))
  const font = create(bytes)
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`Roboto-${weight} holds several fonts`)
  return { bytes, has: (codePoint) => font.hasGlyphForCodePoint(codePoint) }
}

/** What stands where a character cannot be written. */
export const unwritten = '\ufffd'

/**
 * A text in characters that a font has: "CO₂" as "CO2", a space of another width as one that does not break; what it cannot write at all, an
 * emoji or an Arabic letter, is marked as missing, and never left out without a word.
 */
export function writable(text: string, { has }: Pick<ReportFont, 'has'>): string {
  const whole = text.replaceAll('\u202f', '\u00a0').normalize('NFC')
  return [...whole]
    .map((character) => {
      if (character === '\n' || has(character.codePointAt(0) ?? 0)) return character
      // What only changes how the one before it is drawn says nothing by itself.
      if (/^[\p{Mn}\p{Cf}\p{Cc}]$/u.test(character)) return ''
      const plainer = character.normalize('NFKC')
      return [...plainer].every((one) => has(one.codePointAt(0) ?? 0)) ? plainer : unwritten
    })
    .join('')
}
