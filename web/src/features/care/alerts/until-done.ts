import type { Alert } from '@vigie/domain/alerts/alert'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { dismiss } from '../../../lib/notices/notices.ts'

type Known = Pick<WithId<Alert>, 'id' | 'state' | 'acknowledgedBy'>

/**
 * Takes the message that an act failed off the screen once the alert is what it was to be: the answer of a call that was
 * done may be lost, and another try may succeed. "Not done" must not stand beside what was done.
 * @param uid who acts
 */
export function messagesUntilDone(uid: string) {
  let alerts: readonly Known[] = []
  let isWhole = false
  const told = new Map<string, { notice: number; asked: 'acknowledged' | 'resolved' }>()
  const isDone = (id: string, asked: 'acknowledged' | 'resolved') => {
    const alert = alerts.find((one) => one.id === id)
    if (alert === undefined) return isWhole
    return asked === 'acknowledged' && alert.state === 'acknowledged' && alert.acknowledgedBy?.uid === uid
  }
  return {
    /** Says which alerts are in progress now, and whether these are all of them. */
    hear(now: readonly Known[], all: boolean): void {
      alerts = now
      isWhole = all
      for (const [id, { notice, asked }] of told) {
        if (!isDone(id, asked)) continue
        dismiss(notice)
        told.delete(id)
      }
    },
    /** Whether an alert is over, or was taken by this person, as was asked. */
    isDone,
    /** Keeps a message, by its id, for so long only; that of an earlier try gives way. */
    keep(notice: number, id: string, asked: 'acknowledged' | 'resolved'): void {
      const before = told.get(id)
      if (before) dismiss(before.notice)
      told.set(id, { notice, asked })
    },
  }
}
