import { z } from 'zod'

/**
 * A document id chosen by a client or by us: safe in a path, a URL and a field name. Firestore keeps `__…__` for itself
 * and answers a read of it with an error: https://firebase.google.com/docs/firestore/quotas#limits
 */
export const idSchema = z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/)

/** The id of a message to be sent: it names its wave, its recipient (an id of any length) and its channels. */
export const deliveryIdSchema = z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,256}$/)

/** The id of one sensor event: named by the gateway, or the Pub/Sub message id (docs/gateway.md). */
export const eventIdSchema = z.string().regex(/^[A-Za-z0-9_:.-]{1,128}$/)

/**
 * A device's id: its LoRaWAN DevEUI, 16 hexadecimal digits, kept in lower case.
 * Source: LoRaWAN 1.0.4, section 6.1.1.2 (DevEUI, EUI-64).
 */
export const devEuiSchema = z
  .string()
  .regex(/^[0-9A-Fa-f]{16}$/)
  .toLowerCase()

/** The end of the year 9999: no date of a form goes further, and whatever is reckoned from it a Date still holds. */
const latestInstant = 253_402_300_799_999

/** An instant: milliseconds since 1970-01-01T00:00:00Z. Every field named `…At` holds one. */
export const instantSchema = z.number().int().min(0).max(latestInstant)
