import { type EventKind, isCallForHelp } from '@vigie/domain/sensors/event-kinds'
import type { DrawnThing } from '../../../../../components/charts/chart-colours.ts'

const things: Partial<Record<EventKind, DrawnThing>> = {
  layDown: 'bed',
  timeLayingDown: 'bed',
  sitDown: 'chair',
  timeSitting: 'chair',
  doorOpen: 'out',
  doorClose: 'out',
  temperature: 'temperature',
  humidity: 'humidity',
  co2: 'co2',
}

/** In whose colour what was told is drawn. */
export const thingOf = (kind: EventKind): DrawnThing =>
  isCallForHelp(kind) ? 'call' : (things[kind] ?? 'up')

const spans: Partial<Record<EventKind, number>> = { temperature: 4, humidity: 20, co2: 400 }

/** So much of a scale is shown at least: what hardly changes is no cliff. */
export const leastSpan = (kind: EventKind): number => spans[kind] ?? 3_600
