import { isMissedCut } from '@vigie/domain/care/missed-cut'
import { mayRead } from '@vigie/domain/care/note-acts'
import { type ResidentReport, reportOf } from '@vigie/domain/care/resident-report'
import type { Person } from '@vigie/domain/people/permissions'
import { localDate, spanOfDates } from '@vigie/domain/time/local-time'
import { datesOfTrend } from '@vigie/domain/trends/trend-dates'
import { readShifts } from '../data/homes.ts'
import { readMember } from '../data/members.ts'
import { readBeneficiary } from '../data/read-beneficiary.ts'
import { readReportRecords } from '../data/report-records.ts'

/**
 * What people noted and did of a resident over a period, as a person may read it: private notes are theirs by the same right as
 * everywhere. `now` is epoch milliseconds.
 */
export async function reportOfResident(
  { eid, bid }: { eid: string; bid: string },
  person: Person,
  period: Parameters<typeof datesOfTrend>[0],
  now: number,
): Promise<ResidentReport | { why: 'forbidden' | 'beneficiaryNotFound' | 'periodToCome' }> {
  const [home, membership, resident] = await Promise.all([
    readShifts(eid),
    readMember(eid, person.uid),
    readBeneficiary({ eid, bid }, () => true),
  ])
  if (home === null) return { why: 'beneficiaryNotFound' }
  if ('why' in resident) return resident
  const { timeZone } = home
  const today = localDate(now, timeZone)
  const { shown } = datesOfTrend(period, today)
  const [from, to] = [shown[0], shown.at(-1)]
  if (from === undefined || to === undefined) return { why: 'periodToCome' }
  const span = spanOfDates({ from, to }, timeZone)
  const access = { person, membership }
  const { unreadable, isCut, ...records } = await readReportRecords({ eid, bid }, span, (facts) =>
    mayRead({ access, beneficiaryId: bid }, facts),
  )
  const { name, room, state } = resident
  const parts = { ...records, resident: { bid, name, room, isArchived: state === 'archived' } }
  return {
    from,
    to,
    at: now,
    resident: parts.resident,
    ...reportOf(parts, span, now, timeZone),
    unreadable,
    isCut: isCut || isMissedCut(parts, { ...span, until: Math.min(span.until, now) }),
  }
}
