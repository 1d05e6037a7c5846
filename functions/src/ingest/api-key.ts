import { createHash, timingSafeEqual } from 'node:crypto'

/** What is stored of an API key: its SHA-256, hexadecimal. The keys are long and random, so no salt is needed. */
export function hashApiKey(apiKey: string): string {
  return createHash('sha256').update(apiKey, 'utf8').digest('hex')
}

/** Whether a key is the one whose hash is stored. Takes the same time wherever the two differ. */
export function isApiKey(apiKey: string, storedHash: string): boolean {
  const given = Buffer.from(hashApiKey(apiKey), 'hex')
  const stored = Buffer.from(storedHash, 'hex')
  return given.length === stored.length && timingSafeEqual(given, stored)
}
