import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canSend } from '../devices/device-catalogue.ts'
import { eventKindNames, isCallForHelp } from '../sensors/event-kinds.ts'
import type { Shift } from '../time/shift.ts'
import { isInShift } from '../time/shift-window.ts'
import type { Channel } from './channel.ts'
import type { LiveRule } from './notification-rule.ts'
import { type HomeReach, type Reachable, reachGaps } from './reach-gaps.ts'
import { evaluateLiveRule } from './rule-evaluation.ts'

const minute = 60_000
const day = 1_440
const uids = ['anne', 'bob', 'carl']
const residents = ['roy', 'cote']
const types = ['NOVIKA-LW-BOUTON', 'NOVIKA-LW-TIRETTE'] as const

/** Whose call at one minute would reach nobody, and of whom it cannot be told: every device and kind asked by itself, nothing kept. */
function askedAt(home: HomeReach, at: number) {
  const nobody = new Set<string>()
  const unknown = new Set<string>()
  for (const { type, beneficiaryId } of home.devices) {
    for (const kind of eventKindNames.filter((one) => isCallForHelp(one) && canSend(type, one))) {
      const { shifts, timeZone } = home
      const moment = {
        event: { kind, occurredAt: at },
        timing: 'live' as const,
        publishedAt: at,
        duringCare: false,
      }
      const context = { ...moment, deviceType: type, beneficiaryId, shifts, timeZone }
      const firing = home.rules.filter((rule) => evaluateLiveRule(rule, context).fires)
      const told = new Map<string, Channel[]>()
      const tell = (uid: string, methods: readonly Channel[]) => told.set(`${uid} ${told.size}`, [...methods])
      for (const { recipients, methods } of firing)
        for (const to of recipients) if (to.kind === 'user') tell(to.uid, methods)
      const followed = home.plans.get(beneficiaryId) ?? home.plan
      if (firing.length > 0 && followed?.activated) {
        for (const step of followed.steps) {
          for (const uid of step.uids) tell(uid, step.methods)
          for (const worked of step.onShift ? shifts : [])
            if (isInShift(worked, at, timeZone))
              for (const { shiftId, uids } of home.plan?.shifts ?? [])
                if (shiftId === worked.id) for (const uid of uids) tell(uid, step.methods)
        }
      }
      let isReached = false
      let mayBe = home.isUnreadable
      for (const [name, methods] of told) {
        const person = home.people.get(name.split(' ')[0] ?? '')
        if (person === null) mayBe = true
        if (!person?.mayGo) continue
        const asksPhone = methods.includes('sms') || methods.includes('voice')
        if (asksPhone ? !person.hasPhone : !person.hasChannel) continue
        const { residents: known, away } = person
        if (known !== 'all' && !known.includes(beneficiaryId)) continue
        if (away && (away.until === null || at < away.until)) continue
        isReached = true
      }
      if (!isReached) (mayBe ? unknown : nobody).add(beneficiaryId)
    }
  }
  return { nobody, unknown: [...unknown].filter((bid) => !nobody.has(bid)) }
}

// Either side of clocks that go forward and back, by an hour and by half of one; and an ordinary day.
const clocks = fc.constantFrom(
  { timeZone: 'America/Toronto', around: '2026-03-08T00:00:00Z' },
  { timeZone: 'America/Toronto', around: '2026-10-31T20:00:00Z' },
  { timeZone: 'Europe/Paris', around: '2026-10-24T12:00:00Z' },
  { timeZone: 'Australia/Lord_Howe', around: '2026-04-04T06:00:00Z' },
  { timeZone: 'America/Toronto', around: '2026-11-26T14:00:00Z' },
)
const timeOfDay = fc
  .integer({ min: 0, max: day - 1 })
  .map((at) => new Date(at * minute).toISOString().slice(11, 16))
const shifts = fc.array(fc.tuple(timeOfDay, timeOfDay), { maxLength: 4 }).map((spans) =>
  spans
    .filter(([start, end]) => start !== end)
    .map(([start, end], index): Shift => {
      const id = `s${index}`
      return { id, name: id, nameFR: id, nameEN: id, start, end }
    }),
)
const someShifts = fc.subarray(['s0', 's1', 's2', 's3', 'gone'])
const recipients = fc.subarray([...uids, 'stranger', 'contact'], { minLength: 1 })
const methods = fc.constantFrom<Channel[]>(['sms'], ['voice', 'email'], ['email'])
const rule = fc
  .record({
    action: fc.constantFrom('buttonPressed' as const, 'zipperDetached' as const, 'doorOpen' as const),
    beneficiaryId: fc.constantFrom(null, ...residents),
    deviceTypes: fc.subarray([...types], { minLength: 1 }),
    shiftIds: someShifts,
    recipients,
    methods,
  })
  .map(
    (said): LiveRule => ({
      ...said,
      recipients: said.recipients.map((uid) =>
        uid === 'contact' ? { kind: 'beneficiary' } : { kind: 'user', uid },
      ),
      type: 'live',
      name: 'rule',
      activated: true,
      createdBy: 'anne',
      createdAt: 0,
      updatedAt: 0,
    }),
  )
const step = fc.record({
  uids: fc.subarray(uids),
  onShift: fc.boolean(),
  methods,
  afterMinutes: fc.constant(3),
})
const plan = fc.record({
  activated: fc.boolean(),
  alerts: fc.constant('callsForHelp' as const),
  steps: fc.array(step, { minLength: 1, maxLength: 3 }),
  repeatMinutes: fc.constant(5),
  resolveWithinMinutes: fc.constant(null),
  shifts: fc
    .uniqueArray(fc.tuple(fc.constantFrom('s0', 's1', 's2'), fc.subarray(uids)), {
      selector: ([id]) => id,
    })
    .map((all) => all.map(([shiftId, uids]) => ({ shiftId, uids }))),
})
const minuteOfDay = fc.integer({ min: -day, max: 2 * day })
const away = fc.option(fc.tuple(minuteOfDay, fc.option(minuteOfDay)))
const person = fc.option(
  fc.record({
    mayGo: fc.constantFrom(true, true, false),
    hasChannel: fc.constantFrom(true, true, false),
    hasPhone: fc.constantFrom(true, true, false),
    residents: fc.constantFrom('all' as const, 'all' as const, ['roy']),
    away,
  }),
  { freq: 6 },
)
const homes = fc
  .record({
    clock: clocks,
    later: fc.integer({ min: 0, max: day }),
    shifts,
    devices: fc.uniqueArray(
      fc.record({ type: fc.constantFrom(...types), beneficiaryId: fc.constantFrom(...residents) }),
      { selector: ({ type, beneficiaryId }) => `${type} ${beneficiaryId}`, maxLength: 3 },
    ),
    rules: fc.array(rule, { maxLength: 4 }),
    conditional: fc.constant([]),
    switchedOff: fc.constant([]),
    plan: fc.option(plan),
    own: fc.uniqueArray(fc.tuple(fc.constantFrom(...residents), plan), {
      selector: ([bid]) => bid,
      maxLength: 2,
    }),
    people: fc.array(person, { minLength: uids.length, maxLength: uids.length }),
    isUnreadable: fc.constantFrom(false, false, false, true),
  })
  .map(({ clock, later, people, own, ...home }) => {
    const now = Date.parse(clock.around) + later * minute
    const awayOf = (said: [number, number | null] | null): Reachable['away'] =>
      said && {
        since: now + said[0] * minute,
        until: said[1] === null ? null : now + said[1] * minute,
        by: 'anne',
      }
    const known = people.map((one): Reachable | null => one && { ...one, away: awayOf(one.away) })
    const reach: HomeReach = {
      ...home,
      timeZone: clock.timeZone,
      plans: new Map(own.map(([bid, { shifts: _, ...plan }]) => [bid, plan])),
      people: new Map(uids.map((uid, index) => [uid, known[index] ?? null])),
    }
    return { now, reach }
  })

test('what is said of the next 24 hours is what asking at every minute finds, in spans that are as long as they can be', () => {
  fc.assert(
    fc.property(homes, ({ now, reach }) => {
      const gaps = reachGaps(reach, now)
      for (let at = now; at < now + day * minute; at += minute) {
        const { nobody, unknown } = askedAt(reach, at)
        const gap = gaps.filter(({ from, until }) => from <= at && at < until)
        expect(gap.length).toBeLessThan(2)
        expect([gap[0]?.residents ?? [], gap[0]?.unknown ?? []]).toEqual([
          [...nobody].toSorted(),
          [...unknown].toSorted(),
        ])
      }
      gaps.slice(1).forEach((gap, index) => {
        const before = gaps[index]
        const isSame =
          JSON.stringify({ ...before, from: 0, until: 0 }) === JSON.stringify({ ...gap, from: 0, until: 0 })
        expect(before?.until === gap.from && isSame).toBe(false)
      })
    }),
    { numRuns: 60 },
  )
})

test('a plan of a resident’s own changes nothing where it says what the home’s does, and nothing of anybody else', () => {
  fc.assert(
    fc.property(homes, fc.constantFrom(...residents), ({ now, reach }, bid) => {
      const without = reachGaps({ ...reach, plans: new Map() }, now)
      if (reach.plan) {
        const { shifts: _, ...same } = reach.plan
        expect(reachGaps({ ...reach, plans: new Map(residents.map((one) => [one, same])) }, now)).toEqual(
          without,
        )
      }
      const devices = reach.devices.filter(({ beneficiaryId }) => beneficiaryId !== bid)
      const others = { ...reach, devices }
      const own = new Map([...reach.plans].filter(([one]) => one === bid))
      expect(reachGaps({ ...others, plans: own }, now)).toEqual(
        reachGaps({ ...others, plans: new Map() }, now),
      )
    }),
    { numRuns: 100 },
  )
})
