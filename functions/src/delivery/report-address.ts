import { z } from 'zod'
import { type DeliveryPlace, deliveryPlaceSchema } from '../data/deliveries.ts'
import { publicUrl } from '../settings.ts'

/** Where Hosting hands requests to the function `providerStatus`. */
export const statusPaths = { twilio: '/status/twilio', sendgrid: '/status/sendgrid' } as const

/** What a provider is given with one try of a delivery, and gives back with what it reports on that. */
export function reportArguments(
  { establishmentId, deliveryId }: DeliveryPlace,
  attempt: number,
): Record<string, string> {
  return { ...(establishmentId !== null && { establishmentId }), deliveryId, attempt: String(attempt) }
}

/** Where Twilio is to report on the message of one try of a delivery. */
export function reportUrl(place: DeliveryPlace, attempt: number): string {
  return `${publicUrl.value()}${statusPaths.twilio}?${new URLSearchParams(reportArguments(place, attempt))}`
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
