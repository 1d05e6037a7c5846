import { cents, daysPerMonth, prices } from '../prices.ts'
import type { RollUps } from './roll-ups.ts'

/** US dollars a month for 1,000 beds: what is kept of days, and looked at. What the events themselves cost is told by `spread`. */
export interface TrendsCost {
  firestore: number
  functions: number
  storage: number
  total: number
}

const beds = 1_000
/** The tab of every second resident is opened once a day. */
const openingsPerDay = beds / 2
/** A day's figures are made once it is over, and again with what comes late. */
const timesMade = 2
/** Raw days are kept for so long unless a home says otherwise; what is told of years is counted for two. */
const rawMonths = 13
const figureMonths = 24

/** Of an instance while it works: one processor and 512 MiB. The call that opens the tab holds it for a fifth of a second. */
const perSecond = prices.perVcpuSecond + prices.perGibibyteSecond / 2
const callSeconds = 0.2

/** What the trends of 1,000 beds cost, from what a day's figures and an opening of the tab were counted to take. */
export function trendsCost(rollUps: RollUps, readsPerOpening: number): TrendsCost {
  const days = (daysPerMonth * timesMade * beds) / rollUps.residents
  const openings = openingsPerDay * daysPerMonth
  const reads = days * rollUps.reads + openings * readsPerOpening
  const firestore = reads * prices.perRead + days * rollUps.writes * prices.perWrite
  const seconds = days * rollUps.processorSeconds + openings * callSeconds
  const functions = seconds * perSecond + openings * prices.perRequest
  const bytes = beds * daysPerMonth * (rollUps.rawBytes * rawMonths + rollUps.keptBytes * figureMonths)
  const storage = (bytes / 2 ** 30) * prices.perGibibyteMonth
  return {
    firestore: cents(firestore),
    functions: cents(functions),
    storage: cents(storage),
    total: cents(firestore + functions + storage),
  }
}
