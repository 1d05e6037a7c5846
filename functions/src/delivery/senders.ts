import type { Channel } from '@vigie/domain/alerts/channel'
import type { Severity } from '@vigie/domain/alerts/severity'
import type { Locale } from '@vigie/domain/text'
import type { DeliveryPlace } from '../data/deliveries.ts'

/** A message as a provider is given it. */
export interface OutgoingMessage {
  /** An e-mail address, or an E.164 number; of a notification the uid. */
  to: string
  /** Null but for an e-mail. */
  subject: string | null
  text: string
  /** Which try of which message it is: a provider names it again in its reports. */
  place: DeliveryPlace
  attempt: number
  /** From then on it is not to be handed to its recipient any more, epoch milliseconds. */
  validUntil: number
  /** From then on it is of no use to anybody, epoch milliseconds. */
  usefulUntil: number
  locale: Locale
  /** How a notification sounds. */
  severity?: Severity | undefined
  /** The alert that it has the words of; null: none. */
  alert: string | null
  /** Whether its recipient may take that. */
  mayTake: boolean
  /** It only tries the way to the provider, and is to reach nobody and cost nothing. */
  isDrill: boolean
}

/** Hands a message to a provider; resolves when it has taken it. Throws SendFailed. */
export type Send = (message: OutgoingMessage) => Promise<{ providerId: string | null }>

/**
 * How each channel sends. The providers' packages are large, so they are loaded with the first message that needs
 * them.
 */
const senders: Readonly<Record<Channel, () => Promise<Send>>> = {
  email: async () => (await import('./email.ts')).sendEmail,
  sms: async () => (await import('./sms.ts')).sendSms,
  voice: async () => (await import('./voice.ts')).placeCall,
  push: async () => (await import('./push.ts')).sendPush,
}

/** How a channel sends. */
export const senderOf = (channel: Channel): Promise<Send> => senders[channel]()

/** Loads every provider's package. */
export async function loadSenders(): Promise<void> {
  await Promise.all(Object.values(senders).map((load) => load()))
}
