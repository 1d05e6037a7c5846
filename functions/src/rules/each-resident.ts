import * as logger from 'firebase-functions/logger'
import { Unstorable } from '../data/conflict.ts'
import { failedWith } from '../data/grpc-codes.ts'
import { SpoiltDocument } from '../data/read-document.ts'

/** So many residents are looked at together. */
const atOnce = 10

/**
 * Looks at each of some residents, ten at a time, and answers what came of it. One of whom something cannot be read costs nobody else their turn: they are reported and are not
 * among the answers. Rejects where anything else failed, as with Firestore out of reach, when all the others had their turn: that is to be tried again.
 */
export async function lookAtEach<T>(
  residents: readonly string[],
  look: (bid: string) => Promise<T>,
): Promise<Map<string, T>> {
  const found = new Map<string, T>()
  const failures: unknown[] = []
  for (let first = 0; first < residents.length; first += atOnce)
    await Promise.all(
      residents.slice(first, first + atOnce).map(async (bid) => {
        try {
          found.set(bid, await look(bid))
        } catch (error) {
          if (isOfItsRecords(error)) logger.error(error)
          else failures.push(error)
        }
      }),
    )
  if (failures.length > 0) throw failures[0]
  return found
}

/** Whether a look failed by what is stored of whom it was at, and would fail again. */
const isOfItsRecords = (error: unknown): boolean =>
  error instanceof SpoiltDocument ||
  error instanceof Unstorable ||
  error instanceof TypeError ||
  error instanceof RangeError ||
  failedWith(error, 'invalidArgument')
