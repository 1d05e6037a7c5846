/**
 * List prices of a region in the United States in US dollars, without free tiers. Sources: cloud.google.com/firestore/pricing
 * (Standard edition; firebase.google.com/docs/firestore/pricing, a stored copy of it looked at on 2026-11-28), cloud.google.com/pubsub/pricing,
 * cloud.google.com/run/pricing (tier 1, billed by request). Other regions cost up to some tenths more.
 */
export const prices = {
  perRead: 0.03 / 100_000,
  perWrite: 0.09 / 100_000,
  perGibibyteMonth: 0.15,
  perPubsubTebibyte: 40,
  perVcpuSecond: 0.000_024,
  perGibibyteSecond: 0.000_002_5,
  perRequest: 0.4 / 1_000_000,
}

export const daysPerMonth = 30.4

/** Dollars to the cent. */
export const cents = (dollars: number): number => Math.round(dollars * 100) / 100
