import { paths } from '@vigie/domain/paths'
import { nameStartIn } from '@vigie/domain/people/name-starts'
import { userSchema } from '@vigie/domain/people/user'
import { listAt } from '../../../lib/firebase/asked.ts'
import type { Sorting } from './found-people.ts'

const schema = userSchema.pick({
  displayName: true,
  email: true,
  emailVerified: true,
  roleId: true,
  operator: true,
  disabled: true,
})

const fieldOf = { email: 'email', name: 'sortName' } as const
/** After whatever else a text may go on with. */
const last = '\uF8FF'

// Who is asked for by a range comes in the order of its field.
const all = (field: string) => [field, '>=', ''] as const

/** The first people in an order; for super administrators only, as all of these. */
const everybody = (sorting: Sorting, count: number) =>
  listAt(paths.users, schema, { where: [all(fieldOf[sorting])], atMost: count })

/** The first people whose address begins with a text, in the order of addresses. */
function byAddress(beginning: string, count: number) {
  const from = beginning.trim().toLowerCase()
  return listAt(paths.users, schema, {
    where: [
      ['email', '>=', from],
      ['email', '<=', from + last],
    ],
    atMost: count,
  })
}

/** The first people of whom a word of the name begins with a text, or their whole name from there on, in the order of names. */
const byName = (start: string, count: number) =>
  listAt(paths.users, schema, {
    where: [['nameStarts', 'array-contains', start], all('sortName')],
    atMost: count,
  })

/**
 * Who is looked for by what was typed, `count` at most of each source; everybody where nothing was. Whoever is found by their
 * address and by their name is in both.
 */
export function usersSources(sorting: Sorting, typed: string, count: number) {
  if (typed.trim() === '') return [everybody(sorting, count)]
  const start = nameStartIn(typed)
  return [byAddress(typed, count), ...(start === null ? [] : [byName(start, count)])]
}
