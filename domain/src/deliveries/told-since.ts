import type { Alert } from '../alerts/alert.ts'
import { ringing } from '../alerts/channel.ts'
import { isToldSince } from './left.ts'
import type { Wave } from './wave.ts'

/** Whether messages about an alert were queued for somebody, by what names them in the ids of messages. */
export interface ToldSince {
  /** Since it was raised or last called again. */
  isTold: (name: string) => boolean
  /** On what rings a phone, and since somebody let go of it, where somebody did: the last that they know would be that somebody goes. */
  isRung: (name: string) => boolean
}

/** Since when an alert calls for what it calls for, epoch milliseconds. */
export const calledSince = ({ timeline }: Pick<Alert, 'timeline'>): number =>
  timeline.findLast(({ step }) => step === 'opened' || step === 'calledAgain')?.at ?? 0

/**
 * Whom messages about an alert were queued for since it began to call, by its waves, whatever became of them. Whoever has left it since counts as not told. Of whoever let go
 * of it what rang before counts: they know that nobody goes.
 */
export function toldSince(
  waves: readonly Pick<Wave, 'deliveryIds' | 'createdAt' | 'left'>[],
  alertId: string,
  alert: Pick<Alert, 'timeline'>,
): ToldSince {
  const calledAt = calledSince(alert)
  const letGo = alert.timeline.findLast((step) => step.step === 'released')
  const rungSince = (name: string) =>
    letGo === undefined || letGo.from.uid === name ? calledAt : Math.max(calledAt, letGo.at)
  return {
    isTold: (name) => isToldSince(waves, { alertId, since: calledAt }, name),
    isRung: (name) => isToldSince(waves, { alertId, since: rungSince(name) }, name, ringing),
  }
}
