import { type Channel, channelSchema, ringing } from '../alerts/channel.ts'
import { isToldSince, tells } from './left.ts'
import type { Wave } from './wave.ts'

/** What the id of a message of a step has before whom it is for. */
const toStep = /_(?:escalated|unresolved)-\d+_/
/** The step that a message tells of, its recipient (an id of any length) and its channel, as its id names them. */
const ofStep = /_(?:escalated|unresolved)-\d+_(.+)_([a-z]+)$/

/** Whom a step of an escalation has asked to come, and how, by the id of its message; null: that tells of something else. */
export function askedByStep(deliveryId: string): { uid: string; channel: Channel } | null {
  const [, uid, channel] = ofStep.exec(deliveryId) ?? []
  const known = channelSchema.safeParse(channel)
  return uid !== undefined && known.success ? { uid, channel: known.data } : null
}

/**
 * Whom the steps of an alert have asked and need not ask anew, by its waves since it was raised or last called again. Without whoever has left it since, who counts as
 * not reached though they be back (docs/adr/0145-who-left-was-not-reached.md); and where somebody let go of it at `letGoAt` (epoch milliseconds; 0: nobody did) without whoever
 * was told nothing from then on: the last that they know is that somebody goes. `isToRing`: the step that asks rings phones, and whom no phone was rung for, or not since that, is asked anew: an
 * e-mail wakes nobody.
 */
export function stillAsked(
  waves: readonly Pick<Wave, 'deliveryIds' | 'createdAt' | 'left'>[],
  { alertId, letGoAt, isToRing }: { alertId: string; letGoAt: number; isToRing: boolean },
): ReadonlySet<string> {
  const on = isToRing ? ringing : undefined
  const isTold = (uid: string) => isToldSince(waves, { alertId, since: letGoAt }, uid, on)
  const ofSteps = waves.flatMap(({ deliveryIds }) => deliveryIds.filter((id) => toStep.test(id)))
  const asked = ofSteps.flatMap((id) => askedByStep(id)?.uid ?? [])
  // On the next channel too: an e-mail that failed may have become an SMS.
  return new Set(asked.filter((uid) => tells(ofSteps, uid, on) && isTold(uid)))
}
