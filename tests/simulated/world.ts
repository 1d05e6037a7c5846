import { AsyncLocalStorage } from 'node:async_hooks'
import type { Channel } from '@vigie/domain/alerts/channel'
import { paths } from '@vigie/domain/paths'
import type { Timer } from '@vigie/domain/timers/timer'
import { timerOverdueMs } from '@vigie/domain/timers/timer-policy'
import type { Random } from '@vigie/emulators/seed/random'
import { onWaveCreated } from '../../functions/src/delivery/on-wave-created.ts'
import { SendFailed } from '../../functions/src/delivery/send-failed.ts'
import type { OutgoingMessage } from '../../functions/src/delivery/senders.ts'
import { sweepDeliveries } from '../../functions/src/delivery/sweep.ts'
import { takeReports } from '../../functions/src/delivery/take-report.ts'
import { onWindowWritten } from '../../functions/src/rules/on-window-written.ts'
import { onTask } from '../../functions/src/timers/take-timer.ts'
import { Agenda } from './agenda.ts'
import type { Clock } from './clock.ts'
import { memoryFirestore } from './memory-firestore.ts'
import type { Changed, MemoryStore } from './memory-store.ts'
import { wired } from './wired.ts'

const second = 1_000
const minute = 60 * second

/** The id of the one home there is. */
export const eid = 'home'

/** From one instant until before another, epoch milliseconds. */
export interface Span {
  from: number
  until: number
}

/** What goes wrong, and when. */
export interface Troubles {
  /** Every function is down: what is brought meanwhile fails. */
  outages: readonly Span[]
  /** A provider takes nothing. */
  providerOutages: readonly (Span & { channel: Channel })[]
  /** The Tasks emulator starts anew, and has forgotten what was queued. */
  tasksLostAt: readonly number[]
  /** Of the calls of functions so many are ended in their middle. */
  killed: number
}

/** A message that a provider took. */
export interface Sent extends Pick<OutgoingMessage, 'to' | 'attempt'> {
  at: number
  channel: Channel
  deliveryId: string
}

/** How long something that failed waits until it is brought again. */
const againAfter = (tries: number, random: Random) =>
  random.between(5, 15) * second * Math.min(2 ** tries, 20)

/** Runs the functions over documents in memory, by a clock that goes from one thing that is due to the next. */
export class World {
  readonly store: MemoryStore
  readonly clock: Clock
  readonly agenda = new Agenda()
  readonly sent: Sent[] = []
  /** How often each function was called, and ended in its middle. */
  readonly calls = { made: 0, killed: 0 }
  readonly #random: Random
  readonly #troubles: Troubles
  readonly #calls = new AsyncLocalStorage<{ left: number; isDone: boolean }>()
  onAlert: (id: string, alert: Changed['after'], before: Changed['before']) => void = () => {}

  constructor(clock: Clock, random: Random, troubles: Troubles) {
    this.clock = clock
    this.#random = random
    this.#troubles = troubles
    const { client, store } = memoryFirestore((work) => this.#gate(work))
    this.store = store
    store.onCommit = (changed) => {
      for (const one of changed) this.#follow(one)
    }
    wired.firestore = client
    wired.enqueue = (timers) => {
      for (const one of timers) this.#queue(one)
    }
    let aliases = 0
    wired.newAlias = () => `alias-${String(++aliases).padStart(9, '0')}`
    wired.send = (channel, message) => this.#send(channel, message)
  }

  /** Does all that is due until an instant, what is due about the same time side by side. */
  async runUntil(end: number): Promise<void> {
    this.#tick(this.clock.now())
    for (let first = this.agenda.first; first && first.at < end; first = this.agenda.first) {
      const together = [this.agenda.take()]
      const apart = this.#random.chance(0.3) ? 400 : 0
      while (together.length < 6 && (this.agenda.first?.at ?? end) <= first.at + apart)
        together.push(this.agenda.take())
      this.clock.set(Math.max(...together.map((job) => job?.at ?? 0)))
      await Promise.all(together.map((job) => job?.run()))
    }
    this.clock.set(end)
  }

  isDown = (at = this.clock.now()): boolean =>
    this.#troubles.outages.some(({ from, until }) => from <= at && at < until)

  /** Has something brought to a function until it takes it; `onTry` hears of each try, and whether it was taken. */
  bring(
    what: string,
    at: number,
    work: () => Promise<unknown>,
    onTry?: (at: number, isTaken: boolean) => void,
    most = 1_000,
  ) {
    const tryAt = (when: number, tries: number) =>
      this.agenda.add({
        at: when,
        what,
        run: async () => {
          const isTaken = await this.call(work)
          onTry?.(this.clock.now(), isTaken)
          if (!isTaken && tries < most) tryAt(this.clock.now() + againAfter(tries, this.#random), tries + 1)
        },
      })
    tryAt(at, 1)
  }

  /** Calls a function, which may be ended in its middle; answers whether it came to its end. */
  async call(work: () => Promise<unknown>): Promise<boolean> {
    if (this.isDown()) return false
    this.calls.made += 1
    const isKilled = this.#random.chance(this.#troubles.killed)
    const call = {
      left: isKilled ? this.#random.between(1, 12) : Number.POSITIVE_INFINITY,
      isDone: this.#random.chance(0.5),
    }
    try {
      await this.#calls.run(call, work)
      return true
    } catch (error) {
      if (call.left > 0) {
        // Only what is ended, or meets somebody who is, may fail.
        if (
          !(error instanceof Error && /ended in its middle|could not be tried|^(9|10) /.test(error.message))
        )
          throw error
        return false
      }
      this.calls.killed += 1
      return false
    }
  }

  async #gate<T>(work: () => T): Promise<T> {
    for (let turns = this.#random.between(0, 3); turns > 0; turns -= 1) await null
    const call = this.#calls.getStore()
    if (call) call.left -= 1
    if (!call || call.left > 0) return work()
    // From here on nothing of it is done; the first may have been, and nobody heard.
    if (call.left === 0 && call.isDone) work()
    throw new Error('ended in its middle')
  }

  #follow({ path, before, after }: Changed): void {
    const [, , collection, id = ''] = path.split('/')
    const now = this.clock.now()
    const soon = () =>
      now +
      this.#random.between(30, 1_500) +
      (this.#random.chance(0.02) ? this.#random.between(1, 60) * second : 0)
    if (collection === 'ruleWindows') {
      const judge = () => onWindowWritten(eid, { before, after })
      this.bring('judgeWindow', soon(), judge)
      if (this.#random.chance(0.03)) this.bring('judgeWindow', soon() + minute, judge)
    }
    if (collection === 'waves' && before === undefined) {
      const deliver = () => onWaveCreated({ establishmentId: eid, waveId: id })
      this.bring('deliver', soon(), deliver)
      if (this.#random.chance(0.05)) this.bring('deliver', soon() + 20 * second, deliver)
    }
    if (collection === 'alerts') this.onAlert(id, after, before)
  }

  #queue({ id, timer: { dueAt } }: { id: string; timer: Timer }): void {
    const queuedAt = this.clock.now()
    const at = Math.max(queuedAt, dueAt) + this.#random.between(20, 500)
    if (this.#random.chance(0.03)) return
    const isLost = () => this.#troubles.tasksLostAt.some((lost) => queuedAt < lost && lost <= at)
    if (isLost()) return
    const times = this.#random.chance(0.03) ? 2 : 1
    for (let time = 0; time < times; time += 1)
      this.bring('takeTimer', at + time * 300, () => onTask({ id, dueAt }), undefined, 3)
  }

  /** Calls a function by its schedule, whatever became of its last call. */
  every(apartMs: number, what: string, work: () => Promise<unknown>, at = this.clock.now() + apartMs): void {
    const run = async () => {
      await this.call(work)
      this.every(apartMs, what, work, at + apartMs)
    }
    this.agenda.add({ at, what, run })
  }

  /** The sweep looks where there is anything for it to do. */
  #tick(at: number): void {
    this.agenda.add({
      at,
      what: 'sweepDeliveries',
      run: async () => {
        const now = this.clock.now()
        const isDue =
          this.store.earliestDue(paths.timers) <= now - timerOverdueMs ||
          this.store.earliestDue('deliveries') <= now
        if (isDue || this.store.earliestDue('waves') <= now) {
          await this.call(() => sweepDeliveries(new Date(0).toISOString()))
        }
        this.#tick(now + this.#random.between(1_000, 2_500))
      },
    })
  }

  async #send(channel: Channel, message: OutgoingMessage): Promise<{ providerId: string | null }> {
    const now = this.clock.now()
    await null
    const isDown = this.#troubles.providerOutages.some(
      (span) => span.channel === channel && span.from <= now && now < span.until,
    )
    if (isDown) {
      throw new SendFailed({ kind: 'transient', reason: 'out', maybeSent: false, retryAfterMs: null })
    }
    const { place, attempt, to } = message
    this.sent.push({ at: now, channel, to, attempt, deliveryId: place.deliveryId })
    const providerId = `sm-${this.sent.length}`
    const report = (status: 'sent' | 'delivered') => async () => {
      await takeReports(place, [{ status, attempt, providerId, reason: null }])
    }
    if (!this.#random.chance(0.03)) {
      this.bring('providerStatus', now + this.#random.between(300, 20_000), report('delivered'))
      if (this.#random.chance(0.2))
        this.bring('providerStatus', now + this.#random.between(100, 10_000), report('sent'))
    }
    return { providerId }
  }
}
