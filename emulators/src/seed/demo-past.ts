import { dayExpiresAt, usualKeptMonths } from '@vigie/domain/care/days-kept'
import { livedBy } from '@vigie/domain/devices/silences'
import { figuresPaths, whereaboutsPaths } from '@vigie/domain/paths'
import { type FiguresMonth, figuresMade, monthOfDate } from '@vigie/domain/trends/day-figures'
import { figuresOfDay } from '@vigie/domain/trends/figures-of-day'
import { asKept } from '@vigie/domain/trends/kept-whereabouts'
import { segmentsOfDay } from '@vigie/domain/trends/segments-of-day'
import type { Heard, Stay } from '@vigie/domain/trends/stays'
import type { ResidentHistory } from './demo-days.ts'
import type { SeedDocument } from './seed-document.ts'

/**
 * What was made of dates whose days the demo residence does not hold, as the product keeps it: figures, and where somebody was. A document of each a month, where the days would be hundreds.
 * @param dates in order
 */
export function* madeOf(
  { eid, bid }: { eid: string; bid: string },
  { devices, days: told }: ResidentHistory,
  dates: readonly string[],
  timeZone: string,
  now: number,
): Generator<SeedDocument> {
  const stays = devices.map(({ deviceId, state }): Stay => {
    const { type, assignedAt: from } = state
    return { deviceId, type, from, until: null, lived: livedBy(state) }
  })
  const heard: Heard = { days: told.map(({ day }) => day), stays }
  for (const [month, ofMonth] of Map.groupBy(dates, monthOfDate)) {
    const made = ofMonth.map((date) => ({ date, ...figuresOfDay(heard, date, timeZone, now) }))
    const figures: FiguresMonth = {
      days: Object.fromEntries(made.map(({ date, day }) => [date, day])),
      hours: Object.fromEntries(made.map(({ date, hours }) => [date, hours])),
      made: Object.fromEntries(ofMonth.map((date) => [date, figuresMade])),
    }
    yield { path: figuresPaths.month(eid, bid, month), data: figures }
    const days = Object.fromEntries(
      ofMonth.map((date) => [date, asKept(segmentsOfDay(heard, date, timeZone, now))]),
    )
    const expireAt = dayExpiresAt(`${month}-01`, usualKeptMonths)
    yield { path: whereaboutsPaths.month(eid, bid, month), data: { days, expireAt } }
  }
}
