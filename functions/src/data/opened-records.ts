import { paths } from '@vigie/domain/paths'
import { reportPaths } from '@vigie/domain/reports/report-paths'
import { localDate } from '@vigie/domain/time/local-time'
import { addAuditOnce } from './audit.ts'
import { firestore } from './firestore.ts'
import { timeZoneOf } from './homes.ts'

/**
 * Notes that somebody has opened the record of a resident, once a day on the home's clock; false where there is no such
 * resident. `now` is epoch milliseconds.
 */
export async function recordOpened(
  { eid, bid, uid }: { eid: string; bid: string; uid: string },
  now: number,
): Promise<boolean> {
  const db = firestore()
  const path = paths.beneficiary(eid, bid)
  const [home, resident] = await db.getAll(db.doc(paths.establishment(eid)), db.doc(path))
  if (!home?.exists || !resident?.exists) return false
  const date = localDate(now, timeZoneOf(home))
  const act = { uid, action: 'beneficiary.open', path, establishmentId: eid, at: now } as const
  await addAuditOnce(`open|${date}|${eid}|${bid}|${uid}`, act)
  return true
}

/** A day of any clock in use begins as a quarter of an hour does: within one a date stays what it is. */
const quarterMs = 15 * 60_000
const mostKnown = 10_000
/** Of whom it is noted, in this quarter of an hour, that they read of whom. */
const known = { quarter: 0, keys: new Set<string>() }

/** The same of what /api told of a resident, asked of Firestore once in a quarter of an hour and process alone. */
export async function recordRead(
  { eid, bid, uid }: { eid: string; bid: string; uid: string },
  now: number,
): Promise<void> {
  const quarter = Math.floor(now / quarterMs)
  if (known.quarter !== quarter || known.keys.size >= mostKnown) {
    known.quarter = quarter
    known.keys.clear()
  }
  const key = [eid, bid, uid].join('/')
  if (known.keys.has(key)) return
  await recordOpened({ eid, bid, uid }, now)
  known.keys.add(key)
}

/** Notes that somebody has read what a month of a home came to, on screen or as a file, once a day on the home's clock. `now` is epoch milliseconds. */
export async function recordMonthOpened(
  { eid, month, uid }: { eid: string; month: string; uid: string },
  timeZone: string,
  now: number,
): Promise<void> {
  const path = reportPaths.homeMonth(eid, month)
  const act = { uid, action: 'report.open', path, establishmentId: eid, at: now } as const
  await addAuditOnce(`month|${localDate(now, timeZone)}|${eid}|${month}|${uid}`, act)
}

/** Notes that somebody has opened what a shift left, of whichever residents it tells, once. `now` is epoch milliseconds. */
export async function recordHandoverOpened(
  { eid, uid }: { eid: string; uid: string },
  { shiftId, from }: { shiftId: string; from: number },
  now: number,
): Promise<void> {
  const path = paths.handover(eid, shiftId, String(from))
  const act = { uid, action: 'handover.open', path, establishmentId: eid, at: now } as const
  await addAuditOnce(`handover|${shiftId}|${from}|${eid}|${uid}`, act)
}
