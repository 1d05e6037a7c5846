import { z } from 'zod'
import { idSchema, instantSchema } from '../ids.ts'

/** SHA-256 of an API key, hexadecimal: the key itself is shown once and never stored. */
const keyHashSchema = z.string().regex(/^[0-9a-f]{64}$/)

const keySchema = z.object({
  /** Named by whoever asked for it; says nothing of the key. */
  id: idSchema,
  hash: keyHashSchema,
  madeAt: instantSchema,
  /** Who asked for it; missing of a key that was made before this was kept. */
  madeBy: idSchema.optional().catch(undefined),
})

/** A key that another has followed, and until when it is still taken. */
const formerKeySchema = keySchema.extend({ until: instantSchema })

/** The most keys that may follow each other while all are still taken. */
export const mostFormerKeys = 4
/** The most that are kept: ending them all keeps the one before too. */
const mostKept = mostFormerKeys + 1

/** `establishments/{eid}/private/keys`: what an establishment's gateways prove themselves by. No client reads it. */
export const establishmentKeysSchema = z.object({
  current: keySchema,
  /** Newest first. */
  former: z.array(formerKeySchema).max(mostKept),
  /** Of all of these, by which the home of a key is found. Not there where they were stored before this was kept. */
  hashes: z
    .array(keyHashSchema)
    .max(mostKept + 1)
    .catch([]),
})
export type EstablishmentKeys = z.infer<typeof establishmentKeysSchema>
export type ApiKey = z.infer<typeof keySchema>

/** A home's keys as they are stored. `former`: newest first. */
export function keysOf(current: ApiKey, former: EstablishmentKeys['former'] = []): EstablishmentKeys {
  return { current, former, hashes: [current, ...former].map(({ hash }) => hash) }
}

/** What administrators may know of the keys: everything but what they are. */
export const knownKeysSchema = z.object({
  current: keySchema.omit({ hash: true }),
  former: z.array(formerKeySchema.omit({ hash: true })).max(mostKept),
})
export type KnownKeys = z.infer<typeof knownKeysSchema>

/** For how many hours a former key may still be taken: none to 30 days. */
export const overlapHoursSchema = z.int().min(0).max(720)

/**
 * The keys once `next` is current. The one before is taken for `overlapMs` more, and so is at most each that came before
 * it: no overlap ends them all, which is for a key that somebody else has. One that ends now stays until the next time:
 * what was published with it may still be on its way. Null where more than `mostFormerKeys` would still be taken afterwards:
 * never where all end. `now` is epoch milliseconds.
 */
export function withNewKey(
  { current, former }: EstablishmentKeys,
  next: ApiKey,
  overlapMs: number,
  now: number,
): EstablishmentKeys | null {
  const until = now + overlapMs
  const followed = [
    { ...current, until },
    ...former.map((key) => ({ ...key, until: Math.min(key.until, until) })),
  ].filter((key) => key.until >= now)
  if (overlapMs > 0 && followed.length > mostFormerKeys) return null
  return keysOf(next, followed.slice(0, mostKept))
}

/** The keys without what they are. */
export function knownKeys({ current, former }: EstablishmentKeys): KnownKeys {
  return knownKeysSchema.parse({ current, former })
}

/** `establishments/{eid}/gateways/{id}`: when a gateway was last heard, with which key, and when with each of them. */
export const gatewaySchema = z.object({
  /** What the gateway calls itself in the attribute `gatewayId` (docs/gateway.md). */
  gatewayId: z.string().min(1).max(120),
  keyId: idSchema,
  lastHeardAt: instantSchema,
  /** When each key last came through it, to five minutes, by the id of the key: by ChirpStack each device has its own. Not there where it was noted before this was kept. */
  usedKeys: z.record(idSchema, instantSchema).optional().catch(undefined),
})
export type Gateway = z.infer<typeof gatewaySchema>
