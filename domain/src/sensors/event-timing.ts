import { clockSkewMs, lateAfterMs, refusedAfterMs } from '../constants.ts'
import type { Heard, SaidHeard } from './chirpstack.ts'
import { isCallForHelp } from './event-kinds.ts'
import { Refused } from './refused.ts'
import type { SaidEvent, SensorEvent } from './sensor-event.ts'

export type EventTiming = 'live' | 'late'

/** An event that may be taken in, as it stands in time. */
export interface ReceivedEvent {
  event: SensorEvent
  /** late: over 10 minutes old when it reached us. */
  timing: EventTiming
  /** The sensor's clock was impossible: the event has the time of its publishing. */
  clockWrong: boolean
  /**
   * Whoever had the device then is meant, epoch milliseconds: when it happened, and of a call for help when it was
   * published, as no clock is to send anybody to a room that the button has left.
   */
  belongsAt: number
  /** What the sensor itself said of the time, however impossible, epoch milliseconds; null: nothing that can be read. */
  saidAt: number | null
  /** When Pub/Sub took the message, epoch milliseconds. */
  publishedAt: number
  /** Epoch milliseconds. */
  receivedAt: number
}

/** When a message was published and when it reached us, epoch milliseconds. */
export interface Passage {
  publishedAt: number
  receivedAt: number
}

const quarterOfAnHour = 900_000

/**
 * Whether a clock that says this was never set, so that what it says tells no call from another: nothing at all, or the
 * midnight at which clocks begin (1970, 1980, 2000, the year 1), which in some places is a full hour and a half or a quarter.
 */
export function tellsNoTime(saidAt: number | null): boolean {
  return saidAt === null || saidAt % quarterOfAnHour === 0
}

/**
 * How an event stands in time (docs/gateway.md). A call for help is never refused: where its clock cannot be right (no
 * time at all, over 2 minutes after the message was published, or over 12 hours before), it has the time of publishing.
 * Any other event is refused: `tooOld` over 12 hours after it happened, `inFuture` over 2 minutes ahead of us.
 */
export function placeInTime(said: SaidEvent, { publishedAt, receivedAt }: Passage): ReceivedEvent {
  const isCall = isCallForHelp(said.kind)
  const clockWrong = isCall && !isPlausible(said.occurredAt, publishedAt)
  const occurredAt = clockWrong || said.occurredAt === null ? publishedAt : said.occurredAt
  if (!isCall) refuseImpossible(said.occurredAt, receivedAt)
  const timing = receivedAt - occurredAt > lateAfterMs ? 'late' : 'live'
  const belongsAt = isCall ? publishedAt : occurredAt
  return {
    event: { ...said, occurredAt },
    timing,
    clockWrong,
    belongsAt,
    saidAt: said.occurredAt,
    publishedAt,
    receivedAt,
  }
}

/**
 * A sign of life as it stands in time: one from ahead of the clock has the time of publishing; one too old is none. One that
 * tells of a call for help stands in time as calls do, or it could not be told which of the two came first.
 */
export function placeHeard(
  { at, tellsOfCall, ...said }: SaidHeard,
  { publishedAt, receivedAt }: Passage,
): Heard | null {
  if (tellsOfCall) return { ...said, publishedAt, at: isPlausible(at, publishedAt) ? at : publishedAt }
  if (at === null || receivedAt - at > refusedAfterMs) return null
  return { ...said, publishedAt, at: at > receivedAt + clockSkewMs ? publishedAt : at }
}

// By the clock of Pub/Sub when it took the message: however long we were away, a right clock stays right.
function isPlausible(occurredAt: number | null, publishedAt: number): occurredAt is number {
  if (occurredAt === null) return false
  return occurredAt <= publishedAt + clockSkewMs && occurredAt >= publishedAt - refusedAfterMs
}

function refuseImpossible(occurredAt: number | null, receivedAt: number): void {
  if (occurredAt === null) throw new Refused('invalidEvent', 'the message says no time')
  if (occurredAt > receivedAt + clockSkewMs) throw new Refused('inFuture', 'occurredAt is ahead of the clock')
  if (receivedAt - occurredAt > refusedAfterMs) {
    throw new Refused('tooOld', 'occurredAt is more than 12 hours old')
  }
}
