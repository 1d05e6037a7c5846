import type { Notice } from '@vigie/domain/notices/notice'
import { type NamedPlace, placesOf } from '@vigie/domain/notices/notice-places'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { keyOf } from './key-of.ts'

type Begun = Pick<WithId<Notice>, 'id' | 'firstAt' | 'deviceIds' | 'places' | 'earlier'>

/** What has been on this page of notices; null: it has not looked yet. */
export type KnownNotices = ReadonlySet<string> | null

/** A cause that comes again after it was gone is a notice of its own. */
const causeOf = ({ id, firstAt }: Begun) => `${id} ${firstAt}`
const placeOf = (notice: Begun, named: NamedPlace) => `${causeOf(notice)} ${keyOf(named)}`
const keysOf = (notice: Begun) => [
  causeOf(notice),
  ...placesOf(notice).map((named) => placeOf(notice, named)),
]

/** The notices that came while the page was there, or came to name more places, each with these alone (`named`); and what is known after. */
export function newNotices<T extends Begun>(known: KnownNotices, list: readonly T[]) {
  const fresh = list.flatMap((notice) => {
    const named = placesOf(notice).filter((one) => !known?.has(placeOf(notice, one)))
    return known?.has(causeOf(notice)) && named.length === 0 ? [] : [{ notice, named }]
  })
  return { fresh: known === null ? [] : fresh, known: new Set([...(known ?? []), ...list.flatMap(keysOf)]) }
}
