import { randomOf } from '../seed/random.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** A gateway is cut off about once in so many hours, for some minutes. */
const hoursBetween = 12

/** Until when the gateway of a home is cut off at an instant; null: it is not. Epoch milliseconds. */
export function cutOffUntil(eid: string, at: number): number | null {
  const hour = Math.floor(at / hourMs)
  const random = randomOf(`${eid} gateway ${hour}`)
  if (!random.chance(1 / hoursBetween)) return null
  const from = hour * hourMs + random.between(0, 50) * minuteMs
  const until = from + random.between(2, 8) * minuteMs
  return from <= at && at < until ? until : null
}

/**
 * After how many milliseconds a gateway publishes what it heard at an instant, once for each time that it does: most at once, some late and
 * so in disorder, some twice, and all that it heard while it was cut off in a burst as soon as it is back.
 */
export function carriedAfter(eid: string, at: number, name: string): number[] {
  const random = randomOf(`${name} carried ${at}`)
  const until = cutOffUntil(eid, at)
  const waits =
    (until === null ? 0 : until - at + random.between(0, 2_000)) +
    (random.chance(0.02) ? random.between(1_000, 15_000) : 0)
  return random.chance(0.01) ? [waits, waits + random.between(1_000, 30_000)] : [waits]
}
