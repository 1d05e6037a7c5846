import type { Notice } from '@vigie/domain/notices/notice'
import type { WithId } from '../../../lib/firebase/live-source.ts'

type Begun = Pick<WithId<Notice>, 'id' | 'firstAt' | 'deviceIds'>

/** What has been on this page of notices; null: it has not looked yet. */
export type KnownNotices = ReadonlySet<string> | null

/** A cause that comes again after it was gone is a notice of its own. */
const keyOf = ({ id, firstAt }: Begun) => `${id} ${firstAt}`
const keysOf = (notice: Begun) => [keyOf(notice), ...notice.deviceIds.map((id) => `${keyOf(notice)} ${id}`)]

/** The notices that came while the page was there, or came to name more devices, with these alone; and what is known after. */
export function newNotices<T extends Begun>(known: KnownNotices, list: readonly T[]) {
  const fresh = list.flatMap((notice) => {
    const deviceIds = notice.deviceIds.filter((id) => !known?.has(`${keyOf(notice)} ${id}`))
    return known?.has(keyOf(notice)) && deviceIds.length === 0 ? [] : [{ ...notice, deviceIds }]
  })
  return { fresh: known === null ? [] : fresh, known: new Set([...(known ?? []), ...list.flatMap(keysOf)]) }
}
