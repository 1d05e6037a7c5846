import { createHash, randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { clientAddress, seenAddress } from './client-address.ts'
import { InFlight } from './in-flight.ts'
import { secondsToWait } from './seconds-to-wait.ts'

/** How much an address may ask a minute, counted by each instance for itself (docs/adr/0025-limits-of-the-api.md). */
export const addressPerMinute = 6_000

/** What nobody is let in with counts as many: that is a guess. */
export const strangerCost = 20

const addresses = new RateLimiterMemory({ points: addressPerMinute, duration: 60 })

/** Counts a request for the address it comes from; resolves with the seconds to wait once that asked too often. */
export function countForAddress(request: Request, cost: number): Promise<number | null> {
  return secondsToWait(addresses, bucketOf(clientAddress(request)), cost)
}

/** How many calls an address may make a minute that anybody may make: a home's whole staff may share one. */
export const openCallsPerMinute = 60

const openCalls = new RateLimiterMemory({ points: openCallsPerMinute, duration: 60 })

/** The same for a call that anybody may make, which is counted apart: guessing must keep nobody from making an account. */
export function countOpenCall(request: Request): Promise<number | null> {
  return secondsToWait(openCalls, bucketOf(clientAddress(request)), 1)
}

/**
 * How many accounts may be asked for a minute by all whom Google's front end saw at one address: those of five homes that make sixty each, where that is a front end of Hosting's.
 * Past Hosting it is one stranger, who could have an e-mail written to as many addresses as they like by naming another network address with each call.
 */
export const accountsSeenPerMinute = 300

const accountsSeen = new RateLimiterMemory({ points: accountsSeenPerMinute, duration: 60 })

/** Counts a wish for an account, which countOpenCall let pass: what an address may not ask any more uses nothing up of those that share its way here. */
export function countAccountAsked(request: Request): Promise<number | null> {
  return secondsToWait(accountsSeen, bucketOf(seenAddress(request)), 1)
}

/** Half of what an instance answers at a time: a provider reports for all its customers from a few addresses. */
const inFlight = new InFlight(40)

/** Counts a request for its address until it is answered; false where too many of that address are being answered. */
export function enterFromAddress(request: Request, response: Response): boolean {
  return inFlight.enter(bucketOf(clientAddress(request)), response)
}

/** A quarter: what people answer comes from the same addresses as thousands of reports of what was sent, and nobody sends it again. */
const answersInFlight = new InFlight(20)

/** The same for what somebody answers to an SMS or a call, which is counted apart: reports must keep no answer out. */
export function enterWithAnswer(request: Request, response: Response): boolean {
  return answersInFlight.enter(bucketOf(clientAddress(request)), response)
}

const salt = randomBytes(16)

/** One of 65,536: whoever makes addresses up fills no memory, and cannot tell whose count they share. */
function bucketOf(address: string): string {
  return createHash('sha256').update(salt).update(address).digest('hex').slice(0, 4)
}
