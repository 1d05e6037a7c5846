import { homeOfKey } from '../data/establishment-keys.ts'
import { hashApiKey } from '../establishments/api-key.ts'
import type { Understood } from './refuse.ts'

/**
 * Notes whose gateway sent a message of which not even the device can be read, by a key that was taken when it was published (epoch
 * milliseconds): they are the ones who can mend it, and go and see. One read, none for a message without a key.
 */
export async function noteHomeOfKey(
  apiKey: string | null,
  publishedAt: number,
  understood: Understood,
): Promise<void> {
  if (apiKey === null) return
  understood.establishmentId = await homeOfKey(hashApiKey(apiKey), publishedAt)
  understood.hasKeyOfHome = understood.establishmentId !== null
}
