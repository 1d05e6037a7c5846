import { cents, daysPerMonth, prices } from './prices.ts'

/** US dollars a month. */
export interface MonthlyCost {
  firestoreReads: number
  firestoreWrites: number
  pubsub: number
  requests: number
  total: number
}

/** Devices of a bed: a pad, a button, and every second one a climate sensor or a door. */
const devicesPerBed = 2.5

/** A message is billed as 1,000 bytes at least, when it is published and when it is delivered. */
const billedBytes = 2 * 1_000

/** What the events of 1,000 beds cost in a month, from what one event was counted to cost. What an instance's CPU and memory cost is left out, since it depends on how traffic is spread. */
export function monthlyCost(event: {
  reads: number
  writes: number
  eventsPerDeviceAndDay: number
}): MonthlyCost {
  const events = 1_000 * devicesPerBed * event.eventsPerDeviceAndDay * daysPerMonth
  const cost = {
    firestoreReads: events * event.reads * prices.perRead,
    firestoreWrites: events * event.writes * prices.perWrite,
    pubsub: ((events * billedBytes) / 2 ** 40) * prices.perPubsubTebibyte,
    requests: events * prices.perRequest,
  }
  const total = Object.values(cost).reduce((sum, each) => sum + each, 0)
  return {
    firestoreReads: cents(cost.firestoreReads),
    firestoreWrites: cents(cost.firestoreWrites),
    pubsub: cents(cost.pubsub),
    requests: cents(cost.requests),
    total: cents(total),
  }
}
