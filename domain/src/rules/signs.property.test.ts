import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { absenceMetrics } from '../care/enums.ts'
import { type DeviceType, deviceTypes } from '../devices/device-catalogue.ts'
import type { EventKind } from '../sensors/event-kinds.ts'
import { judgeSigns, type SignsContext } from './judge-signs.ts'
import { minute, night, ruleOf, span, timeZone, told } from './rule.fixture.ts'
import { seesLife } from './signs.ts'
import { inOrder, type ToldEvent } from './told-event.ts'

const waits = (value: number) =>
  ruleOf({
    ...{ metric: absenceMetrics.NO_SIGN, action: 'noSignOfLife', value },
    deviceTypes: deviceTypes.filter(seesLife),
  })

const sensors: readonly [string, DeviceType, readonly EventKind[]][] = [
  ['a84041f2c1d2e3f4', 'NOVIKA-LW-BANDE', ['standUp', 'layDown', 'sitDown', 'timeLayingDown']],
  ['a84041f2c1d2e3f5', 'NOVIKA-LW-COUSSIN', ['standUp', 'sitDown']],
  ['a84041f2c1d2e3f6', 'NOVIKA-LW-AIMANT', ['doorOpen', 'doorClose']],
  ['a84041f2c1d2e3f7', 'NOVIKA-LW-ANTIFUGUE', ['wanderingDetected']],
  ['a84041f2c1d2e3f8', 'NOVIKA-LW-EXTPIR', ['presenceDetected']],
]
const device = ([deviceId, deviceType]: (typeof sensors)[number]) => ({
  ...{ deviceId, deviceType, assignedAt: 0, isHeard: true },
})

/** What the sensors of a room told from two hours before a night on, no two at the same minute: an order of their own nobody knows. */
const night8 = fc
  .uniqueArray(
    fc.record({
      minutes: fc.integer({ min: -120, max: 540 }),
      sensor: fc.constantFrom(...sensors),
      which: fc.nat(),
    }),
    { selector: ({ minutes }) => minutes, maxLength: 25 },
  )
  .map((all) =>
    all.map(({ minutes, sensor: [deviceId, deviceType, kinds], which }) =>
      told(minutes, kinds[which % kinds.length], { deviceId, deviceType }),
    ),
  )

const contextOf = (events: readonly ToldEvent[], raised: readonly number[]): SignsContext => ({
  ...{ beneficiaryId: 'roy', events, raised, devices: sensors.map(device), shifts: [night], timeZone },
})

/** Minute by minute, as somebody would who sits in the corridor with a watch. */
function counted(events: readonly ToldEvent[], value: number): { at: number; since: number }[] {
  const calls: { at: number; since: number }[] = []
  const onPad = new Map<string, boolean>()
  let [since, isOut, hasCalled, isKnown] = [Number.NEGATIVE_INFINITY, false, false, false]
  for (let at = span.from - 120 * minute; at < span.until; at += minute) {
    if (at === span.from) since = Math.max(since, at)
    for (const { kind, deviceId } of events.filter((one) => one.at === at)) {
      if (kind === 'timeLayingDown') continue
      ;[since, hasCalled, isKnown] = [at, false, true]
      if (kind === 'standUp' || kind === 'layDown' || kind === 'sitDown')
        onPad.set(deviceId, kind !== 'standUp')
      if (kind === 'wanderingDetected') isOut = true
      else if (kind !== 'doorOpen' && kind !== 'doorClose') isOut = false
      else if (![...onPad.values()].includes(true)) isOut = true
    }
    const from = Math.max(since, span.from)
    if (at === from + value * minute && isKnown && !isOut && !hasCalled) {
      calls.push({ at, since: from })
      hasCalled = true
    }
  }
  return calls
}

/** What is raised by whoever looks when the rule says so, at what was told by then, in whatever order. */
function raised(events: readonly ToldEvent[], value: number) {
  const rule = waits(value)
  const calls: { at: number; since: number }[] = []
  let at: number | null = span.from
  while (at !== null && at < span.until) {
    const by: number = at
    const known = events.filter((one) => one.at <= by)
    const verdict = judgeSigns(
      rule,
      contextOf(
        known,
        calls.map(({ since }) => since),
      ),
      by,
    )
    if (verdict.fires) calls.push({ at, since: verdict.cause.at })
    at = verdict.lookAgainAt
  }
  return calls
}

describe('a rule on signs of life', () => {
  it('calls when and since when somebody with a watch would', () => {
    fc.assert(
      fc.property(night8, fc.integer({ min: 15, max: 240 }), (events, value) => {
        expect(raised(events, value)).toEqual(counted(inOrder(events), value))
      }),
    )
  })

  it('calls the same in whatever order, and however often, signs are told', () => {
    fc.assert(
      fc.property(
        night8.chain((events) =>
          fc.record({
            events: fc.constant(events),
            shuffled: fc.shuffledSubarray(events, { minLength: events.length }),
          }),
        ),
        fc.integer({ min: 15, max: 240 }),
        ({ events, shuffled }, value) => {
          expect(raised([...shuffled, ...shuffled], value)).toEqual(raised(events, value))
        },
      ),
    )
  })

  it('calls of nobody whose sensors are not all heard that told of them, nor by a button alone', () => {
    fc.assert(
      fc.property(night8, fc.integer({ min: 1, max: 120 }), fc.nat(), (events, value, which) => {
        const silent = events[which % Math.max(1, events.length)]?.deviceId
        const at = span.from + value * minute
        const context = contextOf(
          events.filter((one) => one.at <= at),
          [],
        )
        const devices = context.devices.map((one) => ({ ...one, isHeard: one.deviceId !== silent }))
        if (context.events.some((one) => one.deviceId === silent && one.kind !== 'timeLayingDown'))
          expect(judgeSigns(waits(value), { ...context, devices }, at).fires).toBe(false)
        const doors = context.devices.filter(({ deviceType }) => !seesLife(deviceType))
        expect(judgeSigns(waits(value), { ...context, devices: doors }, at).fires).toBe(false)
      }),
    )
  })
})
