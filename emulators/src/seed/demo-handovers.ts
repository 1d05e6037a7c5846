import type { HandoverMarks } from '@vigie/domain/care/handover'
import { localDate } from '@vigie/domain/time/local-time'
import { handoverSpan, shiftAt } from '@vigie/domain/time/shift-span'
import type { DemoHome } from './demo-homes.ts'
import { staffAt } from './demo-staff.ts'
import { localHour } from './local-midnight.ts'
import { randomOf } from './random.ts'

const minute = 60_000

/** Who read what each shift of the last `days` days had left, soon after the next had begun, as far as it has by `now`. Latest first. */
export function handoversOf({ eid, establishment }: DemoHome, now: number, days: number): HandoverMarks[] {
  const { shifts, timeZone } = establishment
  const all: HandoverMarks[] = []
  let current = shiftAt(shifts, now, timeZone)
  while (current !== null && current.from > now - days * 24 * 60 * minute) {
    const before = handoverSpan(shifts, current.from, timeZone)
    if (before === null) break
    const { from: begunAt } = current
    const random = randomOf(`${eid} handover ${localDate(begunAt, timeZone)} ${current.shift.id}`)
    const readBy = staffAt(eid, localHour(begunAt, timeZone))
      .filter(() => random.chance(0.8))
      .map(({ by: uid, byName: name }) => ({ uid, name, at: begunAt + random.between(2, 25) * minute }))
      .filter(({ at }) => at <= now)
      .toSorted((one, other) => one.at - other.at)
    const { shift, from, until } = before
    if (readBy.length > 0) all.push({ shiftId: shift.id, from, until, readBy })
    current = before
  }
  return all
}
