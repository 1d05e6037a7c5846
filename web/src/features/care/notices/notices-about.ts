import { mayNameFewer, type Notice } from '@vigie/domain/notices/notice'
import { placesOf } from '@vigie/domain/notices/notice-places'

type About = Pick<Notice, 'establishmentId' | 'deviceIds' | 'places' | 'earlier' | 'isCut'>

/**
 * The notices of a home that are about a resident, or may be: where nobody knows whose device it was, or more called than it names, it may have been theirs. Null: about anybody
 * there.
 */
export const noticesAbout = <N extends About>(list: readonly N[], eid: string, bid: string | null): N[] =>
  list.filter(
    (notice) =>
      notice.establishmentId === eid &&
      (bid === null ||
        notice.deviceIds.length === 0 ||
        mayNameFewer(notice) ||
        placesOf(notice).some(({ place }) => !place || place.beneficiaryId === bid)),
  )
