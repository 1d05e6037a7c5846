import { z } from 'zod'

/** By what somebody is told of an alert who is not at a screen. */
export const channelSchema = z.enum(['email', 'sms', 'voice'])
export type Channel = z.infer<typeof channelSchema>

/** Whether it rings a phone: an e-mail wakes nobody. */
export const rings = (channel: Channel): boolean => channel !== 'email'
