import type { Alert } from '@vigie/domain/alerts/alert'
import { asksOthers, hasCalledSince, isOver } from '@vigie/domain/alerts/alert-life'
import type { WithId } from '../../../lib/firebase/live-source.ts'

/** What the person has just done to an alert, and what the server knows of it. */
export interface OwnAct {
  readonly act: 'acknowledged' | 'resolved'
  /** Still to be undone and not sent; sent and not answered; or saved, with the alert as the server answered it. */
  readonly stage: 'undoable' | 'sent' | SavedAs
  /** The alert's `lastCallAt` as the person saw it: what they did answers no call that came later. */
  readonly lastCallAt: number
  /** Whether it was done a moment ago: the finger that took the alert is there still. */
  readonly isFresh?: boolean
}

/** What a saved act has come to: the alert as the server answered, whoever made it so. */
export type SavedAs = Pick<Alert, 'state' | 'acknowledgedBy' | 'acknowledgedAt'>

/** Of an answer of the server, what has been saved. */
export const savedAs = ({ state, acknowledgedBy, acknowledgedAt }: SavedAs): SavedAs => ({
  state,
  acknowledgedBy,
  acknowledgedAt,
})

/** The acts by the id of their alert. */
export type OwnActs = ReadonlyMap<string, OwnAct>

/** An act of the person that the server has not confirmed, or not even been told of. */
export type UnderWay = 'acknowledging' | 'resolvingSoon' | 'resolving'

/** An alert as the screen shows it: what is saved of it, and what the person is doing about it. */
export interface ShownAlert {
  readonly alert: WithId<Alert>
  /** Null where nothing of theirs waits for the server. Until it answers, the alert stays what it is for everybody. */
  readonly underWay: UnderWay | null
  /** Whether the person has only just taken it. */
  readonly isFresh?: boolean
}

/**
 * The alert with what the person has just done to it. Nothing is shown as done before the server says so. An act that the
 * server has overtaken, or a new call, changes nothing.
 */
export function withOwnAct(alert: WithId<Alert>, act: OwnAct | undefined): ShownAlert {
  if (act === undefined || isOver(alert)) return { alert, underWay: null }
  const fresh = act.isFresh && { isFresh: true }
  if (hasCalledSince(alert, act.lastCallAt)) {
    // Who calls once more has not moved the finger of whoever took the alert.
    return { alert, underWay: null, ...(isSavedAs(alert, act) && fresh) }
  }
  if (act.act === 'acknowledged' && alert.state !== 'open' && !isTakingOver(alert, act))
    return { alert, underWay: null, ...fresh }
  if (typeof act.stage === 'object') return { alert: { ...alert, ...act.stage }, underWay: null, ...fresh }
  if (act.act === 'acknowledged') return { alert, underWay: 'acknowledging', ...fresh }
  return { alert, underWay: act.stage === 'undoable' ? 'resolvingSoon' : 'resolving' }
}

/** Whether an alert is taken, by whom the server answered. */
const isSavedAs = ({ state, acknowledgedBy }: Alert, { stage }: OwnAct): boolean =>
  typeof stage === 'object' && state === 'acknowledged' && acknowledgedBy?.uid === stage.acknowledgedBy?.uid

/** Whether the person has just taken an alert over, or is about to, by what is known of it; what they were on before is over. */
const isTakingOver = (alert: Alert, { stage }: OwnAct): boolean =>
  asksOthers(alert) &&
  (typeof stage !== 'object' || Number(stage.acknowledgedAt) > Number(alert.acknowledgedAt))

/** Whether an alert still asks for somebody: nobody has taken it, nor is the person about to. */
export function isUnattended({ alert, underWay }: UnattendedFacts): boolean {
  return alert.state === 'open' && underWay === null
}

/** Whether somebody of the staff is on an alert: a relative who says that they have seen it is not (docs/adr/0088-a-relative-silences-nobody.md). */
export const isTaken = ({ state, acknowledgedBy }: Pick<Alert, 'state' | 'acknowledgedBy'>): boolean =>
  state !== 'open' && !acknowledgedBy?.isRelative

/** Whether an alert is to look as one that nobody is on: also for a relative who has seen it, whom it calls no more. */
export const looksAlone = ({ alert, underWay }: Pick<ShownAlert, 'alert' | 'underWay'>): boolean =>
  underWay === null && !isTaken(alert)

interface UnattendedFacts extends Pick<ShownAlert, 'underWay'> {
  readonly alert: Pick<Alert, 'state'>
}
