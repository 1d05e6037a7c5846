import { type Day, type DayEvent, dayEventSchema, daySchema } from '@vigie/domain/devices/device'
import { idSchema } from '@vigie/domain/ids'
import { eventKeySchema } from '@vigie/domain/sensors/event-key'
import { z } from 'zod'
import { cells, flagCell, instantCell, type Line } from './cells.ts'

/** A day of a device of a resident as it is stored, which part of it. */
export interface StoredDay {
  eid: string
  bid: string
  part: number
  day: Day
}

/** The columns of `days.csv`: a line for each event (docs/deploy.md). */
export const dayColumns = [
  'establishmentId',
  'beneficiaryId',
  'date',
  'deviceId',
  'type',
  'part',
  'key',
  'kind',
  'value',
  'at',
  'receivedAt',
  'late',
  'duringCare',
] as const

/** The lines of a day, by the time of its events, so that the same day is the same lines. */
export function dayLines({ eid, bid, part, day }: StoredDay): Line[] {
  const { date, deviceId, type } = day
  const inOrder = Object.entries(day.events).toSorted(
    ([oneKey, one], [otherKey, other]) => one.at - other.at || (oneKey < otherKey ? -1 : 1),
  )
  return inOrder.map(([key, { kind, value, at, receivedAt, late, duringCare }]) => ({
    ...{ establishmentId: eid, beneficiaryId: bid, date, deviceId, type, part, key, kind, value },
    at: instantCell(at),
    receivedAt: instantCell(receivedAt),
    late: flagCell(late),
    duringCare: flagCell(duringCare),
  }))
}

const { deviceId, type, date } = daySchema.shape
const lineSchema = z.strictObject({
  ...{ establishmentId: idSchema, beneficiaryId: idSchema, date, deviceId, type },
  part: cells.number.pipe(z.int().min(1)),
  key: eventKeySchema,
  kind: dayEventSchema.shape.kind,
  value: cells.numberOrNone,
  ...{ at: cells.instant, receivedAt: cells.instant, late: cells.flag, duringCare: cells.flag },
})

/** The days of a file, one after the other: the lines of each stand together. Throws where a line is none. */
export async function* daysOfLines(lines: AsyncIterable<unknown>): AsyncGenerator<StoredDay> {
  let current: StoredDay | null = null
  for await (const line of lines) {
    const { establishmentId, beneficiaryId, part, key, late, duringCare, ...said } = lineSchema.parse(line)
    const { date, deviceId, type, ...told } = said
    const place = { eid: establishmentId, bid: beneficiaryId, part }
    const isSame: boolean = current !== null && isOf(current, { ...place, date, deviceId })
    if (current !== null && !isSame) yield current
    if (current === null || !isSame) current = { ...place, day: { deviceId, type, date, events: {} } }
    const event: DayEvent = { ...told, ...(late && { late }), ...(duringCare && { duringCare }) }
    current.day.events[key] = event
  }
  if (current !== null) yield current
}

const isOf = (
  { eid, bid, part, day }: StoredDay,
  other: Pick<StoredDay, 'eid' | 'bid' | 'part'> & Pick<Day, 'date' | 'deviceId'>,
): boolean =>
  eid === other.eid &&
  bid === other.bid &&
  part === other.part &&
  day.date === other.date &&
  day.deviceId === other.deviceId
