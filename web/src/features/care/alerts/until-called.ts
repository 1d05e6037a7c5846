import type { Alert } from '@vigie/domain/alerts/alert'
import { establishmentIdOf } from '@vigie/domain/paths'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { dismiss, isShown } from '../../../lib/notices/notices.ts'
import { type HeardCalls, newCalls } from './new-calls.ts'

type Calling = Pick<WithId<Alert>, 'id' | 'path' | 'state' | 'lastCallAt' | 'beneficiaryId' | 'room'>

/**
 * Takes the message that somebody was helped off the screen as soon as they, or their room, call anew: "résolue" must not
 * stand under a call for help.
 */
export function messagesUntilCalled() {
  let alerts: readonly Calling[] = []
  let told: { notice: number; about: Calling; heard: HeardCalls } | null = null
  const withdraw = () => {
    if (told === null) return
    const { notice, about, heard } = told
    if (!newCalls(heard, alerts).calls.some(({ alert }) => isOfSamePlace(alert, about))) return
    dismiss(notice)
    told = null
  }
  return {
    /** Says which alerts are in progress now. */
    hear(now: readonly Calling[]): void {
      alerts = now
      withdraw()
    },
    /** The calls that are known now: what is done now is done about these. */
    known: (): HeardCalls => newCalls(null, alerts).heard,
    /**
     * Keeps a message for so long only.
     * @param notice its id
     * @param heard the calls that were known when it was done: the next one may be heard before the server’s answer
     */
    keep(notice: number, about: Calling, heard: HeardCalls): void {
      // One that gave way to another must not be what is looked after instead of that other.
      if (!isShown(notice)) return
      told = { notice, about, heard }
      withdraw()
    },
  }
}

function isOfSamePlace(one: Calling, other: Calling): boolean {
  if (establishmentIdOf(one.path) !== establishmentIdOf(other.path)) return false
  return one.beneficiaryId === other.beneficiaryId || (one.room.trim() !== '' && one.room === other.room)
}
