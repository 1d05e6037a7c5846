import { datesBetween } from '@vigie/domain/rules/usual'
import { datesToKeep } from '@vigie/domain/trends/kept-days'
import * as logger from 'firebase-functions/logger'
import pLimit from 'p-limit'
import { activeHomes } from '../data/active-homes.ts'
import { readShifts } from '../data/homes.ts'
import { keepUpkeepOf } from '../data/upkeep.ts'
import { activeResidents } from '../data/watched.ts'
import { keepMissing } from './keep-missing.ts'

/** So many residents are looked at together. */
const atOnce = 20

/**
 * Keeps the figures of every date of this month and the one before that is over and not kept yet, and what their devices told of battery and signal, of all residents of active homes. Each for themselves: one of whom it fails is told in
 * the log, and tried the next day. `now` is epoch milliseconds.
 */
export async function keepAllFigures(now: number): Promise<void> {
  for await (const homes of activeHomes()) {
    for (const eid of homes)
      await keepFiguresOfHome(eid, now).catch((error: unknown) => logger.error(error, { eid }))
  }
}

/** The same of one home; done again it changes nothing. Two reads a resident of whom all is kept, and a read and a write for each of their devices. */
export async function keepFiguresOfHome(eid: string, now: number): Promise<void> {
  const home = await readShifts(eid)
  if (home === null) return
  const { from, to } = datesToKeep(now, home.timeZone)
  const dates = datesBetween(from, to)
  const limit = pLimit(atOnce)
  const keep = async (bid: string) => {
    await keepMissing({ eid, bid, ...home }, dates, now)
    await keepUpkeepOf(eid, bid, home.timeZone, now)
  }
  const residents = await activeResidents(eid)
  await Promise.all(
    residents.map((bid) =>
      limit(() => keep(bid)).catch((error: unknown) => logger.error(error, { eid, bid })),
    ),
  )
}
