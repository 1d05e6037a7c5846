import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { delayAfter } from '../pubsub/backoff.ts'

/** What setGlobalOptions in functions/src/index.ts asks of Cloud Run. */
const callsAtOnce = 80
/** Eventarc and Pub/Sub wait 10 s to 10 min between tries in the cloud; nobody at a desk would. */
const patience = { minimum: 500, maximum: 30_000 }
/** The longest that a function may take for an event. */
const callLimit = 540_000

/** An event on its way to a function, as an HTTP request. */
export interface Parcel {
  url: string
  headers: Record<string, string>
  body: string | Buffer<ArrayBuffer>
}

export interface Courier {
  /** Resolves with true once the function has taken the event, with false when the courier stopped before that. */
  bring(parcel: Parcel): Promise<boolean>
  /** Tries everything not yet taken one last time; resolves with how many events were given up. */
  stop(limit: number): Promise<number>
}

/**
 * Brings events to one function, many at a time, each again and again until the function answers that it has taken
 * it, as Eventarc and Pub/Sub do for functions with `retry: true`. An event that waits for its next try holds up no
 * other.
 */
export function startCourier(onRefused: (reason: string) => void): Courier {
  const slots = pLimit(callsAtOnce)
  const stopping = new AbortController()
  const givingUp = new AbortController()
  const held = new Set<Promise<boolean>>()
  let lost = 0

  const attempt = async (parcel: Parcel): Promise<boolean> => {
    try {
      const refusal = await call(parcel, givingUp.signal)
      if (refusal !== undefined) onRefused(refusal)
      return refusal === undefined
    } catch (error) {
      onRefused(describe(error))
      return false
    }
  }

  const bringUntilTaken = async (parcel: Parcel): Promise<boolean> => {
    for (let tries = 1; ; tries += 1) {
      const isLast = stopping.signal.aborted
      if (await slots(() => attempt(parcel))) return true
      if (isLast) {
        lost += 1
        return false
      }
      await sleep(delayAfter(patience, tries), undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  return {
    bring(parcel) {
      const brought = bringUntilTaken(parcel).finally(() => held.delete(brought))
      held.add(brought)
      return brought
    },
    async stop(limit) {
      stopping.abort()
      const timer = setTimeout(() => givingUp.abort(), limit)
      await Promise.all(held)
      clearTimeout(timer)
      return lost
    },
  }
}

/** What the function answered instead of taking the event; undefined when it took it. */
async function call({ url, headers, body }: Parcel, givingUp: AbortSignal): Promise<string | undefined> {
  const signal = AbortSignal.any([givingUp, AbortSignal.timeout(callLimit)])
  const answer = await fetch(url, { method: 'POST', headers, body, signal })
  const text = await answer.text()
  return answer.ok ? undefined : `${answer.status} ${text.slice(0, 200)}`
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
