import { defaultBodyLimit } from '@vigie/domain/api/call'
import type { Request, Response } from 'express'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import {
  addressPerMinute,
  countAccountAsked,
  countForAddress,
  countOpenCall,
  enterFromAddress,
  strangerCost,
} from '../limits/address-limit.ts'
import { InFlight } from '../limits/in-flight.ts'
import { secondsToWait } from '../limits/seconds-to-wait.ts'
import { ApiError } from './api-error.ts'

/**
 * How often one may ask, counted by each instance for itself (docs/adr/0025-limits-of-the-api.md). A screen that opens
 * on a night of thirty alerts reports each as shown, at once.
 */
export const callsPerMinute = { ofOnePerson: 300, ofOneAddress: addressPerMinute } as const

const persons = new RateLimiterMemory({ points: callsPerMinute.ofOnePerson, duration: 60 })

/**
 * How many calls of one person an instance answers at a time, of 80: room for those thirty and what is done about them,
 * and nobody alone keeps the others out.
 */
export const callsAtOnce = 40

const inFlight = new InFlight(callsAtOnce)

/** Throws ApiError, with Retry-After set, when the person has asked too often, or asks too much at once. */
export async function limitPerson(uid: string, res: Response): Promise<void> {
  mayGoOn(await secondsToWait(persons, uid, 1), res)
  mayGoOn(inFlight.enter(uid, res) ? null : 1, res)
}

/** Counts a body that did not come to its end in time, also one that is too large, as a refusal of the person who began it. Throws ApiError like limitPerson. */
export async function countSlowBody(uid: string, res: Response): Promise<void> {
  mayGoOn(await secondsToWait(persons, uid, strangerCost), res)
}

/**
 * Counts a body of JSON that is about to be read as one call for each 16 kB, of which the first is counted: so much longer it keeps the instance from
 * everybody else. One that does not say how long it is may be as long as its call takes; one that says it is longer is refused unread. Throws ApiError
 * like limitPerson.
 */
export async function countLargeBody(uid: string, req: Request, limit: number, res: Response): Promise<void> {
  const bytes = Number(req.headers['content-length'] ?? limit)
  const more = Math.ceil(bytes / defaultBodyLimit) - 1
  if (bytes <= limit && more > 0) mayGoOn(await secondsToWait(persons, uid, more), res)
}

/** How many forms an instance holds in its memory at a time: each has a file in it. */
const formsAtOnce = new InFlight(6)

/** Counts a form that is about to be read. Throws ApiError like limitPerson. */
export function limitForms(res: Response): void {
  mayGoOn(formsAtOnce.enter('all', res) ? null : 5, res)
}

/** The same for the address of a request that nobody is let in with. */
export async function limitAddress(req: Request, res: Response, cost = 1): Promise<void> {
  mayGoOn(await countForAddress(req, cost), res)
}

/** Counts a call that anybody may make, for its address; one that writes to whatever address it names for whom Google saw as well. Throws ApiError like limitPerson. */
export async function limitOpenCall(req: Request, res: Response, writesToAnybody: boolean): Promise<void> {
  mayGoOn(await countOpenCall(req), res)
  if (writesToAnybody) mayGoOn(await countAccountAsked(req), res)
  mayGoOn(enterFromAddress(req, res) ? null : 1, res)
}

function mayGoOn(wait: number | null, res: Response): void {
  if (wait === null) return
  res.set('Retry-After', String(wait))
  throw new ApiError('tooMany')
}
