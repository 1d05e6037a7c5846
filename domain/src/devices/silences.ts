import { z } from 'zod'
import { instantSchema } from '../ids.ts'
import { type DeviceType, deviceTypeInfo } from './device-catalogue.ts'

/** Silences a device remembers: figures of a date are made two days later at most, and anew of what comes late. */
export const maxSilences = 20

/** When a device was not heard for so long that it was dead for some of it, by all that it said: events are in the days, and signs of life alone nowhere else. */
export const silencesSchema = z.object({
  /** From its first sign that is known of. */
  since: instantSchema,
  /** From one sign until the next, in order. */
  spans: z.array(z.object({ from: instantSchema, until: instantSchema })).max(maxSilences),
})
export type Silences = z.infer<typeof silencesSchema>

/** By what of a device's record it is known when it lived. */
export interface Signs {
  readonly type: DeviceType
  readonly lastSeenAt: number | null
  readonly silences?: Silences | undefined
}

const silentMs = (type: DeviceType) => deviceTypeInfo(type).expectedEverySeconds * 1_000

/** The silences of a device after another sign of it, in whatever order signs come and however often. */
export function silencesAfter({ type, lastSeenAt, silences }: Signs, at: number): Silences {
  const last = lastSeenAt ?? at
  // Of before this was kept nothing is known but the last.
  if (silences === undefined) return within(type, last, last < at ? [{ from: last, until: at }] : [])
  const { since, spans } = silences
  if (at > last) return within(type, since, [...spans, { from: last, until: at }])
  // What is forgotten was no silence from then until now.
  if (at < since)
    return spans.length < maxSilences ? within(type, at, [{ from: at, until: since }, ...spans]) : silences
  return within(
    type,
    since,
    spans.flatMap((one) =>
      one.from < at && at < one.until
        ? [
            { from: one.from, until: at },
            { from: at, until: one.until },
          ]
        : one,
    ),
  )
}

/** Whether a sign of a device that was heard since says of a silence that it was none. */
export const breaksSilence = ({ silences }: Signs, at: number): boolean =>
  silences?.spans.some(({ from, until }) => from < at && at < until) ?? false

/** A device is taken to live for as long before and after each sign as a healthy one is silent at most: below twice that there is no gap. */
function within(type: DeviceType, since: number, all: Silences['spans']): Silences {
  const spans = all.filter(({ from, until }) => until - from > 2 * silentMs(type))
  const forgotten = spans.at(-maxSilences - 1)
  return { since: forgotten?.until ?? since, spans: spans.slice(-maxSilences) }
}

/** When a device is known to have lived, in order, by all that it said. */
export function livedBy({ type, lastSeenAt, silences }: Signs): { from: number; until: number }[] {
  if (silences === undefined || lastSeenAt === null) return []
  const alive = silentMs(type)
  const begins = [silences.since, ...silences.spans.map(({ until }) => until)]
  const ends = [...silences.spans.map(({ from }) => from), lastSeenAt]
  return begins.map((from, index) => ({ from: from - alive, until: (ends[index] ?? from) + alive }))
}
