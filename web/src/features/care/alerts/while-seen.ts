import type { Alert } from '@vigie/domain/alerts/alert'
import { establishmentIdOf } from '@vigie/domain/paths'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { dismiss, isShown } from '../../../lib/notices/notices.ts'

type Told = Pick<WithId<Alert>, 'path' | 'beneficiaryId'>

/** Whose alerts are asked for: of every home, of a home, or of one resident in it. */
export interface Watched {
  readonly eid: string | null
  readonly bid?: string | null
}

/**
 * Takes the messages about a resident off the screen with the right to see their alerts: a name must not outlast it in what
 * is told of an act that was under way.
 */
export function messagesWhileSeen() {
  let watched: readonly Watched[] = []
  let told: readonly { notice: number; about: Told }[] = []
  const isSeen = ({ path, beneficiaryId }: Told) =>
    watched.some(
      ({ eid, bid = null }) =>
        eid === null || (eid === establishmentIdOf(path) && (bid === null || bid === beneficiaryId)),
    )
  const withdraw = () => {
    for (const { notice, about } of told) if (!isSeen(about)) dismiss(notice)
    told = told.filter(({ notice }) => isShown(notice))
  }
  return {
    /** Says whose alerts the person may see now. */
    see(now: readonly Watched[]): void {
      watched = now
      withdraw()
    },
    /** Keeps a message, by its id, for so long only; one that comes after the right was lost is not shown. Answers the id. */
    keep(notice: number, about: Told): number {
      told = [...told, { notice, about }]
      withdraw()
      return notice
    },
  }
}
