import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ApiKey } from '@vigie/domain/care/api-keys'

/** What is stored of an API key: its SHA-256, hexadecimal. The keys are long and random, so no salt is needed. */
export function hashApiKey(apiKey: string): string {
  return createHash('sha256').update(apiKey, 'utf8').digest('hex')
}

/** A key that is taken until `until`, epoch milliseconds; null: as long as no other follows it. */
export interface TakenKey extends Pick<ApiKey, 'id' | 'hash'> {
  until: number | null
}

/** The id of the key that this is, of those taken at `at`, or null. Takes the same time wherever it differs from them. */
export function keyIdOf(apiKey: string, keys: readonly TakenKey[], at: number): string | null {
  const given = Buffer.from(hashApiKey(apiKey), 'hex')
  const found = keys.filter(({ hash }) => {
    const stored = Buffer.from(hash, 'hex')
    return given.length === stored.length && timingSafeEqual(given, stored)
  })
  return found.find(({ until }) => until === null || at < until)?.id ?? null
}

/** A new key of 256 random bits and what is stored of it. `madeBy`: a uid; `now` is epoch milliseconds. */
export function newApiKey(id: string, madeBy: string, now: number): { apiKey: string; stored: ApiKey } {
  // The prefix lets a key be recognised where it does not belong: in a log, in a repository.
  const apiKey = `vigie-${randomBytes(32).toString('base64url')}`
  return { apiKey, stored: { id, hash: hashApiKey(apiKey), madeAt: now, madeBy } }
}
