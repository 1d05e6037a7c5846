import { idSchema } from '@vigie/domain/ids'
import { airKinds, type DayFigures, dayFiguresSchema, observedSchema } from '@vigie/domain/trends/day-figures'
import { z } from 'zod'
import { cells, instantCell, type Line } from './cells.ts'

/** The figures of a date of a resident. */
export interface StoredFigures {
  eid: string
  bid: string
  date: string
  day: DayFigures
}

const plain = ['timesUp', 'bedMs', 'chairMs', 'outMs', 'nightExits', 'calls', 'stillMs'] as const
const ofAir = ['least', 'most', 'mean', 'readings'] as const
const airColumns = airKinds.flatMap((kind) => ofAir.map((what) => ({ kind, what, name: `${kind}_${what}` })))
const observed = observedSchema.keyof().options

const numberColumns = [
  ...plain,
  ...airColumns.map(({ name }) => name),
  ...observed.map((what) => `observed_${what}`),
]

/** The columns of `figures.csv`: a line for each date of a resident (docs/trends.md, docs/deploy.md). */
export const figuresColumns = [
  ...['establishmentId', 'beneficiaryId', 'date', 'from', 'until'],
  ...numberColumns,
] as const

/** The line of a date. */
export function figuresLine({ eid, bid, date, day }: StoredFigures): Line {
  return {
    ...{ establishmentId: eid, beneficiaryId: bid, date },
    ...{ from: instantCell(day.from), until: instantCell(day.until) },
    ...Object.fromEntries(plain.map((name) => [name, day[name]])),
    ...Object.fromEntries(airColumns.map(({ kind, what, name }) => [name, day.air[kind]?.[what] ?? null])),
    ...Object.fromEntries(observed.map((what) => [`observed_${what}`, day.observed[what]])),
  }
}

const namedSchema = z.object({
  ...{ establishmentId: idSchema, beneficiaryId: idSchema, date: z.iso.date() },
  ...{ from: cells.instant, until: cells.instant },
})
const numbersSchema = z.object(Object.fromEntries(numberColumns.map((name) => [name, cells.numberOrNone])))

/** The date that a line tells of. Throws where it is none. */
export function figuresOfLine(line: unknown): StoredFigures {
  const { establishmentId: eid, beneficiaryId: bid, date, from, until } = namedSchema.parse(line)
  const numbers = numbersSchema.parse(line)
  const airOf = (kind: (typeof airKinds)[number]) =>
    Object.fromEntries(ofAir.map((what) => [what, numbers[`${kind}_${what}`]]))
  const day = dayFiguresSchema.parse({
    ...{ from, until },
    ...Object.fromEntries(plain.map((name) => [name, numbers[name]])),
    air: Object.fromEntries(
      airKinds.flatMap((kind) => (numbers[`${kind}_readings`] === null ? [] : [[kind, airOf(kind)]])),
    ),
    observed: Object.fromEntries(observed.map((what) => [what, numbers[`observed_${what}`]])),
  })
  return { eid, bid, date, day }
}
