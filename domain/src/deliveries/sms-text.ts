/** One SMS in the GSM 7-bit alphabet, or the most that is ever sent in another. */
const mostCharacters = 160

/** GSM 7-bit default alphabet, without its control characters. Source: 3GPP TS 23.038, section 6.2.1. */
const basic = new Set(
  '@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Its extension, where each character counts for two. Source: 3GPP TS 23.038, section 6.2.1.1. */
const extension = new Set('^{}\\[~]|€')

/** Characters that lose nothing much by being written in the alphabet. */
const folded: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  œ: 'oe',
  Œ: 'OE',
  '₂': '2',
  '°': 'o',
}

/**
 * The text on one line, in the GSM 7-bit alphabet as far as dropping accents and typographic marks allows; a character
 * of another script stays, and the message then goes out in several segments.
 */
export function foldForSms(text: string): string {
  return Array.from(text.normalize('NFC').replace(/\s+/g, ' '), (character) => {
    if (basic.has(character) || extension.has(character)) return character
    const known = folded[character]
    if (known !== undefined) return known
    const bare = character.normalize('NFD').replace(/\p{Mark}/gu, '')
    return basic.has(bare) ? bare : character
  }).join('')
}

/** Whether all of a text is in the GSM alphabet. */
const isBasicText = (text: string): boolean =>
  Array.from(text).every((character) => basic.has(character) || extension.has(character))

/** The length of a text as an SMS counts it: septets in the GSM alphabet, otherwise UTF-16 units. */
export function smsLength(text: string): number {
  if (!isBasicText(text)) return text.length
  return Array.from(text).reduce((sum, character) => sum + (extension.has(character) ? 2 : 1), 0)
}

/** How many SMS a text is sent as: of several, each has less room. Source: 3GPP TS 23.040, section 9.2.3.24.1. */
export function smsSegments(text: string): number {
  const [alone, among] = isBasicText(text) ? [160, 153] : [70, 67]
  const length = smsLength(text)
  return length <= alone ? 1 : Math.ceil(length / among)
}

/** Whether a text goes out as one SMS of at most 160 characters. */
export const fitsOneSms = (text: string): boolean => smsLength(text) <= mostCharacters

/** As much of a name as fits in one SMS between two texts, ending in dots where it had to be shortened. */
export function shortenTo(name: string, before: string, after: string): string {
  const fits = (candidate: string) => fitsOneSms(`${before}${candidate}${after}`)
  if (fits(name)) return name
  const characters = Array.from(name)
  const cut = (kept: number) => `${characters.slice(0, kept).join('').trimEnd()}...`
  let kept = Math.min(characters.length, mostCharacters)
  while (kept > 0 && !fits(cut(kept))) kept -= 1
  return cut(kept)
}
