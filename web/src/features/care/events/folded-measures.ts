import { type EventKindInfo, eventKinds } from '@vigie/domain/sensors/event-kinds'
import type { TimelineEvent } from './day-timeline.ts'

/** A row of a day: something that happened, or what a device measured meanwhile. */
export interface TimelineRow extends TimelineEvent {
  /** What is in it, newest first: all that the device measured since anything last happened. */
  readonly all: readonly TimelineEvent[]
}

const isMeasure = ({ kind }: TimelineEvent) => {
  const { unit }: EventKindInfo = eventKinds[kind]
  return unit !== null
}

/**
 * Folds what each device measured between two things that happened into one row, at its newest; whatever happened keeps a
 * row of its own. A row has the name of the oldest in it, so that it stays the same row while it grows.
 * @param events newest first
 */
export function foldMeasures(events: readonly TimelineEvent[]): TimelineRow[] {
  const folded = new Map<string, TimelineEvent[]>()
  let happened = 0
  for (const event of events) {
    if (!isMeasure(event)) happened += 1
    const key = isMeasure(event) ? `${happened} ${event.deviceId}` : event.name
    const before = folded.get(key)
    if (before) before.push(event)
    else folded.set(key, [event])
  }
  return [...folded.values()].flatMap((all) => {
    const [newest] = all
    return newest ? { ...newest, name: all.at(-1)?.name ?? newest.name, all } : []
  })
}

/** What a row says last of each kind, newest first. */
export function latestOf({ all }: TimelineRow): readonly TimelineEvent[] {
  return all.filter(({ kind }, index) => all.findIndex((other) => other.kind === kind) === index)
}
