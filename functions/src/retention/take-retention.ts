import { goSooner } from '@vigie/domain/care/days-kept'
import { lastSettledMonth } from '@vigie/domain/care/month-export'
import { residentsAfter } from '../data/event-removal.ts'
import type { Retention } from '../data/retention.ts'
import { asCarried, datesOfDays, keepDaysFor, noteCarried, readRetention } from '../data/retention.ts'
import { readTimer, withDueTimer } from '../data/timers.ts'
import { keepWhereaboutsFor } from '../data/whereabouts.ts'
import { keepMissing } from '../trends/keep-missing.ts'

/** So long one taking goes on, well within what a function may run; the next begins at once. */
const atATimeMs = 20_000

const residentsAtOnce = 50

/** Exports are tried once a day. */
const exportAgainAfterMs = 24 * 3_600_000

/** Whether all that may go by being carried was exported before: what is kept longer than before takes nothing away. */
const isExported = ({ exported, timeZone, keptMonths, daysKeptFor }: Retention, now: number): boolean =>
  !goSooner(keptMonths, daysKeptFor) ||
  (exported !== null && exported.month >= lastSettledMonth(now - exportAgainAfterMs, timeZone))

/**
 * Carries to the days of a home for how long it keeps them by now, resident by resident, archived ones too: figures are kept, and what there is was exported, before anything may go. Interrupted it
 * goes on behind the last resident who was done, and whoever is done twice stays as they are. A setting that changes meanwhile begins anew. `now` is epoch milliseconds.
 */
export async function takeRetention(id: string, now: number): Promise<void> {
  const timer = await readTimer(id)
  if (timer?.kind !== 'retention' || timer.dueAt > now) return
  const { establishmentId: eid } = timer
  const home = await readRetention(eid)
  const waits = home !== null && !isExported(home, now)
  const reached = home && !waits ? await carry(eid, home, timer.after, now) : null
  await withDueTimer(id, 'retention', now, async (transaction, due) => () => {
    if (waits) return { ...due, dueAt: now + exportAgainAfterMs }
    if (home === null || reached === null) return null
    if (reached !== 'all') return { ...due, after: reached, dueAt: now }
    noteCarried(transaction, eid, home, now)
    return null
  })
}

/** The last resident who was done, or `all`. */
async function carry(
  eid: string,
  home: Retention,
  after: string | null,
  now: number,
): Promise<string | 'all'> {
  const until = performance.now() + atATimeMs
  let last = after
  for (;;) {
    const residents = await residentsAfter(eid, last, residentsAtOnce)
    for (const bid of residents) {
      await carryTo(eid, bid, home, now)
      last = bid
      if (performance.now() > until) return bid
    }
    if (residents.length < residentsAtOnce) return 'all'
  }
}

async function carryTo(eid: string, bid: string, home: Retention, now: number): Promise<void> {
  const { timeZone, keptMonths } = home
  // What is there by now was kept for as long as the home had said before.
  const place = { eid, bid, timeZone, ...asCarried(home) }
  await keepMissing(place, await datesOfDays(eid, bid), now)
  await keepDaysFor(eid, bid, keptMonths)
  await keepWhereaboutsFor(eid, bid, keptMonths)
}
