import { nameStartsOf } from './name-starts.ts'
import { sortNameOf } from './sort-name.ts'
import type { User } from './user.ts'

/** What a profile says of somebody's name: the name, and all by which lists are sorted and searched. */
export const named = (displayName: string): Pick<User, 'displayName' | 'sortName' | 'nameStarts'> => ({
  displayName,
  sortName: sortNameOf(displayName),
  nameStarts: nameStartsOf(displayName),
})
