import { z } from 'zod'

/**
 * Characters that show nothing, or turn what stands after them: controls, formats (U+202E, U+200B…), ends of lines, and letters
 * that are blank (the Hangul fillers, the empty Braille pattern).
 */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u

const longest = 120

/** One line of at most so many characters, of which all can be seen; it may be empty. */
export const shownLineSchema = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((line) => !unseen.test(line), { message: 'name.notShown' })

/** What a person or a home goes by, as others read it: one line, of which all can be seen, with a letter or a digit in it. */
export const shownNameSchema = shownLineSchema(longest)
  .min(1)
  .refine((name) => /[\p{L}\p{N}]/u.test(name), { message: 'name.notShown' })

/** What is wrong with such a name, as far as a form can say; null: nothing. */
export function shownNameFault(name: string): 'missing' | 'tooLong' | 'notShown' | null {
  if (shownNameSchema.safeParse(name).success) return null
  const { length } = name.trim()
  if (length === 0) return 'missing'
  return length > longest ? 'tooLong' : 'notShown'
}
