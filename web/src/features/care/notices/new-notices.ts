import type { Notice } from '@vigie/domain/notices/notice'
import type { WithId } from '../../../lib/firebase/live-source.ts'

type Begun = Pick<WithId<Notice>, 'id' | 'firstAt'>

/** The notices that have been on this page; null: it has not looked yet. */
export type KnownNotices = ReadonlySet<string> | null

/** A cause that comes again after it was gone is a notice of its own. */
const keyOf = ({ id, firstAt }: Begun) => `${id} ${firstAt}`

/** The notices that came while the page was there, and what is known after that. */
export function newNotices<T extends Begun>(known: KnownNotices, list: readonly T[]) {
  return {
    fresh: known === null ? [] : list.filter((notice) => !known.has(keyOf(notice))),
    known: new Set([...(known ?? []), ...list.map(keyOf)]),
  }
}
