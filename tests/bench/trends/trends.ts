import { startFirestoreRelay } from '../../support/firestore-relay.ts'
import { trendsCost } from './monthly-cost.ts'
import { benchReportPdf } from './report-pdf.ts'
import { benchRollUps } from './roll-ups.ts'
import { benchTab } from './tab.ts'

const asked = {
  threeMonthsMs: 1_000,
  documentsRead: 120,
  yearMs: 2_000,
  rollUpsSeconds: 60,
  reportPdf: { seconds: 10, peakMb: 256 },
  dollars: 15,
}

/**
 * What trends take: the tab in a browser, the figures of 1,000 residents' day, a report of three months, and what all that costs; beside
 * it what of that was asked. Expects a warm suite.
 */
export async function benchTrends() {
  const firestore = process.env.FIRESTORE_EMULATOR_HOST
  if (!firestore) throw new Error('FIRESTORE_EMULATOR_HOST must say where Firestore listens')
  const relay = await startFirestoreRelay(firestore)
  try {
    // The functions of this process look for Firestore when they first ask it.
    process.env.FIRESTORE_EMULATOR_HOST = relay.address
    const rollUps = await benchRollUps(relay)
    process.env.FIRESTORE_EMULATOR_HOST = firestore
    const tab = await benchTab(relay)
    const per1000Beds = trendsCost(rollUps, tab.documentsRead.total)
    return { tab, rollUps, per1000Beds, reportPdf: await benchReportPdf(), asked }
  } finally {
    process.env.FIRESTORE_EMULATOR_HOST = firestore
    relay.close()
  }
}
