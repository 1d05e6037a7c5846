import type { Readable } from 'node:stream'
import { mayBeGone } from '@vigie/domain/care/days-kept'
import { datesOfMonth, type ExportTable, exportPath } from '@vigie/domain/care/month-export'
import type { FiguresMonth } from '@vigie/domain/trends/day-figures'
import * as logger from 'firebase-functions/logger'
import { daysOfMonth, noteExported, readFiguresMonth, residentIds } from '../data/exports.ts'
import { findFile, keepStream } from '../data/files.ts'
import { asCarried, type Retention } from '../data/retention.ts'
import { keepMissing } from '../trends/keep-missing.ts'
import type { Line } from './cells.ts'
import { csvGz } from './csv-stream.ts'
import { dayColumns, dayLines } from './day-table.ts'
import { figuresColumns, figuresLine } from './figures-table.ts'
import { hoursColumns, hoursLines } from './hours-table.ts'

/**
 * Writes a month of a home into Cloud Storage, resident by resident, archived ones too, so that no more is held at once than a day of a device: what their sensors said, and what it comes to, which is
 * made first where it was not yet. A file that is there stays as it is: of days that are gone, or were removed, nothing would be written over it. A month whose days may be gone in part is not
 * written at all, as it would look whole. `now` is epoch milliseconds.
 */
export async function exportMonth(eid: string, month: string, home: Retention, now: number): Promise<void> {
  const dates = datesOfMonth(month)
  // What is there by now was kept for as long as the home had said when its days were told so.
  if (mayBeGone(dates[0] ?? '', asCarried(home), now)) {
    logger.error('a month was not exported before its days could go', { eid, month })
    return
  }
  const place = { eid, timeZone: home.timeZone, ...asCarried(home) }
  for await (const bid of residentIds(eid)) await keepMissing({ ...place, bid }, dates, now)
  const counted = { unreadable: 0 }
  const tables: readonly (readonly [ExportTable, () => Readable])[] = [
    ['days', () => csvGz(dayColumns, linesOfDays(eid, month, counted))],
    ['figures', () => csvGz(figuresColumns, linesOfFigures(eid, month, counted))],
    ['hours', () => csvGz(hoursColumns, linesOfHours(eid, month))],
  ]
  for (const [table, made] of tables) {
    const path = exportPath(eid, month, table)
    if ((await findFile(path)) === null) await keepStream(path, made(), 'application/gzip')
  }
  await noteExported(eid, { month, at: now, ...counted })
}

/** How many documents could not be read so far. */
interface Counted {
  unreadable: number
}

async function* linesOfDays(eid: string, month: string, counted: Counted): AsyncGenerator<Line[]> {
  for await (const bid of residentIds(eid)) {
    for await (const found of daysOfMonth(eid, bid, month)) {
      if (found === null) counted.unreadable++
      else yield dayLines({ eid, bid, ...found })
    }
  }
}

async function* linesOfFigures(eid: string, month: string, counted: Counted): AsyncGenerator<Line[]> {
  for await (const { bid, kept } of figuresOf(eid, month)) {
    if (kept === 'unreadable') counted.unreadable++
    else yield inOrder(kept.days).map(([date, day]) => figuresLine({ eid, bid, date, day }))
  }
}

async function* linesOfHours(eid: string, month: string): AsyncGenerator<Line[]> {
  for await (const { bid, kept } of figuresOf(eid, month)) {
    if (kept === 'unreadable') continue
    yield inOrder(kept.hours).flatMap(([date, hours]) => hoursLines({ eid, bid, date, hours }))
  }
}

async function* figuresOf(
  eid: string,
  month: string,
): AsyncGenerator<{ bid: string; kept: FiguresMonth | 'unreadable' }> {
  for await (const bid of residentIds(eid)) {
    const kept = await readFiguresMonth(eid, bid, month)
    if (kept !== null) yield { bid, kept }
  }
}

const inOrder = <T>(byDate: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(byDate).toSorted(([one], [other]) => (one < other ? -1 : 1))
