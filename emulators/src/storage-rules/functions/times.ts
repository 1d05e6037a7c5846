import { EvaluationError } from '../evaluation/evaluation-error.ts'
import { DurationValue, parseTimestamp, TimestampValue } from '../values/time.ts'
import { globalFunction, method, overload } from './overload.ts'

const nanosPerSecond = 1_000_000_000n
const nanosPerDay = 86_400n * nanosPerSecond
const nanosPerUnit = new Map([
  ['w', 7n * nanosPerDay],
  ['d', nanosPerDay],
  ['h', 3_600n * nanosPerSecond],
  ['m', 60n * nanosPerSecond],
  ['s', nanosPerSecond],
  ['ms', 1_000_000n],
  ['ns', 1n],
])

/** `duration.*`; https://firebase.google.com/docs/reference/rules/rules.duration_ */
export const duration = {
  abs: globalFunction('duration.abs', [
    overload(['duration'], ({ seconds, nanos }) => new DurationValue(Math.abs(seconds), Math.abs(nanos))),
  ]),
  time: globalFunction('duration.time', [
    overload(['int', 'int', 'int', 'int'], (hours, minutes, seconds, nanos) =>
      fromNanos((hours * 3_600n + minutes * 60n + seconds) * nanosPerSecond + nanos),
    ),
  ]),
  value: globalFunction('duration.value', [
    overload(['int', 'string'], (magnitude, unit) => {
      const nanos = nanosPerUnit.get(unit)
      if (nanos === undefined)
        throw new EvaluationError(`Invalid regular expression pattern. Pattern: ${unit}.`)
      return fromNanos(magnitude * nanos)
    }),
  ]),
}

/** `timestamp.*`; https://firebase.google.com/docs/reference/rules/rules.timestamp_ */
export const timestamp = {
  date: globalFunction('timestamp.date', [overload(['int', 'int', 'int'], fromDate)]),
  value: globalFunction('timestamp.value', [
    overload(['int'], (millis) => new TimestampValue(Number(millis / 1000n), Number(millis % 1000n) * 1e6)),
    overload(['string'], (text) => parseTimestamp(text) ?? new TimestampValue(Number.NaN, 0)),
  ]),
}

/** Methods of a duration; https://firebase.google.com/docs/reference/rules/rules.Duration */
export const durationMethods = {
  seconds: method('seconds', [overload(['duration'], ({ seconds }) => BigInt(seconds))]),
  nanos: method('nanos', [overload(['duration'], ({ nanos }) => BigInt(nanos))]),
}

/** Methods of a timestamp, all in UTC; https://firebase.google.com/docs/reference/rules/rules.Timestamp */
export const timestampMethods = {
  date: part('date', (time) => new TimestampValue(startOfDay(time), 0)),
  time: part('time', (time) => new DurationValue(time.seconds - startOfDay(time), time.nanos)),
  year: part('year', (time) => BigInt(time.date().getUTCFullYear())),
  month: part('month', (time) => BigInt(time.date().getUTCMonth() + 1)),
  day: part('day', (time) => BigInt(time.date().getUTCDate())),
  dayOfWeek: part('dayOfWeek', (time) => BigInt(time.date().getUTCDay() || 7)),
  dayOfYear: part('dayOfYear', (time) => BigInt((startOfDay(time) - startOfYear(time)) / 86_400 + 1)),
  hours: part('hours', (time) => BigInt(time.date().getUTCHours())),
  minutes: part('minutes', (time) => BigInt(time.date().getUTCMinutes())),
  seconds: part('seconds', (time) => BigInt(time.date().getUTCSeconds())),
  nanos: part('nanos', (time) => BigInt(time.nanos)),
  toMillis: part('toMillis', (time) => BigInt(time.seconds * 1000 + Math.floor(time.nanos / 1e6))),
}

function part(name: string, read: (time: TimestampValue) => bigint | TimestampValue | DurationValue) {
  return method(name, [overload(['timestamp'], read)])
}

function fromNanos(nanos: bigint): DurationValue {
  return new DurationValue(Number(nanos / nanosPerSecond), Number(nanos % nanosPerSecond))
}

function fromDate(year: bigint, month: bigint, day: bigint): TimestampValue {
  if (year < 1n || year > 9999n)
    throw new EvaluationError(
      `Timestamp should be between 0001-01-01T00.00.00Z and 9999-12-31T23.59.59Z. year: ${year}.`,
    )
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  if (BigInt(date.getUTCMonth() + 1) !== month || BigInt(date.getUTCDate()) !== day)
    throw new EvaluationError(`Date is not valid. year: ${year}, month: ${month} day: ${day}.`)
  return new TimestampValue(date.getTime() / 1000, 0)
}

function startOfDay(time: TimestampValue): number {
  return Math.floor(time.seconds / 86_400) * 86_400
}

function startOfYear(time: TimestampValue): number {
  const date = new Date(0)
  date.setUTCFullYear(time.date().getUTCFullYear(), 0, 1)
  return date.getTime() / 1000
}
