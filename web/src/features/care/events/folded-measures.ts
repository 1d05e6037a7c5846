import { type EventKindInfo, eventKinds } from '@vigie/domain/sensors/event-kinds'
import type { TimelineEvent } from './day-timeline.ts'

/** A row of a day: something that happened, or what a device measured meanwhile. */
export interface TimelineRow extends TimelineEvent {
  /** What is in it, newest first: all that the device measured since anything last happened. */
  readonly all: readonly TimelineEvent[]
}

/** Whether it says how much, and not that something happened. */
export const isMeasure = ({ kind }: TimelineEvent): boolean => {
  const { unit }: EventKindInfo = eventKinds[kind]
  return unit !== null
}

/**
 * Folds what each device measured between two things that happened into one row, at its newest; whatever happened keeps a
 * row of its own. A row is named after what happened before it, so that it stays the same row whatever comes into it.
 * @param events newest first
 */
export function foldMeasures(events: readonly TimelineEvent[]): TimelineRow[] {
  let before = ''
  const names = events
    .toReversed()
    .map((event) => {
      if (isMeasure(event)) return `${before} ${event.deviceId}`
      before = event.name
      return before
    })
    .toReversed()
  const folded = new Map<string, TimelineEvent[]>()
  for (const [index, event] of events.entries()) {
    const name = names[index] ?? event.name
    const row = folded.get(name)
    if (row) row.push(event)
    else folded.set(name, [event])
  }
  return [...folded].flatMap(([name, all]) => {
    const [newest] = all
    return newest ? [{ ...newest, name, all }] : []
  })
}

/** What a row says at the time that it gives: an older value would be taken for one of then. */
export function latestOf({ at, all }: TimelineRow): readonly TimelineEvent[] {
  const now = all.filter((one) => one.at === at)
  return now.filter(({ kind }, index) => now.findIndex((other) => other.kind === kind) === index)
}
