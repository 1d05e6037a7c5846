import { z } from 'zod'

/** Controls but for ends of lines and tabs, what turns the direction in which one reads, and halves of characters. */
const unwritable = /[^\P{Cc}\n\t]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u
const shown = /[^\p{C}\p{Z}]/u

/** By the schema itself, so that a form counts as it does. */
export const isTooLong = ({ issues }: z.ZodError): boolean => issues.some(({ code }) => code === 'too_big')

/** What somebody writes: several lines of at most so many characters (code points, as zod and the description of the calls count: an emoji is one or a few), of which something can be seen. */
export function shownText(most: number) {
  const schema = z
    .string()
    .overwrite((text) => text.replaceAll(/\r\n?/g, '\n').trim())
    // Said by the line below too, but not in the description of the calls.
    .min(1)
    .max(most)
    .refine((text) => shown.test(text) && !unwritable.test(text), { message: 'text.notShown' })
  return {
    schema,
    /** What is wrong with a text, as far as a form can say; null: nothing. */
    fault(text: string): 'missing' | 'tooLong' | 'notShown' | null {
      const { error } = schema.safeParse(text)
      if (!error) return null
      if (text.trim() === '') return 'missing'
      return isTooLong(error) ? 'tooLong' : 'notShown'
    },
  }
}
