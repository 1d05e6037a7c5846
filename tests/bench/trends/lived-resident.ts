import { moods } from '@vigie/domain/care/enums'
import { paths } from '@vigie/domain/paths'
import { datesBetween } from '@vigie/domain/rules/usual'
import { daysAfter } from '@vigie/domain/rules/window-span'
import { localDate } from '@vigie/domain/time/local-time'
import { keepFigures } from '../../../functions/src/data/keep-figures.ts'
import { db } from '../../support/firestore.ts'
import { newNote } from '../../support/notes.ts'
import { newAlert } from '../../support/outbox.ts'
import { livedDay } from './lived-days.ts'

export type Resident = Readonly<Record<'eid' | 'bid', string>>

const days = 400

/** Has a resident live 400 days as sensors told them, an alert of every third, two notes and three records of each; and keeps the figures of those, which are over. */
export async function live(
  resident: Resident,
  deviceIds: readonly string[],
  { now, timeZone }: { now: number; timeZone: string },
): Promise<void> {
  const { eid, bid } = resident
  const today = localDate(now, timeZone)
  const dates = datesBetween(daysAfter(today, -days), daysAfter(today, -1))
  const dayMs = 86_400_000
  for (const [index, date] of dates.entries()) {
    const batch = db.batch()
    for (const { at, day } of livedDay(resident, deviceIds, { date, index, timeZone })) batch.set(at, day)
    const when = now - (days - index) * dayMs
    const times = { occurredAt: when, publishedAt: when, receivedAt: when, raisedAt: when, shownAt: null }
    const raised = { beneficiaryId: bid, state: 'resolved', lastActivityAt: when, times } as const
    if (index % 3 === 0) batch.set(db.doc(paths.alert(eid, `a-${bid}-${index}`)), newAlert(raised))
    for (const turn of [1, 2])
      batch.set(
        db.doc(paths.note(eid, bid, `n-${index}-${turn}`)),
        newNote(eid, { at: when + turn * 3_600_000 }),
      )
    for (const type of ['mood', 'health', 'appetite'])
      batch.set(db.doc(paths.mood(eid, bid, `${type}-${index}`)), {
        ...{ type, data: moods.GOOD, at: when, by: 'bob', byName: 'Bob Caron', establishmentId: eid },
      })
    await batch.commit()
  }
  await keepFigures({ ...resident, timeZone, keptMonths: 14 }, dates, now)
}
