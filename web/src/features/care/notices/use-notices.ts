import type { Notice } from '@vigie/domain/notices/notice'
import { can } from '@vigie/domain/people/permissions'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { type HeardUntil, useLiveAllHeard } from '../../../lib/firebase/use-live.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { useDeviceNow } from '../../../lib/time/use-now.ts'
import { useToldTime } from '../../../lib/time/use-told-time.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { allNoticesSource, mostOfAllHomes, noticesSource } from '../records/notice-sources.ts'
import { isShown } from './is-shown.ts'

export interface Notices {
  /** Latest first; a cause that was not seen for a day is none any more, nor one that is over. */
  readonly list: readonly WithId<Notice>[]
  /** Every one that is kept: of before that day, and over, too. What was lost in a shift stays in its record. */
  readonly known: readonly WithId<Notice>[]
  /** Some of them may still come, or be recent: the time is being asked for. */
  readonly loading: boolean
  /** The same of every home. */
  readonly heardUntil: HeardUntil
  /** Some of them cannot be read. */
  readonly unseen: boolean
  /** Of homes that the page is not about there may be more than were asked for. */
  readonly isCut: boolean
}

/** The notices of every home of whose staff the person is; for a super administrator, those of the home that the page is about, and the latest of all and of none. */
export function useNotices(): Notices {
  const { person } = useSession()
  const { list, loading } = useEstablishments()
  const { eid } = useParams()
  // Renewed with the device's, every ten seconds.
  const times = { device: useDeviceNow(10_000), told: useToldTime() }
  const readsAll = can({ person, membership: null }, 'read', 'notices')
  const theirs = list
    .filter(({ access }) => can(access, 'read', 'notices'))
    .map(({ id }) => id)
    .join()
  // It stays as somebody goes from home to home.
  const all = useMemo(() => (readsAll ? allNoticesSource() : null), [readsAll])
  const sources = useMemo(() => {
    if (all) return eid === undefined ? [all] : [all, noticesSource(eid)]
    return theirs === '' ? [] : theirs.split(',').map(noticesSource)
  }, [all, eid, theirs])
  const [lives, heardUntil] = useLiveAllHeard(sources)
  const notices = lives.flatMap((live) => (live.status === 'ready' ? live.value.items : []))
  const ofAll = readsAll && lives[0]?.status === 'ready' ? lives[0].value : null
  const known = [...new Map(notices.map((notice) => [notice.id, notice])).values()].toSorted(
    (one, other) => other.lastAt - one.lastAt,
  )
  const going = known.filter((notice) => !notice.isOver)
  const isInDoubt = going.some((notice) => isShown(notice, times) === 'inDoubt')
  return {
    list: going.filter((notice) => isShown(notice, times) === true),
    known,
    loading: loading || isInDoubt || lives.some(({ status }) => status === 'loading'),
    heardUntil,
    unseen: lives.some(
      (live) => live.status === 'failed' || (live.status === 'ready' && live.value.unreadable.length > 0),
    ),
    isCut:
      ofAll !== null &&
      ofAll.items.length + ofAll.unreadable.length >= mostOfAllHomes &&
      ofAll.items.every((notice) => isShown(notice, times) !== false),
  }
}
