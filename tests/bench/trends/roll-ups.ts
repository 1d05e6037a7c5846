import { figuresPaths, whereaboutsPaths } from '@vigie/domain/paths'
import { daysAfter } from '@vigie/domain/rules/window-span'
import { localDate } from '@vigie/domain/time/local-time'
import pLimit from 'p-limit'
import { keepFigures } from '../../../functions/src/data/keep-figures.ts'
import { db } from '../../support/firestore.ts'
import type { FirestoreRelay } from '../../support/firestore-relay.ts'
import { createHome } from '../../support/home.ts'
import { newDevEui, newId } from '../../support/ids.ts'
import { livedDay, livedTypes } from './lived-days.ts'

/** What it takes to keep the figures of one day of 1,000 residents. */
export interface RollUps {
  residents: number
  seconds: number
  /** Of this process alone: Firestore's is not in it. */
  processorSeconds: number
  reads: number
  writes: number
  /** What is kept of one resident and day, and what goes after a time: what their devices told of it, and where they were. As JSON. */
  keptBytes: number
  rawBytes: number
}

const residents = 1_000
const atOnce = 20
const timeZone = 'America/Toronto'

/** @param relay in front of the Firestore that the functions of this process ask */
export async function benchRollUps(relay: FirestoreRelay): Promise<RollUps> {
  const now = Date.now()
  const { eid } = await createHome({ timeZone })
  const yesterday = daysAfter(localDate(now, timeZone), -1)
  const limit = pLimit(atOnce)
  const bids = Array.from({ length: residents }, () => newId('resident'))
  let rawBytes = 0
  const write = async (bid: string) => {
    const batch = db.batch()
    const deviceIds = livedTypes.map(newDevEui)
    for (const [index, daysAgo] of [2, 1, 0].entries()) {
      const date = daysAfter(localDate(now, timeZone), -daysAgo)
      const told = livedDay({ eid, bid }, deviceIds, { date, index, timeZone })
      for (const { at, day } of told) batch.set(at, day)
      rawBytes = told.reduce((sum, { day }) => sum + JSON.stringify(day).length, 0)
    }
    await batch.commit()
  }
  await Promise.all(bids.map((bid) => limit(() => write(bid))))
  const before = { ...relay.counts }
  const cpu = process.cpuUsage()
  const began = performance.now()
  const keep = (bid: string) => keepFigures({ eid, bid, timeZone, keptMonths: 13 }, [yesterday], now)
  await Promise.all(bids.map((bid) => limit(() => keep(bid))))
  const seconds = (performance.now() - began) / 1_000
  const { user, system } = process.cpuUsage(cpu)
  const writes = relay.counts.writes - before.writes
  if (writes < residents) throw new Error(`figures were kept of ${writes} residents alone`)
  const [first = ''] = bids
  const bytesOf = async (months: string) =>
    JSON.stringify((await db.collection(months).get()).docs.map((one) => one.data())).length
  return {
    residents,
    seconds: rounded(seconds),
    processorSeconds: rounded((user + system) / 1_000_000),
    reads: relay.counts.reads - before.reads,
    writes,
    keptBytes: await bytesOf(figuresPaths.months(eid, first)),
    rawBytes: rawBytes + (await bytesOf(whereaboutsPaths.months(eid, first))),
  }
}

const rounded = (value: number) => Math.round(value * 100) / 100
