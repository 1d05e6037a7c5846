import type { RollUps } from './roll-ups.ts'

/** US dollars a month for 1,000 beds: what is kept of days, and looked at. What the events themselves cost is told by `spread`. */
export interface TrendsCost {
  firestore: number
  functions: number
  storage: number
  total: number
}

const daysPerMonth = 30.4
const beds = 1_000
/** The tab of every second resident is opened once a day. */
const openingsPerDay = beds / 2
/** A day's figures are made once it is over, and again with what comes late. */
const timesMade = 2
/** Raw days are kept for so long unless a home says otherwise; what is told of years is counted for two. */
const rawMonths = 13
const figureMonths = 24

/**
 * List prices in US dollars, without free tiers, of Oregon: firebase.google.com/docs/firestore/pricing as it stood when it was looked at on
 * 2026-11-28 (a stored copy), and of Cloud Run, cloud.google.com/run/pricing (tier 1, billed by request), which is not looked at anew.
 */
const prices = {
  perRead: 0.03 / 100_000,
  perWrite: 0.09 / 100_000,
  perGibibyteMonth: 0.15,
  perVcpuSecond: 0.000_024,
  perGibibyteSecond: 0.000_002_5,
  perRequest: 0.4 / 1_000_000,
}
/** Of an instance while it works: one processor and 512 MiB. A call of the tab holds it for a tenth of a second. */
const perSecond = prices.perVcpuSecond + prices.perGibibyteSecond / 2
const callSeconds = 0.1
const callsPerOpening = 4

/** What the trends of 1,000 beds cost, from what a day's figures and an opening of the tab were counted to take. */
export function trendsCost(rollUps: RollUps, readsPerOpening: number): TrendsCost {
  const days = (daysPerMonth * timesMade * beds) / rollUps.residents
  const openings = openingsPerDay * daysPerMonth
  const reads = days * rollUps.reads + openings * readsPerOpening
  const firestore = reads * prices.perRead + days * rollUps.writes * prices.perWrite
  const seconds = days * rollUps.processorSeconds + openings * callsPerOpening * callSeconds
  const functions = seconds * perSecond + openings * callsPerOpening * prices.perRequest
  const bytes = beds * daysPerMonth * (rollUps.rawBytes * rawMonths + rollUps.keptBytes * figureMonths)
  const storage = (bytes / 2 ** 30) * prices.perGibibyteMonth
  const cents = (value: number) => Math.round(value * 100) / 100
  return {
    firestore: cents(firestore),
    functions: cents(functions),
    storage: cents(storage),
    total: cents(firestore + functions + storage),
  }
}
