import { z } from 'zod'
import { type Channel, channelSchema } from './outbox.ts'

/**
 * What `POST /faults` takes. A fault without `channel` hits every channel, without `times` lasts until
 * `DELETE /faults`, and with `match` hits only a request one of whose recipients contains it.
 *
 * - fail: 500; rateLimit: 429 with Retry-After; slow: handles the request after `ms`.
 * - holdBefore: takes the request and neither records nor answers it until `DELETE /faults`; never, if the
 *   client hangs up first.
 * - holdAfter: records the message, then never answers.
 * - undelivered: accepts the message, then reports that it did not reach the recipient (an e-mail: that it bounced). A
 *   notification: answers that its device is gone, 404.
 */
export const faultRequestSchema = z.strictObject({
  channel: channelSchema.optional(),
  mode: z.enum(['fail', 'rateLimit', 'slow', 'holdBefore', 'holdAfter', 'undelivered']),
  times: z.int().positive().optional(),
  ms: z.int().nonnegative().max(600_000).default(2_000),
  match: z.string().min(1).optional(),
})
export type FaultRequest = z.infer<typeof faultRequestSchema>

/**
 * A fault as `GET /faults` lists it: `times` is what is left of it, `hits` how many requests it has met, `held` how many
 * of these wait now for `DELETE /faults`.
 */
export type Fault = FaultRequest & { id: number; hits: number; held: number }

/** The faults in force. The first one added that fits a request is the one it meets. */
export function createFaults() {
  const faults: Fault[] = []
  const heldRequests = new Set<() => void>()
  let lastId = 0

  return {
    add(request: FaultRequest): Fault {
      lastId += 1
      const fault = { ...request, id: lastId, hits: 0, held: 0 }
      faults.push(fault)
      return fault
    },

    list(): Fault[] {
      return faults.map((fault) => ({ ...fault }))
    },

    /** Ends every fault, and lets the requests held before their recording go on. */
    clear(): void {
      faults.length = 0
      for (const release of heldRequests) release()
      heldRequests.clear()
    },

    /** The fault that this request meets, counted as met; undefined when all is well. */
    take(channel: Channel, recipients: string[]): Fault | undefined {
      const fault = faults.find(
        ({ channel: only, times, match }) =>
          (only === undefined || only === channel) &&
          times !== 0 &&
          (match === undefined || recipients.some((recipient) => recipient.includes(match))),
      )
      if (!fault) return undefined
      fault.hits += 1
      if (fault.times !== undefined) fault.times -= 1
      return fault
    },

    /** Resolves true once released by `clear`, false once `hungUp` fires first. */
    hold(fault: Fault, hungUp: AbortSignal): Promise<boolean> {
      return new Promise((resolve) => {
        const release = () => resolve(true)
        heldRequests.add(release)
        fault.held += 1
        hungUp.addEventListener('abort', () => {
          if (heldRequests.delete(release)) fault.held -= 1
          resolve(false)
        })
      })
    },
  }
}

export type Faults = ReturnType<typeof createFaults>
