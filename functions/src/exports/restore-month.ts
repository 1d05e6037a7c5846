import { type ExportTable, exportPath } from '@vigie/domain/care/month-export'
import { spanOfMonth } from '@vigie/domain/time/month'
import { monthOfDate } from '@vigie/domain/trends/day-figures'
import { lastRemovalAfter } from '../data/event-removal.ts'
import { noteRestored } from '../data/exports.ts'
import { findFile, type StoredFile } from '../data/files.ts'
import { type DayToRestore, restoreDays, restoreFigures } from '../data/restores.ts'
import { readRetention } from '../data/retention.ts'
import { readCsvGz } from './csv-stream.ts'
import { daysOfLines } from './day-table.ts'
import { figuresOfLine } from './figures-table.ts'
import { hoursOfLines } from './hours-table.ts'

/** So many events go in one commit, well below the 10 MiB that Firestore takes at once. */
const eventsAtOnce = 5_000
const daysAtOnce = 100

/** How much of a month was put back: days of devices, and dates of residents. */
export interface Restored {
  days: number
  dates: number
}

/**
 * Puts a month of a home back as it was exported: what its sensors said, for as long as the home keeps it and 35 days at least, and what it came to. Events that are there stay; done again
 * it changes nothing. Where an administrator had events
 * of the home removed since the month ended, nothing is put back: somebody had the right to have them gone. Whoever knows that it was a mistake says so (`althoughRemoved`). Throws where a file holds a line of another home or month, before anything of that line is written. `now` is epoch milliseconds.
 */
export async function restoreMonth(
  eid: string,
  month: string,
  now: number,
  { althoughRemoved = false }: { althoughRemoved?: boolean } = {},
): Promise<Restored | { why: 'noHome' | 'notExported' } | { why: 'removedSince'; at: number }> {
  const home = await readRetention(eid)
  if (home === null) return { why: 'noHome' }
  const fileOf = (table: ExportTable) => findFile(exportPath(eid, month, table))
  const [days, figures, hours] = [await fileOf('days'), await fileOf('figures'), await fileOf('hours')]
  if (days === null || figures === null || hours === null) return { why: 'notExported' }
  const removedAt = await lastRemovalAfter(eid, Date.parse(`${spanOfMonth(month).to}T00:00:00Z`))
  if (removedAt !== null && !althoughRemoved) return { why: 'removedSince', at: removedAt }
  // Before anything is written: a restoring that is cut off leaves its trace too.
  await noteRestored(eid, month, now, removedAt !== null)
  const check = (line: Place) => checked(line, eid, month)
  const restored = {
    days: await daysFrom(days, check, (some) => restoreDays(eid, some, home.keptMonths, now)),
    dates: await datesFrom(figures, 'days', check, { eid, month }),
  }
  await datesFrom(hours, 'hours', check, { eid, month })
  return restored
}

interface Place {
  eid: string
  date: string
}

function checked({ eid, date }: Place, wanted: string, month: string): void {
  if (eid !== wanted) throw new Error(`The file is of the home ${eid}, not of ${wanted}.`)
  if (monthOfDate(date) !== month) throw new Error(`The file is of ${date}, which is not in ${month}.`)
}

async function daysFrom(
  file: StoredFile,
  check: (line: Place) => void,
  restore: (days: readonly DayToRestore[]) => Promise<void>,
): Promise<number> {
  let count = 0
  await readCsvGz(file.read(), async (lines) => {
    let some: DayToRestore[] = []
    let events = 0
    const flush = async () => {
      await restore(some)
      count += some.length
      some = []
      events = 0
    }
    for await (const { eid, ...stored } of daysOfLines(lines)) {
      check({ eid, date: stored.day.date })
      some.push(stored)
      events += Object.keys(stored.day.events).length
      if (events >= eventsAtOnce || some.length >= daysAtOnce) await flush()
    }
    if (some.length > 0) await flush()
  })
  return count
}

type OfDate = Place & { bid: string; kept: Parameters<typeof restoreFigures>[2][string] }

async function* inFile(what: 'days' | 'hours', lines: AsyncIterable<unknown>): AsyncGenerator<OfDate> {
  if (what === 'hours') {
    for await (const { hours: kept, ...place } of hoursOfLines(lines)) yield { ...place, kept }
    return
  }
  for await (const line of lines) {
    const { day: kept, ...place } = figuresOfLine(line)
    yield { ...place, kept }
  }
}

interface OfResident {
  bid: string
  byDate: Record<string, OfDate['kept']>
}

async function* byResident(
  dates: AsyncIterable<OfDate>,
  check: (line: Place) => void,
): AsyncGenerator<OfResident> {
  let current: OfResident | undefined
  for await (const { eid, bid, date, kept } of dates) {
    check({ eid, date })
    if (current && current.bid !== bid) yield current
    if (current?.bid !== bid) current = { bid, byDate: {} }
    current.byDate[date] = kept
  }
  if (current) yield current
}

async function datesFrom(
  file: StoredFile,
  what: 'days' | 'hours',
  check: (line: Place) => void,
  { eid, month }: { eid: string; month: string },
): Promise<number> {
  let count = 0
  await readCsvGz(file.read(), async (lines) => {
    for await (const { bid, byDate } of byResident(inFile(what, lines), check)) {
      await restoreFigures({ eid, bid, month }, what, byDate)
      count += Object.keys(byDate).length
    }
  })
  return count
}
