import { idSchema } from '@vigie/domain/ids'
import { type HourFigures, hourFiguresSchema } from '@vigie/domain/trends/day-figures'
import { z } from 'zod'
import { cells, type Line } from './cells.ts'

/** The figures by the hour of a date of a resident. */
export interface StoredHours {
  eid: string
  bid: string
  date: string
  hours: HourFigures
}

const ofHour = ['timesUp', 'bedMs', 'chairMs', 'outMs', 'calls'] as const

/** The columns of `hours.csv`: a line for each hour of a date, counted from its midnight, 23 or 25 as clocks change (docs/deploy.md). */
export const hoursColumns = [
  ...['establishmentId', 'beneficiaryId', 'date', 'hour'],
  ...ofHour,
  'observed',
] as const

/** The lines of a date, hour after hour. */
export const hoursLines = ({ eid, bid, date, hours }: StoredHours): Line[] =>
  hours.observed.map((observed, hour) => ({
    ...{ establishmentId: eid, beneficiaryId: bid, date, hour },
    ...Object.fromEntries(ofHour.map((name) => [name, hours[name]?.[hour] ?? null])),
    observed,
  }))

const lineSchema = z.strictObject({
  ...{ establishmentId: idSchema, beneficiaryId: idSchema, date: z.iso.date() },
  hour: cells.number,
  ...{ timesUp: cells.numberOrNone, bedMs: cells.numberOrNone, chairMs: cells.numberOrNone },
  ...{ outMs: cells.numberOrNone, calls: cells.numberOrNone, observed: cells.number },
})
type HourLine = z.output<typeof lineSchema>

/** The dates of a file, one after the other: the hours of each stand together, in order. Throws where a line is none. */
export async function* hoursOfLines(lines: AsyncIterable<unknown>): AsyncGenerator<StoredHours> {
  let known: HourLine[] = []
  for await (const line of lines) {
    const next = lineSchema.parse(line)
    if (next.hour === 0 && known.length > 0) {
      yield ofDate(known)
      known = []
    }
    known.push(next)
  }
  if (known.length > 0) yield ofDate(known)
}

function ofDate(lines: readonly HourLine[]): StoredHours {
  const [first] = lines
  const isWhole = lines.every(
    (one, index) =>
      one.hour === index && one.date === first?.date && one.beneficiaryId === first.beneficiaryId,
  )
  if (first === undefined || !isWhole) throw new Error(`the hours of ${first?.date} do not stand together`)
  const hours = hourFiguresSchema.parse({
    ...Object.fromEntries(
      ofHour.map((name) => [name, first[name] === null ? null : lines.map((one) => one[name])]),
    ),
    observed: lines.map((one) => one.observed),
  })
  return { eid: first.establishmentId, bid: first.beneficiaryId, date: first.date, hours }
}
