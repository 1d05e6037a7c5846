import { z } from 'zod'

/**
 * Characters that show nothing, or turn what stands after them: controls, formats (U+202E, U+200B…), ends of lines, what Unicode says is not to be drawn, also where it has no meaning
 * yet (U+2065), what has a meaning to nobody else, and a letter that is blank (the empty Braille pattern).
 */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/** These choose how the sign before them is drawn, an emoji in colour or not. */
const drawnBefore = /(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]/gu

const longest = 120

/** One line of at most so many characters, of which all can be seen; it may be empty. */
export const shownLineSchema = (most: number) =>
  z
    .string()
    .trim()
    // A name parted by a hundred blanks is two on a wide screen, and its end is out of sight on a narrow one.
    .overwrite((line) => line.replaceAll(/\s{2,}/gu, ' '))
    .max(most)
    .refine((line) => !unseen.test(line.replaceAll(drawnBefore, '')), { message: 'name.notShown' })

/** What is wrong with such a line, as far as a form can say; null: nothing. */
export function shownLineFault(line: string, most: number): 'tooLong' | 'notShown' | null {
  if (shownLineSchema(most).safeParse(line).success) return null
  return line.trim().length > most ? 'tooLong' : 'notShown'
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
  if (shownNameSchema.safeParse(name).success) return null
  const { length } = name.trim()
  if (length === 0) return 'missing'
  return length > longest ? 'tooLong' : 'notShown'
}
