import { z } from 'zod'
import { type DeliveryPlace, deliveryPlaceSchema } from '../data/deliveries.ts'
import { publicUrl } from '../settings.ts'

/** Where Hosting hands requests to the function `providerStatus`. */
const path = '/status/twilio'

/** Where a provider is to report on the message of one try of a delivery. */
export function reportUrl({ establishmentId, deliveryId }: DeliveryPlace, attempt: number): string {
  const query = new URLSearchParams({ establishmentId, deliveryId, attempt: String(attempt) })
  return `${publicUrl.value()}${path}?${query}`
}

const querySchema = deliveryPlaceSchema.extend({ attempt: z.coerce.number().int().min(1) })

/** Reads the query of such an address; null when it is not one of ours. */
export function readReportQuery(query: unknown): (DeliveryPlace & { attempt: number }) | null {
  return querySchema.safeParse(query).data ?? null
}
