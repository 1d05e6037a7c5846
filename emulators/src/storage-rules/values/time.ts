import { EvaluationError } from '../evaluation/evaluation-error.ts'

const nanosPerSecond = 1_000_000_000
const firstSecond = -62_135_596_800
const lastSecond = 253_402_300_799
const longestDurationSeconds = 315_576_000_000

/** A point in time between the years 1 and 9999, to the nanosecond; `nanos` counts forward from `seconds`. */
export class TimestampValue {
  readonly type = 'timestamp'
  readonly seconds: number
  readonly nanos: number

  /** Takes any sum of seconds (Unix time) and nanoseconds. @throws EvaluationError outside the years 1 to 9999. */
  constructor(seconds: number, nanos: number) {
    const carry = Math.floor(nanos / nanosPerSecond)
    this.seconds = seconds + carry
    this.nanos = nanos - carry * nanosPerSecond
    if (!(this.seconds >= firstSecond && this.seconds <= lastSecond))
      throw new EvaluationError(
        'Timestamp is not valid. Seconds must be in range [-62,135,596,800, +253,402,300,799]. ' +
          'Nanos must be in range [0, +999,999,999].',
      )
  }

  /** The UTC calendar fields of the second. */
  date(): Date {
    return new Date(this.seconds * 1000)
  }
}

/** A span of time, to the nanosecond; seconds and nanos have the same sign. */
export class DurationValue {
  readonly type = 'duration'
  readonly seconds: number
  readonly nanos: number

  /** Takes any sum of seconds and nanoseconds. @throws EvaluationError beyond 10,000 years either way. */
  constructor(seconds: number, nanos: number) {
    const carry = Math.trunc(nanos / nanosPerSecond)
    let [wholeSeconds, restNanos] = [seconds + carry, nanos - carry * nanosPerSecond]
    if (wholeSeconds > 0 && restNanos < 0)
      [wholeSeconds, restNanos] = [wholeSeconds - 1, restNanos + nanosPerSecond]
    if (wholeSeconds < 0 && restNanos > 0)
      [wholeSeconds, restNanos] = [wholeSeconds + 1, restNanos - nanosPerSecond]
    // Adding zero turns the -0 of a negated zero into 0, which must be the same duration.
    this.seconds = wholeSeconds + 0
    this.nanos = restNanos + 0
    if (!(Math.abs(this.seconds) <= longestDurationSeconds))
      throw new EvaluationError(
        'Duration is not valid. Seconds must be in range [-315,576,000,000, +315,576,000,000]. ' +
          'Nanos must be in range [-999,999,999, +999,999,999]. Nanos must have the same sign as seconds.',
      )
  }
}

const rfc3339 = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/

/** Reads an RFC 3339 time; undefined where the text is not one. */
export function parseTimestamp(text: string): TimestampValue | undefined {
  const match = rfc3339.exec(text)
  if (match === null) return undefined
  const milliseconds = Date.parse(`${match[1]}${match[3]}`)
  if (Number.isNaN(milliseconds)) return undefined
  return new TimestampValue(milliseconds / 1000, Number((match[2] ?? '').padEnd(9, '0')))
}

/** Orders two timestamps or two durations: negative, zero or positive, as in `Array.sort`. */
export function compareTimes<Time extends { readonly seconds: number; readonly nanos: number }>(
  a: Time,
  b: Time,
): number {
  return a.seconds - b.seconds || a.nanos - b.nanos
}
