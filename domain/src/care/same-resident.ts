import { wordsOf } from '../people/name-starts.ts'
import type { Beneficiary } from './beneficiary.ts'

type Said = Pick<Beneficiary, 'name' | 'room' | 'state'>

/** What people are addressed by, as `wordsOf` has it. */
const titles = new Set(
  'm mr monsieur mme mrs ms madame mlle miss mademoiselle dr dre docteur docteure'.split(' '),
)

/** The words of a name in one order, its titles aside; a name of titles alone keeps them. */
function plainName(name: string): string {
  const words = wordsOf(name)
  const own = words.filter((word) => !titles.has(word))
  return (own.length > 0 ? own : words).sort().join(' ')
}

/**
 * Who of some residents is called what is typed, whatever the case, accents, titles and order of the words: they may be the same person, also in another room or archived. Of several whoever has
 * that room, then who lives there. Of a couple who are told apart by their titles alone it says so too.
 */
export function calledTheSame<T extends Said>(
  residents: readonly T[],
  typed: Pick<Said, 'name' | 'room'>,
): T | null {
  const [name, room] = [plainName(typed.name), wordsOf(typed.room).join(' ')]
  const rank = (one: T) => (wordsOf(one.room).join(' ') === room ? 0 : 2) + (one.state === 'active' ? 0 : 1)
  const [first = null] = residents
    .filter((one) => plainName(one.name) === name)
    .toSorted((one, other) => rank(one) - rank(other))
  return first
}
