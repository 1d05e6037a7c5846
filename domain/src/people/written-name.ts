import { plainLetters } from './plain-letters.ts'

/** The scripts that people write names in today, those of which one word is made together: Japanese mixes three. Of any other, nobody in a home reads a name. */
const scripts = [
  'Latin',
  'Han Hiragana Katakana Bopomofo',
  ...`
    Adlam Arabic Armenian Balinese Bengali Canadian_Aboriginal Cherokee Cyrillic Devanagari Ethiopic
    Georgian Greek Gujarati Gurmukhi Hangul Hebrew Javanese Kannada Khmer Lao Lisu Malayalam
    Meetei_Mayek Mongolian Myanmar Nko Ol_Chiki Oriya Sinhala Sundanese Syriac Tamil Telugu Thaana Thai
    Tibetan Tifinagh Vai Yi
  `
    .trim()
    .split(/\s+/),
].map((names) => names.split(' '))

/** Words of one script each. What belongs to several, as the long vowel of Japanese does, is taken with these alone (`scx`); what belongs to all, as accents do, with each. */
const ofOneScript = scripts.map((names) => {
  const own = names.map((name) => `\\p{scx=${name}}`).join('')
  return new RegExp(`^[${own}\\p{scx=Common}\\p{scx=Inherited}]*$`, 'u')
})

/** Marks that are letters or strokes above or through others, and the long s of old print: nobody's name has them. */
const marksOfNoName = /\u017F|[\u0363-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF]/u

/**
 * Latin letters that are read as none of the plain ones, and not of these either, which are letters of names all the same: of the First Nations, of southern Africa, of French, Danish and German. Those that
 * phoneticians, printers and scribes have beside (« ɼ », « ɱ », « ꭇ ») differ from a plain one by a hook.
 */
const latinOfNoName = /(?![A-Za-zƛɁɂʔʕǀ-ǃæœßÆŒẞ])\p{Script=Latin}/u

/** Blanks, and punctuation that names have: of titles, initials, joined names, a job behind; what keyboards give for an apostrophe; the colon of long vowels in Mohawk; last that of Japanese, Arabic, Hebrew and Tibetan. */
const beside = /[ \u00A0\u3000.,:'’‘`´"“”()&/+°«»·\-‐‑–—・（）،־׳״\u0F0B]/gu

/** An emoji as it is drawn; not what is punctuation too, as « ‼ ». */
const emoji = /(?:(?!\p{P})\p{Extended_Pictographic}|\p{RI}|\p{Emoji_Modifier})[\uFE0E\uFE0F]?/gu

/** Beside a letter an emoji may stand for another: « Natha❗ie », « 🅰lice ». */
const emojiAtLetter = new RegExp(`[\\p{L}\\p{M}\\d](?:${emoji.source})|(?:${emoji.source})[\\p{L}\\d]`, 'u')

/**
 * Whether a name is written as names of people are: of letters, digits 0 to 9, blanks, ordinary punctuation and emoji, with the letters of each word of one script. A stroke
 * that is no letter, a phonetic sign, a digit or letter of elsewhere reads as a letter of a colleague's name (docs/adr/0158-whose-words-these-are.md). For the server alone: asked of a name that is
 * given, and not of what is stored.
 */
export function isWrittenAsName(name: string): boolean {
  if (emojiAtLetter.test(name)) return false
  const words = name
    .replaceAll(emoji, ' ')
    .replaceAll(beside, ' ')
    .split(' ')
    .filter((word) => word !== '')
  return words.every(
    (word) =>
      /^[\p{L}\p{Mn}\p{Mc}0-9]+$/u.test(word) &&
      !marksOfNoName.test(word) &&
      !latinOfNoName.test(plainLetters(word)) &&
      // As it is drawn: a wide « Ａ » is a Latin letter.
      ofOneScript.some((script) => script.test(word.normalize('NFKC'))),
  )
}
