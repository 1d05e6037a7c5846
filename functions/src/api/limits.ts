import { createHash, randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from './api-error.ts'
import { clientAddress } from './client-address.ts'

/**
 * How often one may ask, counted by each instance for itself (docs/adr/0025-limits-of-the-api.md). A screen that opens
 * on a night of thirty alerts reports each as shown, at once.
 */
export const callsPerMinute = { ofOnePerson: 300, ofOneAddress: 6_000 } as const

/** A call that shows a token which lets nobody in counts as many: that is a guess. */
export const strangerCost = 20

const persons = new RateLimiterMemory({ points: callsPerMinute.ofOnePerson, duration: 60 })
const addresses = new RateLimiterMemory({ points: callsPerMinute.ofOneAddress, duration: 60 })

/** Throws ApiError, with Retry-After set, when the person has asked too often. */
export function limitPerson(uid: string, res: Response): Promise<void> {
  return consume(persons, uid, 1, res)
}

/** The same for the address of a request that nobody is let in with. */
export function limitAddress(req: Request, res: Response, cost = 1): Promise<void> {
  return consume(addresses, bucketOf(clientAddress(req)), cost, res)
}

async function consume(limiter: RateLimiterMemory, key: string, cost: number, res: Response): Promise<void> {
  try {
    await limiter.consume(key, cost)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    res.set('Retry-After', String(Math.ceil(refused.msBeforeNext / 1_000)))
    throw new ApiError('tooMany')
  }
}

const salt = randomBytes(16)

/** One of 65,536: whoever makes addresses up fills no memory, and cannot tell whose count they share. */
function bucketOf(address: string): string {
  return createHash('sha256').update(salt).update(address).digest('hex').slice(0, 4)
}
