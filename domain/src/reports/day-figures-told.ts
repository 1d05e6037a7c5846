import type { Trends } from '../api/trend-calls.ts'
import { numberIn } from '../number-in.ts'
import type { Locale } from '../text.ts'
import { hoursWords } from '../trends/amounts.ts'
import type { Observed } from '../trends/day-figures.ts'
import { counted } from '../trends/trend-of.ts'
import type { Section } from './outline.ts'
import { wordsIn } from './telling.ts'
import { dateTold } from './told-amounts.ts'

type Day = Trends['days'][number]

/** One thing that sensors tell of each day. */
export interface DayFigure {
  name: string
  /** In which its amount is; null: a number of times. */
  unit: 'h' | '%' | null
  /** Null where it is not known, or too little was observed. */
  amount: (day: Day) => number | null
  words: (day: Day) => string
}

const hourMs = 3_600_000

/** What a report tells of each day, in its order: the figures of the tab of trends, by the same rule of what counts. */
export function dayFigures(locale: Locale): DayFigure[] {
  const { byDay } = wordsIn(locale)
  const figure = (
    name: string,
    unit: DayFigure['unit'],
    of: (day: Day) => number | null,
    by: keyof Observed | null,
    words: (amount: number) => string,
  ): DayFigure => {
    const amount = (day: Day) => (by === null ? of(day) : counted(day, of(day), by))
    return {
      ...{ name, unit, amount },
      words: (day) => {
        const known = amount(day)
        if (known !== null) return words(known)
        return of(day) === null ? byDay.notKnown : byDay.tooLittle
      },
    }
  }
  const plain = (amount: number) => numberIn(locale).format(amount)
  const percent = (amount: number) => numberIn(locale, { style: 'percent' }).format(amount / 100)
  const hours = (amount: number) => hoursWords(amount * hourMs, locale)
  const inHours = (ms: number | null) => (ms === null ? null : ms / hourMs)
  return [
    figure(byDay.observed, '%', ({ observed }) => Math.floor(observed.life * 100), null, percent),
    figure(byDay.timesUp, null, ({ timesUp }) => timesUp, 'up', plain),
    figure(byDay.inBed, 'h', ({ bedMs }) => inHours(bedMs), 'bed', hours),
    figure(byDay.inChair, 'h', ({ chairMs }) => inHours(chairMs), 'chair', hours),
    figure(byDay.out, 'h', ({ outMs }) => inHours(outMs), 'out', hours),
    figure(byDay.nightExits, null, ({ nightExits }) => nightExits, 'night', plain),
    figure(byDay.calls, null, ({ calls }) => calls, null, plain),
  ]
}

/** What sensors told day by day, the latest first; a day of which nothing is known is no line of zeros. */
export function daysSection({ days }: Pick<Trends, 'days'>, locale: Locale): Section {
  const { byDay } = wordsIn(locale)
  const figures = dayFigures(locale)
  const section = { id: 'days', title: byDay.title }
  if (days.length === 0) return { ...section, blocks: [{ kind: 'text', text: byDay.none }] }
  const rows = days.toReversed().map((day) => {
    const date = dateTold(day.date, locale)
    return [day.isOver ? date : byDay.goingOn(date), ...figures.map(({ words }) => words(day))]
  })
  const heads = [byDay.day, ...figures.map(({ name }) => name)]
  return { ...section, help: byDay.help, blocks: [{ kind: 'table', caption: byDay.title, heads, rows }] }
}
