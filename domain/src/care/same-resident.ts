import { wordsOf } from '../people/name-starts.ts'
import type { Beneficiary } from './beneficiary.ts'

type Said = Pick<Beneficiary, 'name' | 'room'>

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

const plainRoom = (room: string): string => wordsOf(room).join(' ')

/**
 * Whether two records say the same name and the same room, whatever the case, accents, titles and order of the words of the
 * name: they may be of one person. Of a couple in one room who are told apart by their titles alone it says so too.
 */
export const saysTheSame = (one: Said, other: Said): boolean =>
  plainName(one.name) === plainName(other.name) && plainRoom(one.room) === plainRoom(other.room)
