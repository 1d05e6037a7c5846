import { Line } from './line.ts'
import type { PubsubMessage } from './wire.ts'

/** One subscription's copy of a message, from publish until it is acknowledged or forwarded. */
export interface Copy {
  readonly message: PubsubMessage
  /** Bytes charged to the memory budget. */
  readonly charge: number
  /** Place in the order of publishing. */
  readonly sequence: number
  readonly lane: Lane
  /** Deliveries so far. */
  attempts: number
  /** Waiting for its back-off to pass. */
  resting: boolean
}

/** Whoever takes messages: a stream, a pull request or a push endpoint. */
export interface Taker {
  /** May get the next message of an ordering key while one of that key is still out with it. */
  readonly pipelinesKeys: boolean
}

/** The messages of one ordering key, or one message without a key by itself. */
interface Lane {
  readonly key: string
  /** Not out with anybody; in the order of publishing. */
  readonly waiting: Copy[]
  /** How many are out, and with whom: one taker at a time, so that order survives several streams. */
  outstanding: number
  taker: Taker | undefined
}

/**
 * Who may get which message next. Messages without an ordering key (or of a subscription without ordering) go out
 * oldest first, and again after the others when they come back. Messages of one key go out in the order of
 * publishing, to one taker at a time; one that comes back goes out before the later ones of its key, and while it
 * rests (back-off) the key rests.
 */
export class Ordering {
  readonly #ordered: boolean
  readonly #keys = new Map<string, Lane>()
  /** Lanes with something to give: to anybody, or only to the taker that holds the key. */
  readonly #free = new Line<Lane>()
  readonly #held = new Map<Taker, Line<Lane>>()
  #sequence = 0

  constructor(ordered: boolean) {
    this.#ordered = ordered
  }

  /** Adds a newly published message. */
  add(message: PubsubMessage, charge: number): void {
    const lane = this.#laneOf(message)
    const copy = { message, charge, sequence: this.#sequence++, lane, attempts: 0, resting: false }
    // A lane that already had something keeps its turn.
    if (lane.waiting.push(copy) === 1) this.#sort(lane)
  }

  /** Hands `taker` the oldest message it may have now, if there is one. */
  take(taker: Taker): Copy | undefined {
    const lane = oldest(this.#free.front, taker.pipelinesKeys ? this.#held.get(taker)?.front : undefined)
    const copy = lane?.waiting.shift()
    if (!lane || !copy) return undefined
    lane.outstanding++
    lane.taker = taker
    this.#sort(lane)
    return copy
  }

  /** A copy that was out is done with. */
  settle(copy: Copy): void {
    this.#comeIn(copy.lane)
  }

  /** A copy that was out comes back; when `resting` it is not given out before `wake`. */
  putBack(copy: Copy, resting: boolean): void {
    copy.resting = resting
    const { waiting } = copy.lane
    const later = waiting.findIndex((other) => other.sequence > copy.sequence)
    waiting.splice(later < 0 ? waiting.length : later, 0, copy)
    this.#comeIn(copy.lane)
  }

  /** The back-off of a copy has passed. */
  wake(copy: Copy): void {
    copy.resting = false
    this.#sort(copy.lane)
  }

  /** A copy that had come back is done with after all. */
  remove(copy: Copy): void {
    const place = copy.lane.waiting.indexOf(copy)
    if (place >= 0) copy.lane.waiting.splice(place, 1)
    this.#sort(copy.lane)
  }

  #laneOf(message: PubsubMessage): Lane {
    const key = this.#ordered ? message.orderingKey : ''
    const known = this.#keys.get(key)
    if (known) return known
    const lane: Lane = { key, waiting: [], outstanding: 0, taker: undefined }
    if (key !== '') this.#keys.set(key, lane)
    return lane
  }

  #comeIn(lane: Lane): void {
    lane.outstanding--
    this.#sort(lane)
  }

  /** Puts the lane where `take` finds it, by what it has and who holds it. */
  #sort(lane: Lane): void {
    this.#free.leave(lane)
    this.#unhold(lane)
    if (lane.outstanding === 0) lane.taker = undefined
    const head = lane.waiting[0]
    if (!head) {
      if (lane.outstanding === 0 && this.#keys.get(lane.key) === lane) this.#keys.delete(lane.key)
    } else if (!head.resting) {
      if (lane.taker) this.#hold(lane, lane.taker)
      else this.#free.join(lane)
    }
  }

  #hold(lane: Lane, taker: Taker): void {
    const lanes = this.#held.get(taker) ?? new Line<Lane>()
    lanes.join(lane)
    this.#held.set(taker, lanes)
  }

  #unhold(lane: Lane): void {
    const lanes = lane.taker && this.#held.get(lane.taker)
    if (!lane.taker || !lanes) return
    lanes.leave(lane)
    if (lanes.isEmpty) this.#held.delete(lane.taker)
  }
}

function oldest(a: Lane | undefined, b: Lane | undefined): Lane | undefined {
  if (!a || !b) return a ?? b
  return (a.waiting[0]?.sequence ?? 0) < (b.waiting[0]?.sequence ?? 0) ? a : b
}
