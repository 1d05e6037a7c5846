import { z } from 'zod'

/** By what somebody is told of an alert who is not at a screen. `push`: a notification on the phones where they have turned that on. */
export const channelSchema = z.enum(['email', 'sms', 'voice', 'push'])
export type Channel = z.infer<typeof channelSchema>

/** Whether it rings a phone: an e-mail wakes nobody, and a notification need never be shown. */
export const rings = (channel: Channel): boolean => channel === 'sms' || channel === 'voice'

/** The channels that do. */
export const ringing: readonly Channel[] = channelSchema.options.filter(rings)

/**
 * Whether somebody counts as told by it. A notification that its provider took may never have been shown: it goes beside other
 * channels, never instead of them (docs/adr/0113-a-notification-beside-the-sms.md).
 */
export const standsAlone = (channel: Channel): boolean => channel !== 'push'
