import { sortNameOf } from '@vigie/domain/people/sort-name'

/** By what people are sorted. */
export const sortings = ['email', 'name'] as const
export type Sorting = (typeof sortings)[number]

interface Sorted {
  readonly displayName: string
  /** Null where whoever looks does not learn it: after all others. */
  readonly email: string | null
}

interface Found extends Sorted {
  readonly id: string
}

const keyOf = {
  email: ({ email }: Sorted) => email ?? '\uF8FF',
  name: ({ displayName }: Sorted) => sortNameOf(displayName),
}

/** People in the order asked for. */
export function sortedPeople<T extends Sorted>(people: readonly T[], sorting: Sorting): T[] {
  const key = keyOf[sorting]
  return people.toSorted((one, other) => key(one).localeCompare(key(other)))
}

/** Who was found by any of several sources, each once, in the order asked for. */
export function foundPeople<T extends Found>(lists: readonly (readonly T[])[], sorting: Sorting): T[] {
  const each = new Map(lists.flat().map((user) => [user.id, user]))
  return sortedPeople([...each.values()], sorting)
}
