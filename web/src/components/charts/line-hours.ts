import type { TimeWindow } from './time-window.ts'

const hour = 3_600_000
const day = 24 * hour

/** A line of an actogram as a whole: milliseconds from noon on, as on a day whose clocks do not change. */
export const wholeLine: TimeWindow = { from: 0, until: day }

/** Closer than that there are no hours left to go by. */
export const leastOfLine = 4 * hour

/** Where an instant of a line lies in what is shown of it: 0 where that begins, 1 where it ends, below and above where it is not shown. */
export const placeIn = ({ from, until }: TimeWindow, share: number): number =>
  (share * day - from) / (until - from)

/** The hours that are marked above the lines, a whole number of them from each other, with where each lies in what is shown. */
export function lineHours(window: TimeWindow): { place: number; hour: number }[] {
  const { from, until } = window
  const step = (([1, 2, 3] as const).find((hours) => until - from <= 4 * hours * hour) ?? 6) * hour
  const marks: { place: number; hour: number }[] = []
  for (let at = Math.ceil(from / step) * step; at <= until; at += step)
    marks.push({ place: placeIn(window, at / day), hour: (12 + at / hour) % 24 })
  return marks
}

/** An instant of a line as the clock tells it: 22:05. */
export function clockOfLine(at: number): string {
  const minutes = Math.round(at / 60_000 + 12 * 60) % (24 * 60)
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
