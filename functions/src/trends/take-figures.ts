import { datesTouched } from '@vigie/domain/trends/kept-days'
import { figuresToKeep } from '../data/figures.ts'
import { readShifts } from '../data/homes.ts'
import { withDueTimer } from '../data/timers.ts'

/** Takes the timer of what was told too late: keeps the figures that depend on it anew. `now` is epoch milliseconds. */
export function takeFigures(id: string, now: number): Promise<void> {
  return withDueTimer(
    id,
    'figures',
    now,
    async (transaction, { establishmentId: eid, beneficiaryId: bid, date }) => {
      const home = await readShifts(eid)
      if (home === null) return () => null
      const place = { eid, bid, ...home }
      const { keep } = await figuresToKeep(transaction, place, datesTouched(date, now, home.timeZone), now)
      return () => {
        keep()
        return null
      }
    },
  )
}
