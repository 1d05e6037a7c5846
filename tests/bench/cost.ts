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
const daysPerMonth = 30.4

/**
 * List prices of a region in the United States in US dollars, without free tiers. Sources: cloud.google.com/firestore/pricing
 * (Standard edition), cloud.google.com/pubsub/pricing, cloud.google.com/run/pricing. Other regions cost up to some tenths
 * more. What an instance's CPU and memory cost is left out, since it depends on how traffic is spread.
 */
const prices = {
  perRead: 0.03 / 100_000,
  perWrite: 0.09 / 100_000,
  perPubsubTebibyte: 40,
  perRequest: 0.4 / 1_000_000,
}
/** A message is billed as 1,000 bytes at least, when it is published and when it is delivered. */
const billedBytes = 2 * 1_000

/** What the events of 1,000 beds cost in a month, from what one event was counted to cost. */
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
  const cents = (value: number) => Math.round(value * 100) / 100
  return {
    firestoreReads: cents(cost.firestoreReads),
    firestoreWrites: cents(cost.firestoreWrites),
    pubsub: cents(cost.pubsub),
    requests: cents(cost.requests),
    total: cents(total),
  }
}
