import type { TimerOf } from '@vigie/domain/timers/timer'
import { setTimer, withTimers } from './timers.ts'

const minuteMs = 60_000
/** Further apart than two clocks of Google's are: by then all is stored for which no timer was set as there was one. */
const apartMs = 5_000

/** Of which resident something was told too late, and on which date of their home's clock it happened. */
export type LateDate = Pick<TimerOf<'figures'>, 'establishmentId' | 'beneficiaryId' | 'date'>

/** What this instance has set, by the ids of the timers; of the minutes that are over it forgets all. */
const setByNow = new Map<string, number>()

/**
 * Has the figures that depend on what was told of these dates, and is stored by now, kept anew when the minute is over: a timer for each resident, date and minute, so that a
 * gateway that catches up costs no more, and nothing that goes on coming puts off what came. One write, which reads nothing; none where this instance has made it already. `now` is epoch milliseconds, after they were stored.
 */
export async function keepFiguresAnew(late: readonly LateDate[], now: number): Promise<void> {
  const minute = Math.floor(now / minuteMs)
  const dueAt = (minute + 1) * minuteMs + apartMs
  for (const [id, due] of setByNow) if (due <= now) setByNow.delete(id)
  const timers = new Map(
    late.map((one): [string, TimerOf<'figures'>] => [
      ['figures', one.establishmentId, one.beneficiaryId, one.date, minute].join(':'),
      { kind: 'figures', ...one, dueAt },
    ]),
  )
  const missing = [...timers].filter(([id]) => !setByNow.has(id))
  if (missing.length === 0) return
  await withTimers(async (transaction) => {
    for (const [id, timer] of missing) setTimer(transaction, id, timer)
  })
  for (const [id, { dueAt: due }] of missing) setByNow.set(id, due)
}
