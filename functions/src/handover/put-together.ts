import { handedOver } from '@vigie/domain/care/handed-over'
import type { Handover } from '@vigie/domain/care/handover'
import { isMissedCut } from '@vigie/domain/care/missed-cut'
import { mayRead } from '@vigie/domain/care/note-acts'
import type { Person } from '@vigie/domain/people/permissions'
import { handoverSpan } from '@vigie/domain/time/shift-span'
import { readHandoverRecords } from '../data/handover-records.ts'
import { readShifts } from '../data/homes.ts'
import { readMember } from '../data/members.ts'
import type { NoteFacts } from '../data/notes.ts'
import { recordHandoverOpened } from '../data/opened-records.ts'

/**
 * What the shift before the one of `now` leaves to it, as a person may read it: private notes are theirs by the same right as
 * everywhere. That they opened it is noted. Null where there is no such home; no handover where it has no shifts.
 */
export async function putTogether(
  eid: string,
  person: Person,
  now: number,
): Promise<{ handover: Handover | null } | null> {
  const [home, membership] = await Promise.all([readShifts(eid), readMember(eid, person.uid)])
  if (home === null) return null
  const { shifts, timeZone, silent = null } = home
  const span = handoverSpan(shifts, now, timeZone)
  if (span === null) return { handover: null }
  const access = { person, membership }
  const mayReadNote = (beneficiaryId: string, facts: NoteFacts) => mayRead({ access, beneficiaryId }, facts)
  const [{ parts, unreadable, isCut }] = await Promise.all([
    readHandoverRecords(eid, span, mayReadNote),
    recordHandoverOpened({ eid, uid: person.uid }, { shiftId: span.shift.id, from: span.from }, now),
  ])
  const told = { from: span.from, until: Math.min(span.until, now) }
  return {
    handover: {
      ...{ ...span, at: now },
      ...handedOver(parts, span, now, { timeZone, silent }),
      unreadable,
      isCut: isCut || parts.some((of) => isMissedCut(of, told)),
    },
  }
}
