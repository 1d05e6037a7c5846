import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ClockEvidence, type ClockWord, evidenceAfter } from './clock-evidence.ts'
import { type Noted, notedAfter } from './clock-notes.ts'
import { clocksAfter } from './clocks.ts'
import { technicalAfter } from './technical-life.ts'
import { newWatch, type Watch, watchAfter } from './watch.ts'

const minute = 60_000
const hour = 60 * minute
const start = 100 * 24 * hour
const [one, other] = ['a840410000010001', 'a840410000010002']

interface Message extends ClockWord {
  /** Which instance it is delivered to, and when. */
  instance: number
  arrivesAt: number
}

/** What is told of gateway "hall", minutes from the start, of messages that instances note every five minutes at most. */
function supervise(messages: readonly Message[], until: number) {
  const inTurn = messages.toSorted((a, b) => a.arrivesAt - b.arrivesAt)
  const noted = new Map<number, Noted>()
  let stored: ClockEvidence = {}
  let watch: Watch = newWatch
  const told: [number, string][] = []
  for (let now = start; now <= start + until; now += 5 * minute) {
    while (inTurn[0] && inTurn[0].arrivesAt <= now) {
      const message = inTurn.shift() as Message
      const next = notedAfter(noted.get(message.instance), message.publishedAt, {
        word: message,
        isTaken: true,
      })
      noted.set(message.instance, next.noted)
      stored = { ...stored, ...next.write }
    }
    const after = technicalAfter(
      clocksAfter(watch, new Map([['hall', stored]]), now),
      new Map(),
      now,
      () => 'a',
    )
    watch = after.watch
    told.push(
      ...after.raised.map(({ subject }): [number, string] => [(now - start) / minute, subject.kind]),
      ...after.ended.map((): [number, string] => [(now - start) / minute, 'over']),
    )
  }
  return told
}

const delivery = fc.record({
  instance: fc.integer({ min: 0, max: 2 }),
  waits: fc.integer({ min: 0, max: minute }),
})

/** Messages that two sensors publish so often, `aheadMs` ahead at each. */
const published = (
  ats: readonly number[],
  aheadAt: (at: number) => number,
  ways: readonly { instance: number; waits: number }[],
) =>
  ats.map((at, index): Message => {
    const { instance, waits } = ways[index % ways.length] ?? { instance: 0, waits: 0 }
    return {
      ...{ instance, arrivesAt: start + at + waits, publishedAt: start + at, aheadMs: aheadAt(at) },
      deviceId: index % 2 === 0 ? one : other,
    }
  })

const every = (ms: number, until: number) =>
  Array.from({ length: Math.floor(until / ms) + 1 }, (_, index) => index * ms)

const offClock = fc.oneof(
  fc.integer({ min: -30 * 24 * hour, max: -9 * minute - 1 }),
  fc.integer({ min: 2 * minute + 1, max: 30 * 24 * hour }),
)

it('tells once of a clock that is off by as much always, and of its end', () => {
  fc.assert(
    fc.property(
      offClock,
      fc.integer({ min: 10_000, max: 2 * hour }),
      fc.array(delivery, { minLength: 1, maxLength: 9 }),
      (aheadMs, everyMs, ways) => {
        const within = Math.max(15 * minute, 2 * everyMs) + 20 * minute
        const rightFrom = within + hour
        const ats = every(everyMs, rightFrom + 2 * everyMs + hour)
        const told = supervise(
          published(ats, (at) => (at >= rightFrom ? 0 : aheadMs), ways),
          rightFrom + 2 * everyMs + hour,
        )
        expect(told.map(([, kind]) => kind)).toEqual(['gatewayClock', 'over'])
        expect(told[0]?.[0]).toBeGreaterThanOrEqual(Math.max(15, (2 * everyMs) / minute))
        expect(told[0]?.[0]).toBeLessThanOrEqual(within / minute)
        expect(told[1]?.[0]).toBeLessThanOrEqual((rightFrom + everyMs) / minute + 15)
      },
    ),
    { numRuns: 60 },
  )
})

it('never tells of a gateway that catches up, however long that takes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10 * minute, max: 11 * hour }),
      fc.double({ min: 1.3, max: 500, noNaN: true }),
      fc.integer({ min: 5_000, max: 5 * minute }),
      fc.array(delivery, { minLength: 1, maxLength: 9 }),
      (behindMs, rate, everyMs, ways) => {
        // Each message happened `rate` times as long after the one before as it is published after it.
        const caughtUpAt = behindMs / (rate - 1)
        const ats = every(everyMs, Math.min(caughtUpAt, 24 * hour) + hour)
        const aheadAt = (at: number) => Math.min(0, -behindMs + at * (rate - 1))
        expect(supervise(published(ats, aheadAt, ways), 26 * hour)).toEqual([])
      },
    ),
    { numRuns: 60 },
  )
})

it('never tells of a gateway of which any message in a while is right', () => {
  fc.assert(
    fc.property(offClock, fc.array(delivery, { minLength: 1, maxLength: 9 }), (aheadMs, ways) => {
      const ats = every(minute, 6 * hour)
      const told = supervise(
        published(ats, (at) => (at % (7 * minute) === 0 ? 0 : aheadMs), ways),
        6 * hour,
      )
      expect(told).toEqual([])
    }),
    { numRuns: 40 },
  )
})

it('knows the same of messages in whatever order, and however often, they come', () => {
  const word = fc.record({
    deviceId: fc.constantFrom(one, other),
    publishedAt: fc.integer({ min: start, max: start + hour }),
    aheadMs: fc.integer({ min: -hour, max: hour }),
  })
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 12 }).chain((words) =>
        fc.tuple(
          fc.constant(words),
          fc.shuffledSubarray([...words, ...words], {
            minLength: 2 * words.length,
            maxLength: 2 * words.length,
          }),
        ),
      ),
      ([words, again]) => {
        const known = (all: readonly ClockWord[]) => all.reduce(evidenceAfter, {} as ClockEvidence)
        expect(known(again)).toEqual(known(words))
      },
    ),
  )
})

it('tells of the device where it alone of a gateway tells a wrong time, and of none beside a gateway that does', () => {
  const seen = (at: number, aheadMs: number) => ({
    ...({ type: 'NOVIKA-LW-BANDE', location: 'Lit', assignedAt: 0, battery: null, signal: null } as const),
    ...{ heardAt: at, lastSeenAt: at + aheadMs, gateway: { id: 'hall', at } },
  })
  const kindsOf = (aheadOfOther: number, noted = aheadOfOther === 0 ? one : null) => {
    let watch: Watch = newWatch
    const kinds: string[] = []
    for (let now = start; now <= start + 3 * hour; now += 5 * minute) {
      const ids = [one, other].filter((id) => (watch.devices[id]?.lookAt ?? 0) <= now)
      const looked = ids.map((deviceId) => ({
        ...{ deviceId, beneficiaryId: 'roy' },
        seen: seen(now, deviceId === one ? -11 * minute : aheadOfOther),
      }))
      const off = { at: now, aheadMs: -11 * minute, deviceId: noted }
      const clocks = clocksAfter(watchAfter(watch, looked, now), new Map([['hall', { off }]]), now)
      const after = technicalAfter(clocks, new Map([['hall', now]]), now, () => 'a')
      watch = after.watch
      kinds.push(...after.raised.map(({ subject }) => subject.kind))
    }
    return kinds
  }
  expect(kindsOf(0)).toEqual(['deviceClock'])
  expect(kindsOf(-11 * minute)).toEqual(['gatewayClock'])
  // Instances may note the same one of them each time.
  expect(kindsOf(-11 * minute, one)).toEqual(['gatewayClock'])
  expect(kindsOf(-11 * minute, other)).toEqual(['gatewayClock'])
})

it('tells of a clock that stands still', () => {
  const ats = every(10 * minute, 3 * hour)
  const told = supervise(
    published(ats, (at) => -20 * hour - at, [{ instance: 0, waits: 0 }]),
    3 * hour,
  )
  expect(told.map(([, kind]) => kind)).toEqual(['gatewayClock'])
})
