import type { Establishment } from '@vigie/domain/care/establishment'
import { endOfLocalDate, localDate } from '@vigie/domain/time/local-time'
import type { Shift } from '@vigie/domain/time/shift'
import { shiftAt } from '@vigie/domain/time/shift-span'
import { startOfDate } from '../../../lib/time/start-of-date.ts'

/** The time for which a list stands: a shift's, or a whole day's where nobody is on shift. */
export interface WorkTime {
  readonly shift: Shift | null
  readonly from: number
  readonly until: number
}

/** The shift that is worked in a home now, or else its day. */
export function shiftOrDay(
  { shifts, timeZone }: Pick<Establishment, 'shifts' | 'timeZone'>,
  now: number,
): WorkTime {
  const date = localDate(now, timeZone)
  const day = { shift: null, from: startOfDate(date, timeZone), until: endOfLocalDate(date, timeZone) + 1 }
  return shiftAt(shifts, now, timeZone) ?? day
}
