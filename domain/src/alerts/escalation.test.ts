import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shiftOf } from '../time/shift.fixture.ts'
import { openAlert } from './alert.fixture.ts'
import type { Alert } from './alert.ts'
import { countCall } from './alert-calls.ts'
import { acknowledge, asksOthers, release, resolve } from './alert-life.ts'
import { maxEscalated, maxWaves } from './alert-policy.ts'
import { asksAt, isStillAwaited, nextStep, peopleNamed, takeStep } from './escalation.ts'
import { type EscalationPlan, type EscalationStep, firstPlan } from './escalation-plan.ts'
import { asksThoseWhoRest, type FollowedPlan, followedPlan } from './followed-plan.ts'

const minute = 60_000
const began = Date.parse('2026-11-21T02:14:00-05:00')
const nurse = { uid: 'nurse', name: 'Infirmière' }

const step = (change: Partial<EscalationStep> = {}): EscalationStep => ({
  uids: ['anne'],
  onShift: false,
  methods: ['sms'],
  afterMinutes: 3,
  ...change,
})
const planOf = (change: Partial<EscalationPlan> = {}): EscalationPlan => ({
  ...firstPlan,
  steps: [step(), step({ afterMinutes: 4 }), step({ afterMinutes: 5 })],
  repeatMinutes: 6,
  resolveWithinMinutes: 10,
  ...change,
})
const someone = () => 1

type Rule = Parameters<typeof followedPlan>[2]
function followed(alert: Alert, said: EscalationPlan | null, rule: Rule = null): FollowedPlan {
  const plan = followedPlan(alert, said, rule)
  if (plan === null) throw new Error('nothing is done about it')
  return plan
}

/** Looks at an alert when its next step is due, as its timer does. */
function later(alert: Alert, plan: FollowedPlan, peopleOf: (index: number) => number = someone) {
  const next = nextStep(alert, plan)
  const taken = next && takeStep(alert, plan, peopleOf, next.dueAt)
  return next && taken ? { at: next.dueAt, taken, alert: { ...alert, ...taken.change } } : null
}

describe('while nobody can be reached', () => {
  const lost = openAlert({ at: began, nobodyReachedAt: began + 5_000 })

  it('waits for nobody: a step follows the one before after twenty seconds, or as soon as that is known', () => {
    expect(later(lost, planOf())?.at).toBe(began + 20_000)
    expect(later({ ...lost, nobodyReachedAt: began + 40_000 }, planOf())?.at).toBe(began + 40_000)
    const second = later(lost, planOf())?.alert
    expect(second && nextStep(second, planOf())).toMatchObject({ dueAt: began + 40_000, index: 1 })
  })

  it('never waits longer for that, and repeats the last step no more often', () => {
    const soon = planOf({ steps: [step({ afterMinutes: 1 })] })
    expect(later({ ...lost, nobodyReachedAt: began + 3 * minute }, soon)?.at).toBe(began + minute)
    const last = later(lost, soon)?.alert
    expect(last && nextStep(last, soon)).toMatchObject({ dueAt: began + 20_000 + 6 * minute, isRepeat: true })
  })

  it.each([2, 6, 30])(
    'calls neither the last step nor who is asked last of all too often, nor forgets one for the other, with a repeat every %i min',
    (repeatMinutes) => {
      const plan = followed(lost, planOf({ steps: [step()], repeatMinutes }))
      let alert: Alert = lost
      const taken: { index: number | null; at: number }[] = []
      for (let end = began + 120 * minute; ; ) {
        const next = later(alert, plan)
        if (next === null || next.at > end) break
        taken.push({ index: next.taken.index, at: next.at })
        // Phones that are off take each message, and lose it.
        alert = { ...next.alert, nobodyReachedAt: next.at + 5_000 }
      }
      const gaps = (index: number) => {
        const at = taken.filter((one) => one.index === index).map((one) => one.at)
        return at.slice(1).map((one, before) => (one - (at[before] ?? 0)) / minute)
      }
      for (const gap of gaps(0)) expect(gap).toBeGreaterThanOrEqual(repeatMinutes)
      expect(Math.max(...gaps(0))).toBeLessThanOrEqual(repeatMinutes + 2)
      for (const gap of gaps(1)) expect(gap).toBeGreaterThanOrEqual(2)
      expect(Math.max(...gaps(1))).toBeLessThanOrEqual(3)
    },
  )

  it('asks whoever stands in once all steps are taken, or where there is none, of a call for help', () => {
    for (const said of [null, planOf({ activated: false })]) {
      const plan = followed(lost, said)
      expect(nextStep(openAlert({ at: began }), plan)).toBeNull()
      const asked = later(lost, plan)
      expect(asked).toMatchObject({ at: began + 20_000, taken: { index: 0 } })
      expect(asked && nextStep(asked.alert, plan)).toBeNull()
      expect(nextStep({ ...lost, ...acknowledge(lost, nurse, began + 1) }, plan)).toBeNull()
    }
    const one = followed(lost, planOf({ steps: [step()] }))
    const first = later(lost, one)?.alert ?? lost
    const second = later(first, one)
    expect(second).toMatchObject({ at: began + 40_000, taken: { index: 1 } })
    // Then the plan's own repeats, and the last resort no more.
    expect(second && nextStep(second.alert, one)).toMatchObject({ index: 0, isRepeat: true })
    // Whose phone takes each message and loses it is called again as often as any step repeats, and not each time.
    const lostAgain = (after: Alert | undefined) =>
      after && { ...after, nobodyReachedAt: (after.escalation?.at ?? 0) + 5_000 }
    expect(later(lostAgain(second?.alert) ?? lost, one)?.at).toBe(began + 40_000 + 2 * minute)
    const alone = followed(lost, null)
    const third = later(lostAgain(later(lost, alone)?.alert) ?? lost, alone)
    expect(third).toMatchObject({ at: began + 20_000 + 2 * minute, taken: { index: 0 } })
    const nobodyStandsIn = later(first, one, () => 0)
    expect(nobodyStandsIn?.taken.change).toMatchObject({ timeline: first.timeline, escalation: { taken: 2 } })
    expect(followedPlan({ kind: 'layDown', severity: 'warning' }, null, null)).toBeNull()
  })

  it('asks them again where it becomes so anew, as by the next press', () => {
    const plan = followed(lost, null)
    const asked = later(lost, plan)?.alert ?? lost
    const reached = { ...asked, nobodyReachedAt: null }
    expect(nextStep(reached, plan)).toBeNull()
    const pressed = began + 10 * minute
    expect(nextStep({ ...reached, nobodyReachedAt: pressed }, plan)).toMatchObject({
      dueAt: pressed,
      isLastResort: true,
    })
  })
})

it('asks those who rest of a warning that reached nobody, once all steps that are about it are taken', () => {
  const resting = { step: 'passedOver' as const, at: began, people: [], instead: null, resting: 1 }
  const warning = { kind: 'doorOpen', severity: 'warning' } as const
  const quiet = openAlert({ at: began, nobodyReachedAt: began + 1, timeline: [resting], ...warning })
  expect(asksThoseWhoRest(quiet)).toBe(true)
  for (const not of [{ nobodyReachedAt: null }, { timeline: [] }, { severity: 'callForHelp' as const }])
    expect(asksThoseWhoRest({ ...quiet, ...not })).toBe(false)
  const recipients = [{ kind: 'user' as const, uid: 'anne' }, { kind: 'beneficiary' as const }]
  const rule = { recipients, methods: ['email' as const, 'sms' as const] }
  const calls = followed(quiet, planOf({ alerts: 'callsForHelp' }), rule)
  expect(later(quiet, calls)).toMatchObject({ at: began + 20_000, taken: { index: 0 } })
  expect(calls.steps).toMatchObject([{ uids: ['anne'], methods: ['email', 'sms'] }])
  expect(followed(quiet, planOf({ alerts: 'all' }), rule).steps).toHaveLength(4)
})

describe('while nobody answers', () => {
  it('takes each step after its waiting time, then repeats the last one and says that nobody answered', () => {
    const plan = planOf()
    let alert = openAlert({ at: began })
    const course = Array.from({ length: 5 }, () => {
      const one = later(alert, plan)
      if (one === null) throw new Error('nothing is due')
      alert = one.alert
      return [(one.at - began) / minute, one.taken.index, alert.nobodyAnsweredAt !== null]
    })
    expect(course).toEqual([
      [3, 0, false],
      [7, 1, false],
      [12, 2, false],
      [18, 2, true],
      [24, 2, true],
    ])
    expect(alert.timeline.map(({ step }) => step)).toEqual([
      'opened',
      'escalated',
      'escalated',
      'escalated',
      'nobodyAnswered',
      'escalated',
      'escalated',
    ])
    expect(alert.waves).toBe(6)
  })

  it('does nothing before its time, and nothing twice', () => {
    const plan = planOf()
    const alert = openAlert({ at: began })
    expect(takeStep(alert, plan, someone, began + 3 * minute - 1)).toBeNull()
    const once = later(alert, plan)
    expect(once && takeStep(once.alert, plan, someone, once.at)).toBeNull()
  })

  it('passes over at once who cannot be reached, and says so', () => {
    const plan = planOf()
    const one = later(openAlert({ at: began }), plan, (index) => (index === 1 ? 2 : 0))
    expect(one?.at).toBe(began + 3 * minute)
    expect(one?.taken.index).toBe(1)
    expect(one?.alert.timeline.slice(1)).toMatchObject([
      { step: 'escalated', level: 2, people: 0 },
      { step: 'escalated', level: 3, people: 2 },
    ])
    // The last step reaches nobody either: those of the latest that does are asked again, and everybody sees it.
    const two = one && later(one.alert, plan, (index) => (index === 1 ? 2 : 0))
    expect(two?.taken.index).toBeNull()
    expect(two?.alert.nobodyAnsweredAt).not.toBeNull()
    const three = two && later(two.alert, plan, (index) => (index === 1 ? 2 : 0))
    expect(three?.taken.index).toBe(1)
  })

  it('says on screens alone what was told of as often as an alert may be', () => {
    expect(nextStep(openAlert({ at: began, waves: maxEscalated.waves }), planOf())).toBeNull()
    // Messages that reached nobody filled it long before its steps are due: these go all the same.
    expect(nextStep(openAlert({ at: began, waves: maxWaves }), planOf())).not.toBeNull()
    // Nor is it full of those of one who takes it and lets go in turn.
    const { timeline } = openAlert({ at: began })
    const toggled = [...timeline, { step: 'released' as const, at: began, from: nurse }]
    const of = (waves: number) => nextStep(openAlert({ at: began, waves, timeline: toggled }), planOf())
    expect(of(maxEscalated.waves)).not.toBeNull()
    expect(of(maxEscalated.waves + 1)).toBeNull()
  })

  it('is for calls for help alone where the home says so', () => {
    const lying = openAlert({ at: began, kind: 'layDown' })
    expect(nextStep(lying, planOf())).toBeNull()
    expect(nextStep(lying, planOf({ alerts: 'all' }))).not.toBeNull()
    expect(nextStep(openAlert({ at: began }), planOf({ activated: false }))).toBeNull()
  })
})

describe('once somebody has taken it', () => {
  const plan = planOf()
  const taken = (alert: Alert, at: number): Alert => ({ ...alert, ...acknowledge(alert, nurse, at) })

  it('waits for them, goes on where they have not resolved it, then repeats the last step and says that nobody else answered', () => {
    let alert = taken(openAlert({ at: began }), began + minute)
    const course = [0, 1, 2, 3, 4].map(() => {
      const one = later(alert, plan)
      if (one === null) throw new Error('nothing is due')
      alert = one.alert
      return [(one.at - began) / minute, one.taken.index, one.taken.why, alert.nobodyAnsweredAt !== null]
    })
    expect(course).toEqual([
      [11, 0, 'unresolved', false],
      [15, 1, 'unresolved', false],
      [20, 2, 'unresolved', false],
      // No sooner than whoever is on it is given time: 10 minutes, not the 6 of the repeats.
      [30, 2, 'unresolved', true],
      [40, 2, 'unresolved', true],
    ])
    expect(alert).toMatchObject({ state: 'acknowledged', acknowledgedBy: nurse })
    expect(alert.timeline.filter(({ step }) => step === 'nobodyAnswered')).toHaveLength(1)
  })

  it('lets whoever answers the steps take it over, which is waited for anew; before them nobody', () => {
    const other = { uid: 'other', name: 'Préposée' }
    const first = taken(openAlert({ at: began }), began + minute)
    expect(acknowledge(first, other, began + 10 * minute)).toBeNull()
    const asked = later(first, planOf({ steps: [step()] }))?.alert ?? first
    expect(asksOthers(asked)).toBe(true)
    const over: Alert = { ...asked, ...acknowledge(asked, other, began + 12 * minute) }
    expect(over).toMatchObject({ state: 'acknowledged', acknowledgedBy: other })
    expect(over.timeline.at(-1)).toEqual({
      step: 'acknowledged',
      at: began + 12 * minute,
      by: other,
      from: nurse,
    })
    expect(asksOthers(over)).toBe(false)
    // Who was on it before and says so late takes it back from nobody.
    expect(acknowledge(over, nurse, began + 13 * minute)).toBeNull()
    expect(nextStep(over, planOf({ steps: [step()] }))?.dueAt).toBe(began + 22 * minute)
    // They may also say that they are still there; a relative, who may be far away, takes nothing over.
    expect(acknowledge(asked, nurse, began + 12 * minute)).toMatchObject({ acknowledgedBy: nurse })
    expect(acknowledge(asked, { ...other, isRelative: true }, began + 12 * minute)).toBeNull()
  })

  it('asks the last ones once more where all had been asked before', () => {
    let alert = openAlert({ at: began })
    for (let left = 4; left > 0; left--) alert = later(alert, plan)?.alert ?? alert
    expect(alert.nobodyAnsweredAt).not.toBeNull()
    alert = taken(alert, began + 20 * minute)
    expect(alert.nobodyAnsweredAt).toBeNull()
    const one = later(alert, plan)
    expect(one).toMatchObject({ at: began + 30 * minute, taken: { index: 2, why: 'unresolved' } })
    expect(one?.alert.nobodyAnsweredAt).toBeNull()
  })

  it('ends with whoever takes it where the home says so', () => {
    const alert = taken(openAlert({ at: began }), began + minute)
    expect(nextStep(alert, planOf({ resolveWithinMinutes: null }))).toBeNull()
  })
})

describe('what makes its timer good', () => {
  const press = (at: number) => ({ kind: 'buttonPressed' as const, occurredAt: at, publishedAt: at })

  it('is every message of an alert that nobody is on, whatever became of the timer before', () => {
    const open = openAlert({ at: began })
    expect(asksAt(open, began)).toBe(true)
    const at = began + 3 * minute
    const again: Alert = { ...open, ...countCall(open, press(at), at).change }
    expect(again.escalation).toEqual(open.escalation)
    expect(asksAt(again, at)).toBe(true)
    const { change } = countCall(again, press(at + 1), at + 1)
    expect(asksAt({ ...again, ...change }, at + 1)).toBe(false)
  })

  it('is the next call of one that was released long after its time, which begins anew', () => {
    const held = { ...openAlert({ at: began }), ...acknowledge(openAlert({ at: began }), nurse, began) }
    const late = began + 3 * 60 * minute
    const released: Alert = { ...held, ...release(held, late) }
    expect(released.escalation).toBeNull()
    const pressed: Alert = { ...released, ...countCall(released, press(late + 1), late + 1).change }
    expect(asksAt(pressed, late + 1)).toBe(true)
    expect(nextStep(pressed, planOf())?.dueAt).toBe(late + 1 + 3 * minute)
  })

  it('is a plan that is switched on within two hours of what last was heard or done, or of its last step', () => {
    const open = openAlert({ at: began })
    const within = began + 120 * minute
    expect(isStillAwaited(open, within - 1)).toBe(true)
    expect(isStillAwaited(open, within)).toBe(false)
    expect(isStillAwaited({ ...open, escalation: { taken: 3, at: began + minute } }, within)).toBe(true)
    expect(isStillAwaited({ ...open, escalation: null }, began)).toBe(false)
  })
})

/** What may happen to an alert, minutes apart. */
const acts = fc.array(
  fc.record({
    act: fc.constantFrom('wait', 'take', 'letGo', 'resolve'),
    minutes: fc.integer({ min: 0, max: 40 }),
  }),
  { maxLength: 12 },
)
const plans = fc.record({
  waits: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 6 }),
  repeatMinutes: fc.integer({ min: 2, max: 30 }),
  resolveWithinMinutes: fc.option(fc.integer({ min: 1, max: 60 })),
})

it('takes each step at most once and in order, skips none, and none while somebody who is in time is on it', () => {
  fc.assert(
    fc.property(plans, acts, ({ waits, ...rest }, given) => {
      const plan = planOf({ ...rest, steps: waits.map((afterMinutes) => step({ afterMinutes })) })
      let alert = openAlert({ at: began })
      let now = began
      let round: number[] = []
      for (const { act, minutes } of given) {
        const until = now + minutes * minute
        for (let next = nextStep(alert, plan); next && next.dueAt <= until; next = nextStep(alert, plan)) {
          const taken = takeStep(alert, plan, someone, next.dueAt)
          if (taken?.index === null || taken === null) throw new Error('a step that is due was not taken')
          const last = plan.steps.length - 1
          expect(taken.index).toBe(Math.min(round.length, last))
          const isFirstSince = (alert.escalation?.at ?? 0) <= (alert.acknowledgedAt ?? -1)
          if (alert.state === 'acknowledged') {
            const since = next.dueAt - (alert.acknowledgedAt ?? 0)
            expect(since).toBeGreaterThanOrEqual((plan.resolveWithinMinutes ?? Infinity) * minute)
          }
          expect(taken.change.nobodyAnsweredAt != null).toBe(round.length > last && !isFirstSince)
          round.push(taken.index)
          alert = { ...alert, ...taken.change }
        }
        now = until
        if (act === 'take') alert = { ...alert, ...acknowledge(alert, nurse, now) }
        if (act === 'resolve') alert = { ...alert, ...resolve(alert, nurse, 'helped', now) }
        if (act === 'letGo' && alert.state === 'acknowledged') {
          alert = { ...alert, ...release(alert, now), escalation: { taken: 0, at: now } }
          round = []
        }
        if (alert.state === 'resolved') expect(nextStep(alert, plan)).toBeNull()
        // Nobody is forgotten: what waits for somebody has a next step, until it was told of as often as may be.
        if (alert.state === 'open' && alert.waves < maxWaves) expect(nextStep(alert, plan)).not.toBeNull()
      }
    }),
  )
})

describe('whom a step names', () => {
  const home = {
    shifts: [
      shiftOf('day', '07:00', '19:00'),
      shiftOf('night', '19:00', '07:00'),
      shiftOf('late', '01:00', '05:00'),
    ],
    timeZone: 'America/Toronto',
  }
  const plan = planOf({
    shifts: [
      { shiftId: 'day', uids: ['dan'] },
      { shiftId: 'night', uids: ['nora', 'anne'] },
      { shiftId: 'late', uids: ['lou'] },
    ],
  })

  it('its own people, and whoever is on any shift of the moment, each once', () => {
    const named = (at: string, change: Partial<EscalationStep>) =>
      peopleNamed(step(change), plan, home, Date.parse(at))
    expect(named('2026-11-21T02:14:00-05:00', { onShift: true })).toEqual(['anne', 'nora', 'lou'])
    expect(named('2026-11-21T07:00:00-05:00', { onShift: true, uids: [] })).toEqual(['dan'])
    expect(named('2026-11-21T02:14:00-05:00', {})).toEqual(['anne'])
  })
})
