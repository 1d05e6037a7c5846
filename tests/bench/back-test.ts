import { paths } from '@vigie/domain/paths'
import { localDate } from '@vigie/domain/time/local-time'
import { db } from '../support/firestore.ts'
import { startFirestoreRelay } from '../support/firestore-relay.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { type Percentiles, percentilesOf } from './percentiles.ts'

interface Tried {
  days: number
  events: number
  documentsRead: number
  ms: Percentiles | null
}

/** For one resident, and of a rule for all residents of a home of forty. */
export type BackTestResult = Tried & { home: Tried }

const days = 95
const eventsPerDay = 200
const tries = 10
const residents = 40
/** As many as are looked at of each of them. */
const daysOfEach = 7
const dayMs = 24 * 3_600_000

/**
 * How long a rule takes to be tried on three months of a resident's bed pad, and on a home of forty with a pad each, and how many documents it reads. Needs
 * FIRESTORE_EMULATOR_HOST.
 */
export async function benchBackTest(): Promise<BackTestResult> {
  const firestore = process.env.FIRESTORE_EMULATOR_HOST
  if (!firestore) throw new Error('FIRESTORE_EMULATOR_HOST must say where Firestore listens')
  const now = Date.now()
  const [one, all] = [await createHome(), await createHome()]
  const bid = await one.addResident()
  await storeDays(one, bid, days, now)
  for (let index = 0; index < residents; index += 1)
    await storeDays(all, await all.addResident(), daysOfEach, now)
  const relay = await startFirestoreRelay(firestore)
  process.env.FIRESTORE_EMULATOR_HOST = relay.address
  const timed = async (work: () => Promise<unknown>) => {
    await work()
    const before = relay.counts.reads
    const times: number[] = []
    for (let index = 0; index < tries; index += 1) {
      const begin = performance.now()
      await work()
      times.push(performance.now() - begin)
    }
    return { documentsRead: (relay.counts.reads - before) / tries, ms: percentilesOf(times) }
  }
  try {
    // Its client looks for Firestore when it is first asked.
    const { tryRule, tryRuleOfHome } = await import('../../functions/src/alerts/try-rule.ts')
    const asked = {
      deviceTypes: ['NOVIKA-LW-BANDE' as const],
      action: 'standUp' as const,
      shiftIds: [],
      condition: null,
    }
    const ofOne = await timed(() => tryRule(one.eid, { ...asked, beneficiaryId: bid }, now))
    const ofAll = await timed(() => tryRuleOfHome(all.eid, asked, now))
    return {
      ...{ days, events: days * eventsPerDay, ...ofOne },
      home: { days: residents * daysOfEach, events: residents * daysOfEach * eventsPerDay, ...ofAll },
    }
  } finally {
    process.env.FIRESTORE_EMULATOR_HOST = firestore
    relay.close()
  }
}

async function storeDays(home: TestHome, bid: string, count: number, now: number): Promise<void> {
  const pad = await home.addDevice(bid, 'NOVIKA-LW-BANDE')
  await Promise.all(
    Array.from({ length: count }, (_, ago) => storeDay(home.eid, bid, pad, now - ago * dayMs)),
  )
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
