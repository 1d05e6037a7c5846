import { isWordOfOurs } from './name-key.ts'
import { shownNameSchema } from './shown-name.ts'

/** What a person calls themselves: no word that Vigie writes in the place of a name, or beside one (docs/adr/0158-whose-words-these-are.md). */
export const personNameSchema = shownNameSchema.refine((name) => !isWordOfOurs(name), {
  message: 'name.notShown',
})
