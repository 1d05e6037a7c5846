import { z } from 'zod'
import { isTooLong } from '../care/shown-text.ts'

/**
 * Characters that show nothing, or turn what stands after them: controls, formats (U+202E, U+200B…), ends of lines, what Unicode says is not to be drawn, also where it has no meaning
 * yet (U+2065), what has a meaning to nobody else or is no character, a letter that is blank (the empty Braille pattern), and what stands for an object that is not there (U+FFFC).
 */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{NChar}\u2800\uFFFC]/u

/** These choose how the sign before them is drawn, an emoji in colour or not. */
const drawnBefore = /(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]/gu

/**
 * More marks at one letter than any language writes: sixty accents on top of each other hide the lines above. Four is as many as stand over one in Hebrew or Thai; Burmese has five (« လျှို့ »), one of
 * them beside the letter.
 */
const stacked = /[\p{Mn}\p{Me}]{5}|\p{M}{7}/u

const isShown = (line: string): boolean =>
  !unseen.test(line.replaceAll(drawnBefore, '')) && !stacked.test(line.normalize('NFC'))

const longest = 120

/** One line of at most so many characters, of which all can be seen and none hides another line; it may be empty. What is stored is read as it is. */
export const shownLineSchema = (most: number) =>
  z
    .string()
    .trim()
    // A name parted by a hundred blanks is two on a wide screen, and its end is out of sight on a narrow one.
    .overwrite((line) => line.replaceAll(/\s{2,}/gu, ' '))
    .max(most)
    .refine(isShown, { message: 'name.notShown' })

/** What is wrong with such a line, as far as a form can say; null: nothing. */
export function shownLineFault(line: string, most: number): 'tooLong' | 'notShown' | null {
  const { error } = shownLineSchema(most).safeParse(line)
  if (!error) return null
  return isTooLong(error) ? 'tooLong' : 'notShown'
}

/** Blanks narrower than one between words: within a word they look like nothing. */
const narrowBlank = /[\u1680\u2000-\u200A\u202F\u205F]/u

/** What a person or a home goes by, as others read it: one line, of which all can be seen, with a letter or a digit in it. */
export const shownNameSchema = shownLineSchema(longest)
  .min(1)
  .refine((name) => !narrowBlank.test(name), { message: 'name.notShown' })
  .refine((name) => /[\p{L}\p{N}]/u.test(name), { message: 'name.notShown' })

/** What is wrong with such a name, as far as a form can say; null: nothing. */
export function shownNameFault(name: string): 'missing' | 'tooLong' | 'notShown' | null {
  const { error } = shownNameSchema.safeParse(name)
  if (!error) return null
  if (name.trim() === '') return 'missing'
  return isTooLong(error) ? 'tooLong' : 'notShown'
}
