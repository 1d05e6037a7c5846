import type { Day } from '../devices/device.ts'
import type { Condition } from '../rules/conditional-rule.ts'
import { eventsOfDays } from '../rules/told-event.ts'
import { type Tried, tryCondition } from '../rules/try-condition.ts'
import type { Shift } from '../time/shift.ts'
import { backTest, type Tried as TriedRule } from './back-test.ts'

/** The days of a home that are looked at, on its clock; `now` is epoch milliseconds. */
export interface LookedAt {
  from: string
  to: string
  shifts: readonly Shift[]
  timeZone: string
  now: number
}

/** What decides when a rule of either type fires; `condition` null: a live one. */
export type TriedOnDays = TriedRule & { condition: Condition | null }

/** What a rule would have done for one resident, by all documents of their devices of the days that are looked at. */
export function tryOnDays(
  { condition, ...tried }: TriedOnDays,
  days: readonly Day[],
  lookedAt: LookedAt,
): Tried {
  if (condition === null) return { ...backTest(tried, days, lookedAt), unknown: 0, amounts: null }
  const { deviceTypes, shiftIds } = tried
  const known = days.map(({ date }) => date)
  return tryCondition({ ...condition, deviceTypes, shiftIds }, [...eventsOfDays(days).values()], {
    ...lookedAt,
    known,
  })
}
