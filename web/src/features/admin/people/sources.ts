import { paths } from '@vigie/domain/paths'
import { sortNameOf } from '@vigie/domain/people/sort-name'
import { userSchema } from '@vigie/domain/people/user'
import { listAt } from '../../../lib/firebase/asked.ts'

const schema = userSchema.pick({
  displayName: true,
  email: true,
  emailVerified: true,
  roleId: true,
  operator: true,
  disabled: true,
})

/** By what people are sorted, and searched. */
export const sortings = ['email', 'name'] as const
export type Sorting = (typeof sortings)[number]

const fieldOf = { email: 'email', name: 'sortName' } as const
/** After whatever else a text may go on with. */
const last = '\uF8FF'

/** The first people whose name or address begins with a text, in its order; for super administrators only. */
export function usersSource(sorting: Sorting, beginning: string, count: number) {
  const from = sorting === 'name' ? sortNameOf(beginning) : beginning.trim().toLowerCase()
  const field = fieldOf[sorting]
  return listAt(paths.users, schema, {
    // Who is asked for by a range comes in the order of its field.
    where: [
      [field, '>=', from],
      [field, '<=', from + last],
    ],
    atMost: count,
  })
}
