import { sortNameOf } from '@vigie/domain/people/sort-name'
import type { Sorting } from './sources.ts'

interface Found {
  readonly id: string
  readonly displayName: string
  readonly email: string
}

const keyOf = {
  email: ({ email }: Found) => email,
  name: ({ displayName }: Found) => sortNameOf(displayName),
}

/** Who was found by any of several sources, each once, in the order asked for. */
export function foundPeople<T extends Found>(lists: readonly (readonly T[])[], sorting: Sorting): T[] {
  const each = new Map(lists.flat().map((user) => [user.id, user]))
  const key = keyOf[sorting]
  return [...each.values()].toSorted((one, other) => key(one).localeCompare(key(other)))
}
