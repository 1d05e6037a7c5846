import { type Channel, channelSchema } from '../alerts/channel.ts'

/** The step that a message tells of, its recipient (an id of any length) and its channel, as its id names them. */
const ofStep = /_(?:escalated|unresolved)-\d+_(.+)_([a-z]+)$/

/** Whom a step of an escalation has asked to come, and how, by the id of its message; null: that tells of something else. */
export function askedByStep(deliveryId: string): { uid: string; channel: Channel } | null {
  const [, uid, channel] = ofStep.exec(deliveryId) ?? []
  const known = channelSchema.safeParse(channel)
  return uid !== undefined && known.success ? { uid, channel: known.data } : null
}
