import { z } from 'zod'
import { type DeliveryPlace, deliveryPlaceSchema } from '../data/deliveries.ts'
import { publicUrl } from '../settings.ts'

/** Where Hosting hands requests to the function `providerStatus`. */
export const statusPaths = {
  /** Twilio: what became of an SMS; a call was answered, a key was pressed, what became of a call; an SMS came. */
  twilio: '/status/twilio',
  call: '/status/twilio/call',
  key: '/status/twilio/key',
  callStatus: '/status/twilio/call-status',
  answer: '/status/twilio/answer',
  sendgrid: '/status/sendgrid',
  /** A phone: it has shown a notification; somebody takes the alert from it. */
  pushShown: '/status/push/shown',
  pushTaken: '/status/push/taken',
  /** A browser: whoever had their notifications there has left. */
  pushGone: '/status/push/gone',
} as const

/** What a provider is given with one try of a delivery, and gives back with what it reports on that. */
export function reportArguments(
  { establishmentId, deliveryId }: DeliveryPlace,
  attempt: number,
): Record<string, string> {
  return { ...(establishmentId !== null && { establishmentId }), deliveryId, attempt: String(attempt) }
}

/** Where Twilio is to tell of one try of a delivery; with `more` in the query. Twilio signs all of it: nobody makes another up. */
export function reportUrl(
  path: 'twilio' | 'call' | 'key' | 'callStatus',
  place: DeliveryPlace,
  attempt: number,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams({ ...reportArguments(place, attempt), ...more })
  return `${publicUrl.value()}${statusPaths[path]}?${query}`
}

const argumentsSchema = deliveryPlaceSchema.extend({
  establishmentId: deliveryPlaceSchema.shape.establishmentId.default(null),
  attempt: z.coerce.number().int().min(1),
})

/** Reads what came back, in a query or an event; null when it is not ours. */
export function readReportArguments(given: unknown): { place: DeliveryPlace; attempt: number } | null {
  const { success, data } = argumentsSchema.safeParse(given)
  if (!success) return null
  const { attempt, ...place } = data
  return { place, attempt }
}
