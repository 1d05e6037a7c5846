import type { Notice } from '@vigie/domain/notices/notice'

type About = Pick<Notice, 'establishmentId' | 'deviceIds' | 'places'>

/**
 * The notices of a home that are about a resident, or may be: where nobody knows whose device it was, it may have been theirs. Null: about anybody
 * there.
 */
export const noticesAbout = <N extends About>(list: readonly N[], eid: string, bid: string | null): N[] =>
  list.filter(
    ({ establishmentId, deviceIds, places }) =>
      establishmentId === eid &&
      (bid === null ||
        deviceIds.length === 0 ||
        deviceIds.some((id) => !places[id] || places[id].beneficiaryId === bid)),
  )
