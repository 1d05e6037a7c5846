import { residentAt } from '@vigie/domain/devices/assignment'
import type { Heard } from '@vigie/domain/sensors/chirpstack'
import type { ReceivedEvent } from '@vigie/domain/sensors/event-timing'
import { localDate } from '@vigie/domain/time/local-time'
import { mayBeKept } from '@vigie/domain/trends/kept-days'
import { keepFiguresAnew } from '../data/late-figures.ts'
import type { Sender } from './identify.ts'

/**
 * Has the figures kept anew of dates of which something is heard only now, once it is stored: an event, or a sign of life (null: none), by which it is known that
 * nothing happened. Of what is told in time nothing is written. The same message again does it again, for it may have failed the first time. Rejects when it could
 * not be noted.
 */
export async function noteLate(
  { received, heard }: { received: readonly ReceivedEvent[]; heard: Heard | null },
  { assignment, home }: Sender,
  receivedAt: number,
): Promise<void> {
  const { timeZone } = home
  const told = [
    ...received.map(({ event, belongsAt }) => ({ at: event.occurredAt, belongsAt })),
    ...(heard ? [{ at: heard.at, belongsAt: heard.at }] : []),
  ]
  const late = told.filter(({ at }) => mayBeKept(at, receivedAt, timeZone))
  if (late.length === 0) return
  const dates = late.map(({ at, belongsAt }) => ({
    establishmentId: assignment.establishmentId,
    beneficiaryId: residentAt(assignment, belongsAt),
    date: localDate(at, timeZone),
  }))
  await keepFiguresAnew(dates, Date.now())
}
