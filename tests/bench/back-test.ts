import { paths } from '@vigie/domain/paths'
import { localDate } from '@vigie/domain/time/local-time'
import { db } from '../support/firestore.ts'
import { startFirestoreRelay } from '../support/firestore-relay.ts'
import { createHome } from '../support/home.ts'
import { type Percentiles, percentilesOf } from './percentiles.ts'

export interface BackTestResult {
  days: number
  events: number
  documentsRead: number
  ms: Percentiles | null
}

const days = 95
const eventsPerDay = 200
const tries = 10
const dayMs = 24 * 3_600_000

/** How long a rule takes to be tried on three months of a resident's bed pad, and how many documents it reads. Needs FIRESTORE_EMULATOR_HOST. */
export async function benchBackTest(): Promise<BackTestResult> {
  const firestore = process.env.FIRESTORE_EMULATOR_HOST
  if (!firestore) throw new Error('FIRESTORE_EMULATOR_HOST must say where Firestore listens')
  const home = await createHome()
  const bid = await home.addResident()
  const bed = await home.addDevice(bid, 'NOVIKA-LW-BANDE')
  const now = Date.now()
  await Promise.all(Array.from({ length: days }, (_, ago) => storeDay(home.eid, bid, bed, now - ago * dayMs)))
  const relay = await startFirestoreRelay(firestore)
  process.env.FIRESTORE_EMULATOR_HOST = relay.address
  try {
    // Its client looks for Firestore when it is first asked.
    const { tryRule } = await import('../../functions/src/alerts/try-rule.ts')
    const tried = {
      beneficiaryId: bid,
      deviceTypes: ['NOVIKA-LW-BANDE' as const],
      action: 'standUp' as const,
      shiftIds: [],
      condition: null,
    }
    await tryRule(home.eid, tried, now)
    const before = relay.counts.reads
    const times: number[] = []
    for (let index = 0; index < tries; index += 1) {
      const begin = performance.now()
      await tryRule(home.eid, tried, now)
      times.push(performance.now() - begin)
    }
    const documentsRead = (relay.counts.reads - before) / tries
    return { days, events: days * eventsPerDay, documentsRead, ms: percentilesOf(times) }
  } finally {
    process.env.FIRESTORE_EMULATOR_HOST = firestore
    relay.close()
  }
}

async function storeDay(eid: string, bid: string, deviceId: string, at: number): Promise<void> {
  const date = localDate(at, 'America/Toronto')
  const noon = Date.parse(`${date}T16:00:00Z`)
  const kinds = ['layDown', 'sitDown', 'standUp'] as const
  const events = Object.fromEntries(
    Array.from({ length: eventsPerDay }, (_, index) => {
      const kind = kinds[index % kinds.length]
      const event = { kind, value: null, at: noon + index * 60_000, receivedAt: noon + index * 60_000 }
      return [`e${index}~~${kind}~~${index}`, event]
    }),
  )
  await db.doc(paths.day(eid, bid, date, deviceId)).set({ deviceId, type: 'NOVIKA-LW-BANDE', date, events })
}
