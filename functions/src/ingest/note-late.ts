import { residentAt } from '@vigie/domain/devices/assignment'
import type { ReceivedEvent } from '@vigie/domain/sensors/event-timing'
import { localDate } from '@vigie/domain/time/local-time'
import { mayBeKept } from '@vigie/domain/trends/kept-days'
import { keepFiguresAnew } from '../data/late-figures.ts'
import type { Sender } from './identify.ts'

/**
 * Has the figures kept anew of dates on which something happened that came only now, once it is stored: of what is told in time nothing is written. The same message
 * again does it again, for it may have failed the first time. Rejects when it could not be noted.
 */
export async function noteLate(
  received: readonly ReceivedEvent[],
  { assignment, home }: Sender,
  receivedAt: number,
): Promise<void> {
  const { timeZone } = home
  const late = received.filter(({ event }) => mayBeKept(event.occurredAt, receivedAt, timeZone))
  if (late.length === 0) return
  const dates = late.map((one) => ({
    establishmentId: assignment.establishmentId,
    beneficiaryId: residentAt(assignment, one.belongsAt),
    date: localDate(one.event.occurredAt, timeZone),
  }))
  await keepFiguresAnew(dates, Date.now())
}
