import { comparisonOperators } from '../care/enums.ts'
import { deviceTypeInfo } from '../devices/device-catalogue.ts'
import type { EventKind } from '../sensors/event-kinds.ts'
import { hysteresisOf, isLess } from './condition.ts'
import type { RuleOperator } from './metrics.ts'
import { inOrder, type ToldEvent } from './told-event.ts'

/** A time in which the readings of a device were beyond what a rule allows. */
export interface Episode {
  readonly deviceId: string
  /** The reading with which it began. */
  readonly since: number
  /** Until when it held: the reading that came back, or now, and no longer than its device is to be believed. */
  readonly heldUntil: number
  /** How long its last reading may be believed; null: it is over. */
  readonly believedUntil: number | null
  /** The last reading of it. */
  readonly value: number
}

/**
 * The times in which readings of a kind were beyond a threshold, by device and in order. One begins with a reading beyond it, and is
 * over with one that has come back by the hysteresis of its kind: what wavers about the threshold is one. A device that is
 * silent for longer than a healthy one tells nothing of what holds.
 */
export function episodesOf(
  kind: EventKind,
  operator: RuleOperator,
  threshold: number,
  events: readonly ToldEvent[],
  now: number,
): Episode[] {
  const readings = inOrder(events).filter(
    (event) => event.kind === kind && event.value !== null && event.at <= now,
  )
  return [...Map.groupBy(readings, ({ deviceId }) => deviceId).values()].flatMap((ofDevice) =>
    episodesOfDevice(ofDevice, { kind, operator, threshold }, now),
  )
}

interface Beyond {
  kind: EventKind
  operator: RuleOperator
  threshold: number
}

function episodesOfDevice(readings: readonly ToldEvent[], beyond: Beyond, now: number): Episode[] {
  const episodes: Episode[] = []
  let open: ToldEvent[] = []
  const close = (next: ToldEvent | null) => {
    const [first] = open
    const last = open.at(-1)
    if (!first || !last) return
    const silentMs = deviceTypeInfo(last.deviceType).expectedEverySeconds * 1_000
    const believedUntil = last.at + silentMs
    episodes.push({
      deviceId: first.deviceId,
      since: first.at,
      // By the time that something came back, not by that at which it was heard: whoever looks late sees what there was.
      heldUntil: Math.min(next?.at ?? now, believedUntil),
      believedUntil: next ? null : believedUntil,
      value: last.value ?? 0,
    })
    open = []
  }
  for (const reading of readings) {
    const last = open.at(-1)
    const isGap = last && reading.at - last.at > deviceTypeInfo(last.deviceType).expectedEverySeconds * 1_000
    if (isGap || (last && hasComeBack(reading.value ?? 0, beyond))) close(reading)
    if (open.length > 0 || isBeyond(reading.value ?? 0, beyond)) open.push(reading)
  }
  close(null)
  return episodes
}

/** Whether a reading is beyond the threshold: at it, of `equal`, is within the hysteresis of its kind. */
function isBeyond(value: number, { kind, operator, threshold }: Beyond): boolean {
  const { equal, greater, lesser } = comparisonOperators
  if (operator === equal) return Math.abs(value - threshold) <= (hysteresisOf[kind] ?? 0)
  if (operator === greater) return value > threshold
  if (operator === lesser) return value < threshold
  return isLess(operator) ? value <= threshold : value >= threshold
}

function hasComeBack(value: number, { kind, operator, threshold }: Beyond): boolean {
  const back = hysteresisOf[kind] ?? 0
  if (operator === comparisonOperators.equal) return Math.abs(value - threshold) > 2 * back
  return isLess(operator) ? value >= threshold + back : value <= threshold - back
}
