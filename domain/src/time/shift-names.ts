import { sortNameOf } from '../people/sort-name.ts'
import type { Shift } from './shift.ts'

/** What a shift is called in each language. */
type Names = Pick<Shift, 'nameFR' | 'nameEN'>

const languages = ['nameFR', 'nameEN'] as const

/** A name by which two that people take for the same are the same: accents, « œ », case and spaces aside. */
const heard = (name: string): string => sortNameOf(name).replaceAll(/\s+/gu, '')

/**
 * In which languages a shift would be called as another of its home is: in a list, a rule or a step nobody could tell which of them is meant. A name
 * that it has already stays its own, so that a home with two of one name can give one of them other hours.
 * @param id the shift's own
 */
export function takenNames(shifts: readonly (Names & { id: string })[], id: string, said: Names) {
  const known = shifts.find((one) => one.id === id)
  const isSame = (one: Names | undefined, language: (typeof languages)[number]) =>
    one !== undefined && heard(one[language]) === heard(said[language])
  return languages.filter(
    (language) => !isSame(known, language) && shifts.some((one) => one.id !== id && isSame(one, language)),
  )
}
