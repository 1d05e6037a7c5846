import { describe, expect, it, test } from 'vitest'
import { comparisonOperators, sensorMetrics, triggerMetrics } from '../care/enums.ts'
import type { ConditionalRule } from './conditional-rule.ts'
import { judgeWindow } from './judge-window.ts'
import { contextOf, minute, ruleOf, span, told } from './rule.fixture.ts'
import { closesAt } from './window-span.ts'
import type { WindowContext } from './window-verdict.ts'

const { greater, lesser, equal, number_of_more, number_of_less, times_more, times_less } = comparisonOperators
const closed = closesAt(span)
const times = (count: number) => Array.from({ length: count }, (_, index) => told(10 + index * 5))
const average = (value: number) => ({ average: value, observed: 7, needed: 3 })
const judged = (rule: Partial<ConditionalRule>, context: WindowContext, now = span.until - minute) =>
  judgeWindow(ruleOf(rule), context, now)
const period = { kind: 'lastWeek' as const }

describe('the worked examples of docs/rules.md', () => {
  test.each([
    ['greater', { operator: greater, value: 4 }, 5, 4, null],
    ['equal', { operator: equal, value: 3 }, 3, 2, null],
    ['number_of_more', { operator: number_of_more, value: 2, period }, 5, 4, 3],
    ['times_more', { operator: times_more, value: 2, period }, 6, 5, 3],
  ])('%s', (_, rule, fires, silent, usual) => {
    const known = { usual: usual === null ? null : average(usual) }
    expect(judged(rule, contextOf(times(fires), known))).toMatchObject({
      fires: true,
      firings: [{ name: '', cause: { measured: fires } }],
    })
    expect(judged(rule, contextOf(times(silent), known))).toMatchObject({
      fires: false,
      why: { kind: 'notReached', measured: silent },
    })
  })

  test.each([
    ['lesser', { operator: lesser, value: 2 }, 1, 2, null],
    ['number_of_less', { operator: number_of_less, value: 2, period }, 1, 2, 3],
    ['times_less', { operator: times_less, value: 2, period }, 2, 3, 4],
    ['equal to none', { operator: equal, value: 0 }, 0, 1, null],
  ])('%s, once the shift is over', (_, rule, fires, silent, usual) => {
    const signs = [told(-30, 'layDown'), told(8 * 60 + 10, 'sitDown')]
    const known = { signs, usual: usual === null ? null : average(usual) }
    const context = contextOf(times(fires), known)
    expect(judged(rule, context)).toMatchObject({
      fires: false,
      why: { kind: 'notOverYet' },
      lookAgainAt: closed,
    })
    expect(judged(rule, context, closed)).toMatchObject({
      fires: true,
      firings: [{ cause: { measured: fires } }],
    })
    expect(judged(rule, contextOf(times(silent), known), closed)).toMatchObject({
      why: { kind: 'notReached' },
    })
  })
})

describe('a rule stays silent', () => {
  test.each([
    ['deactivated', { activated: false }, {}],
    ['otherBeneficiary', { beneficiaryId: 'cote' }, {}],
    ['otherWindow', {}, { isOfRule: false }],
  ])('%s', (kind, rule, context) => {
    expect(judged(rule, contextOf(times(9), context))).toMatchObject({ fires: false, why: { kind } })
  })

  it('for want of history, whatever was counted', () => {
    const rule = { operator: number_of_more, value: 1, period }
    const few = { usual: { average: 1, observed: 2, needed: 3 } }
    const why = { kind: 'notEnoughHistory', observed: 2, needed: 3 }
    expect(judged(rule, contextOf(times(20), few))).toMatchObject({ fires: false, why })
    expect(judged(rule, contextOf(times(20)))).toMatchObject({
      why: { kind: 'notEnoughHistory', observed: 0 },
    })
  })

  it('on nothing where nothing was heard', () => {
    const rule = { operator: lesser, value: 3 }
    expect(judged(rule, contextOf([]), closed)).toMatchObject({ why: { kind: 'notObserved', share: 0 } })
    const died = contextOf([told(20)], { signs: [told(-10, 'layDown')] })
    expect(judged(rule, died, closed)).toMatchObject({ why: { kind: 'notObserved' } })
    // Another pad that is heard says nothing of the one that hangs there too.
    const inChair = { deviceId: 'b000000000000001', deviceType: 'NOVIKA-LW-COUSSIN' } as const
    const signs = [told(-2 * 1_440, 'layDown'), told(-60, 'sitDown', inChair), told(485, 'sitDown', inChair)]
    const both = { ...rule, deviceTypes: ['NOVIKA-LW-BANDE' as const, inChair.deviceType] }
    const there = new Set(['a84041f2c1d2e3f4', inChair.deviceId])
    expect(judged(both, contextOf([], { signs, there }), closed)).toMatchObject({
      why: { kind: 'notObserved', share: 0 },
    })
    expect(judged(both, contextOf([], { signs }), closed)).toMatchObject({ fires: true })
  })

  it('on what is of another shift, kind or type', () => {
    const others = [
      told(-5),
      told(8 * 60),
      told(3, 'sitDown'),
      told(3, 'standUp', { deviceType: 'NOVIKA-LW-COUSSIN' }),
    ]
    expect(judged({}, contextOf([...times(4), ...others]))).toMatchObject({ why: { measured: 4 } })
  })

  it('on none of somebody for whom none is usual', () => {
    const none = { usual: average(0), signs: [told(-30), told(8 * 60 + 10)] }
    expect(judged({ operator: times_more, value: 2, period }, contextOf([], none))).toMatchObject({
      fires: false,
    })
    expect(judged({ operator: times_more, value: 2, period }, contextOf(times(1), none))).toMatchObject({
      fires: true,
    })
    expect(judged({ operator: times_less, value: 2, period }, contextOf([], none), closed)).toMatchObject({
      fires: false,
    })
  })
})

describe('a duration', () => {
  const inBed = { metric: triggerMetrics.PRESSED_DURATION, action: 'layDown' as const, value: 60 }

  it('that goes on is looked at when it will have gone on for long enough', () => {
    const now = span.from + 30 * minute
    const lookAgainAt = span.from + 70 * minute + 1
    const context = contextOf([told(10, 'layDown')])
    expect(judged(inBed, context, now)).toMatchObject({ fires: false, why: { measured: 20 }, lookAgainAt })
    expect(judged(inBed, context, lookAgainAt)).toMatchObject({ fires: true })
  })

  it('adds up within the shift, from what pads tell of it too', () => {
    const told2h = [
      told(60, 'timeLayingDown', { value: 2 * 3_600 }),
      told(200, 'timeLayingDown', { value: 600 }),
    ]
    const rule = { ...inBed, action: 'timeLayingDown' as const, value: 69 }
    expect(judged(rule, contextOf(told2h))).toMatchObject({
      fires: true,
      firings: [{ cause: { measured: 70 } }],
    })
  })

  it('that began before the shift and goes on counts from its beginning, where that is known', () => {
    const before = [told(-10, 'layDown')]
    const now = span.from + 30 * minute
    const lookAgainAt = span.from + 60 * minute + 1
    const context = contextOf([], { before })
    expect(judged(inBed, context, now)).toMatchObject({ fires: false, why: { measured: 30 }, lookAgainAt })
    expect(judged(inBed, context, lookAgainAt)).toMatchObject({ fires: true })
    const up = contextOf([], { before: [...before, told(-5, 'standUp')] })
    expect(judged(inBed, up, lookAgainAt)).toMatchObject({ why: { measured: 0 }, lookAgainAt: null })
    const dayBefore = contextOf([], { before: [told(-1_441, 'layDown')] })
    expect(judged(inBed, dayBefore, lookAgainAt)).toMatchObject({ why: { measured: 0 } })
  })

  it('of a whole night in bed is not too little, though nothing was told in it', () => {
    const before = [told(-10, 'layDown')]
    const signs = [...before, told(485, 'standUp')]
    const rule = { ...inBed, operator: lesser, value: 240 }
    expect(judged(rule, contextOf([], { before, signs }), closed)).toMatchObject({ why: { measured: 480 } })
    expect(judged(rule, contextOf([], { signs }), closed)).toMatchObject({ fires: true })
  })

  it('of which a pad tells when it is over is known while it goes on: whoever sleeps on in the morning has not lain too little', () => {
    const night = [told(10, 'layDown')]
    const signs = [told(-30, 'sitDown'), told(230, 'timeLayingDown', { value: 60 }), ...night, told(485)]
    const rule = { ...inBed, action: 'timeLayingDown' as const, operator: lesser, value: 240 }
    expect(judged(rule, contextOf(night, { signs }), closed)).toMatchObject({ why: { measured: 470 } })
    const long = { ...rule, operator: greater }
    expect(judged(long, contextOf(night), span.from + 240 * minute)).toMatchObject({
      lookAgainAt: span.from + 250 * minute + 1,
    })
    const up = [...night, told(130), told(130, 'timeLayingDown', { value: 7_200 })]
    expect(judged(rule, contextOf(up, { signs }), closed)).toMatchObject({
      firings: [{ cause: { measured: 120 } }],
    })
  })

  it('that ended without beginning began before the shift', () => {
    const events = [told(61, 'standUp')]
    expect(judged(inBed, contextOf(events))).toMatchObject({
      fires: true,
      firings: [{ cause: { measured: 61 } }],
    })
    const sitting = { ...inBed, action: 'sitDown' as const }
    expect(judged(sitting, contextOf(events))).toMatchObject({ why: { measured: 0 } })
  })
})

describe('a reading', () => {
  const cold: Partial<ConditionalRule> = {
    metric: sensorMetrics.TEMPERATURE,
    action: 'temperature',
    deviceTypes: ['DRAGINO-LHT65S-NE117'],
    operator: lesser,
    value: 18,
    heldMinutes: 20,
  }
  const reading = (minutes: number, value: number, deviceId = 'a84041f2c1d2e3f4') =>
    told(minutes, 'temperature', { value, deviceId, deviceType: 'DRAGINO-LHT65S-NE117' })
  const at = (minutes: number) => span.from + minutes * minute
  const held = (verdict: ReturnType<typeof judgeWindow>) =>
    verdict.fires
      ? verdict.firings.map(({ cause, heldUntil }) =>
          [cause.at, heldUntil ?? 0].map((one) => (one - span.from) / minute),
        )
      : verdict.why.kind

  it('fires after it has held for as long as it must, and is waited for until then', () => {
    const context = contextOf([reading(10, 17)])
    expect(judged(cold, context, at(15))).toMatchObject({
      why: { kind: 'notHeld', since: at(10) },
      lookAgainAt: at(30),
    })
    expect(judged(cold, context, at(30))).toMatchObject({ fires: true, firings: [{ cause: { at: at(10) } }] })
  })

  it('wavers about the threshold as one, and is another once it came back by more', () => {
    const wavering = [reading(10, 17.9), reading(20, 18.2), reading(31, 17.9)]
    expect(held(judged(cold, contextOf(wavering), at(32)))).toEqual([[10, 32]])
    const twice = [...wavering, reading(40, 18.6), reading(50, 17), reading(71, 17)]
    expect(held(judged(cold, contextOf(twice), at(72)))).toEqual([
      [10, 40],
      [50, 72],
    ])
  })

  it('holds until the one that came back, though it is looked at long after, and no longer than its sensor is to be believed', () => {
    const back = [reading(10, 17), reading(31, 19)]
    expect(held(judged(cold, contextOf(back), at(300)))).toEqual([[10, 31]])
    expect(held(judged(cold, contextOf([reading(10, 17), reading(200, 19)]), at(300)))).toEqual([[10, 70]])
  })

  it('that came back too soon, or of a sensor that is silent since, tells nothing of what holds', () => {
    expect(held(judged(cold, contextOf([reading(10, 17), reading(25, 19)]), at(60)))).toBe('notReached')
    const long = { ...cold, heldMinutes: 90 }
    expect(judged(long, contextOf([reading(10, 17)]), at(200))).toMatchObject({
      fires: false,
      lookAgainAt: null,
    })
    expect(held(judged(cold, contextOf([]), at(60)))).toBe('noReading')
  })

  it('of a freezer is not so many times more, or less, as long as it is as cold as usual', () => {
    const usual = average(-18)
    const factor = (operator: typeof times_more | typeof times_less, value: number) =>
      judged({ ...cold, operator, value: 2, period }, contextOf([reading(10, value)], { usual }), at(40))
        .fires
    expect([-40, -28, -26, -18, -1, 1].map((value) => factor(times_more, value))).toEqual([
      ...[false, false, false, false, false, true],
    ])
    expect([-40, -28, -26, -18, -1, 1].map((value) => factor(times_less, value))).toEqual([
      ...[true, true, false, false, false, false],
    ])
  })

  it('is of each sensor by itself', () => {
    const two = [reading(10, 17), reading(12, 20, 'b84041f2c1d2e3f4'), reading(31, 17)]
    expect(judged(cold, contextOf(two), at(32))).toMatchObject({ firings: [{ name: 'a84041f2c1d2e3f4' }] })
  })
})
