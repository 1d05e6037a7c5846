import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import { roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import type { AlertPeople, Colleague } from '../data/people.ts'
import { asUsers, emptyGuard, firingOf, now, people, ruleOf } from './firing.fixture.ts'
import { peopleToTell } from './people-to-tell.ts'
import { planRaising } from './plan-raising.ts'
import { asksForQuiet, presentOf } from './present.ts'
import { waveOf } from './wave-of-messages.ts'

const away = { since: now - 1, until: now + 1, by: 'anne' }

const colleague = (name: string, isAway = false, emailVerified = true): Colleague => ({
  user: {
    email: `${name}@vigie.example`,
    emailVerified,
    phone: null,
    phoneMobile: null,
    verifiedPhones: [],
    locale: 'fr',
    roleId: 11,
    operator: false,
    disabled: false,
  },
  member: {
    state: 'accepted',
    roleId: 11,
    role: 11,
    beneficiaryIds: [],
    displayName: name,
    away: isAway ? away : null,
  },
})

const knowing = (colleagues: Record<string, Colleague>, standIns?: readonly string[]): AlertPeople => ({
  ...people,
  colleagues: new Map(Object.entries(colleagues)),
  ...(standIns && { standIns }),
})
const told = (named: readonly Recipient[]) => firingOf(ruleOf('r', named, ['email']), 'e')
const ask = (uids: readonly string[], known: AlertPeople, at = now) =>
  presentOf(asUsers(uids), told(asUsers(uids)), known, at)

it('passes over who is away as long as somebody is there', () => {
  const known = knowing({ anne: colleague('Anne', true), bob: colleague('Bob') })
  expect(ask(['anne', 'bob'], known)).toEqual({
    recipients: asUsers(['bob']),
    people: [{ uid: 'anne', name: 'Anne' }],
    instead: null,
    resting: 0,
  })
  const back = { recipients: asUsers(['anne', 'bob']), people: [], instead: null, resting: 0 }
  expect(ask(['anne', 'bob'], known, now + 1)).toEqual(back)
})

it('writes to administrators who are there of a call for help, else to those who are away all the same', () => {
  const named = { anne: colleague('Anne', true), bob: colleague('Bob', false, false) }
  const all = knowing({ ...named, carl: colleague('Carl', true), dora: colleague('Dora') }, ['carl', 'dora'])
  expect(ask(['anne', 'bob'], all)).toMatchObject({
    recipients: asUsers(['bob', 'dora']),
    instead: 'administrators',
  })
  for (const standIns of [undefined, [], ['carl']]) {
    expect(ask(['anne', 'bob'], { ...all, standIns })).toMatchObject({
      recipients: asUsers(['anne', 'bob']),
      instead: 'themselves',
    })
  }
})

it('writes to administrators who are away where of a call for help nobody else can be expected, and to nobody twice', () => {
  const known = knowing({ anne: colleague('Anne'), carl: colleague('Carl', true) }, ['carl', 'anne'])
  const firing = told(asUsers(['anne']))
  const of = (change: Partial<typeof firing> & { leaver?: string }, uids = ['anne']) =>
    presentOf(asUsers(uids), { ...firing, ...change }, known, now)
  expect(of({})).toMatchObject({ recipients: asUsers(['anne']), instead: null })
  const all = { recipients: asUsers(['anne', 'carl']), instead: 'themselves' }
  expect(of({ leaver: 'anne' })).toMatchObject(all)
  expect(presentOf([], firing, { ...known, standIns: ['carl'] }, now)).toMatchObject({
    recipients: asUsers(['carl']),
  })
  const door = { event: { ...firing.event, kind: 'doorOpen' as const } }
  expect(of({ ...door, leaver: 'anne' })).toMatchObject({ recipients: asUsers(['anne']) })
})

it('is not enough for a call for help that the resident’s own contact is told, and is for anything else that nobody is', () => {
  const known = knowing({ anne: colleague('Anne', true), dora: colleague('Dora') }, ['dora'])
  const named: Recipient[] = [...asUsers(['anne']), { kind: 'beneficiary' }]
  const of = (kind: 'buttonPressed' | 'doorOpen') => ({
    ...told(named),
    event: { ...told(named).event, kind },
  })
  expect(presentOf(named, of('buttonPressed'), known, now)).toMatchObject({ instead: 'administrators' })
  expect(presentOf(named, of('doorOpen'), known, now)).toMatchObject({
    recipients: [{ kind: 'beneficiary' }],
    instead: null,
  })
})

it('asks administrators as well where those who are there cannot be expected to come to a call for help', () => {
  const phones = { phoneMobile: '+15145550100', verifiedPhones: ['+15145550100'] }
  const withPhone = (one: Colleague): Colleague => ({ ...one, user: one.user && { ...one.user, ...phones } })
  const dora = withPhone(colleague('Dora'))
  const { member } = dora
  const reader = { ...dora, member: member && { ...member, roleId: roles.READ_ONLY, role: roles.READ_ONLY } }
  const relative = {
    user: dora.user && { ...dora.user, roleId: roles.CAREGIVER },
    member: member && { ...member, role: roles.CAREGIVER, beneficiaryIds: ['roy'] },
  }
  const by = (one: Colleague) => {
    const known = knowing({ anne: one, dora }, ['dora'])
    const firing = { ...told(asUsers(['anne'])), rule: ruleOf('r', asUsers(['anne']), ['sms', 'voice']) }
    return presentOf(asUsers(['anne']), firing, known, now)
  }
  for (const one of [reader, relative, colleague('Anne')])
    expect(by(one)).toMatchObject({ recipients: asUsers(['anne', 'dora']), instead: 'administrators' })
  expect(by(withPhone(colleague('Anne')))).toMatchObject({ recipients: asUsers(['anne']), instead: null })
})

it('is said by the alert, and reads who administers the home only where it needs them', async () => {
  const raised = planRaising(emptyGuard, new Map(), [told(asUsers(['anne']))], now)
  let asked = 0
  const read = (anne: Colleague) => ({
    people: async () => knowing({ anne }),
    standIns: async () => {
      asked += 1
      return new Map([['dora', colleague('Dora')]])
    },
    quiet: () => Promise.reject(new Error('nobody has quiet hours')),
  })
  await peopleToTell(raised, read(colleague('Anne')), now)
  expect(asked).toBe(0)
  const known = await peopleToTell(raised, read(colleague('Anne', true)), now)
  expect(asked).toBe(1)
  const { alerts, wave } = waveOf(raised, known, now)
  expect(alerts[0]?.alert).toMatchObject({ nobodyReachedAt: null })
  expect(alerts[0]?.alert.timeline.slice(1)).toEqual([
    { step: 'passedOver', at: now, people: [{ uid: 'anne', name: 'Anne' }], instead: 'administrators' },
  ])
  expect(wave?.deliveries.map(({ delivery }) => delivery.recipient)).toEqual(asUsers(['dora']))
})

const quietHours = { start: '20:00', end: '06:00' }
const atRest = (one: Colleague): Colleague => ({ ...one, user: one.user && { ...one.user, quietHours } })

// It is 21:00 there.
it('leaves in peace whose quiet hours it is, where a colleague can be expected to come of a warning', () => {
  const colleagues = { anne: atRest(colleague('Anne')), bob: colleague('Bob') }
  const named = asUsers(['anne', 'bob'])
  const of = (kind: 'buttonPressed' | 'doorOpen', known: AlertPeople, at = now) => {
    const firing = told(named)
    return presentOf(named, { ...firing, event: { ...firing.event, kind } }, known, at)
  }
  const asking = (
    allowed: typeof quietHours | null,
    working: readonly string[] = [],
    known = colleagues,
  ) => ({
    ...knowing(known),
    quiet: { allowed, working: new Set(working) },
  })
  const left = {
    recipients: asUsers(['bob']),
    people: [],
    instead: null,
    resting: 1,
  }
  const toldAll = { recipients: named, resting: 0 }
  expect(of('doorOpen', asking(quietHours))).toEqual(left)
  expect(of('buttonPressed', asking(quietHours))).toMatchObject(toldAll)
  // Not before, not where the home does not allow it then, not whoever works, and not where it was not asked.
  expect(of('doorOpen', asking(quietHours), now - 3_600_001)).toMatchObject(toldAll)
  expect(of('doorOpen', asking({ start: '22:00', end: '06:00' }))).toMatchObject(toldAll)
  expect(of('doorOpen', asking(null))).toMatchObject(toldAll)
  expect(of('doorOpen', asking(quietHours, ['anne']))).toMatchObject(toldAll)
  expect(of('doorOpen', knowing(colleagues))).toMatchObject(toldAll)
  // Nor where nobody else can be reached, or is at rest too.
  for (const bob of [colleague('Bob', false, false), atRest(colleague('Bob')), colleague('Bob', true)])
    expect(of('doorOpen', asking(quietHours, [], { ...colleagues, bob })).resting).toBe(0)
})

it('asks a home for its quiet hours only of a warning in somebody’s, and the alert says who was not told', async () => {
  const named = asUsers(['anne', 'bob'])
  const raisedBy = (kind: 'buttonPressed' | 'doorOpen') => {
    const firing = told(named)
    return planRaising(emptyGuard, new Map(), [{ ...firing, event: { ...firing.event, kind } }], now)
  }
  let asked = 0
  const read = (anne: Colleague) => ({
    people: async () => knowing({ anne, bob: colleague('Bob') }),
    standIns: async () => new Map(),
    quiet: async () => {
      asked += 1
      return { allowed: quietHours, working: new Set<string>() }
    },
  })
  await peopleToTell(raisedBy('doorOpen'), read(colleague('Anne')), now)
  await peopleToTell(raisedBy('buttonPressed'), read(atRest(colleague('Anne'))), now)
  expect(asked).toBe(0)
  const raised = raisedBy('doorOpen')
  const { alerts, wave } = waveOf(
    raised,
    await peopleToTell(raised, read(atRest(colleague('Anne'))), now),
    now,
  )
  expect(asked).toBe(1)
  expect(wave?.deliveries.map(({ delivery }) => delivery.recipient)).toEqual(asUsers(['bob']))
  expect(alerts[0]?.alert.timeline.slice(1)).toEqual([
    { step: 'passedOver', at: now, people: [], instead: null, resting: 1 },
  ])
})

it('says of nobody that they are away or at rest whom no message would have reached', () => {
  const named = asUsers(['anne', 'bob', 'carl'])
  const stranger = (one: Colleague): Colleague => ({
    ...one,
    member: one.member && { ...one.member, role: roles.CAREGIVER, beneficiaryIds: ['another'] },
  })
  const without = (one: Colleague): Colleague => ({
    ...one,
    member: one.member && { ...one.member, roleId: null },
  })
  const colleagues = { carl: colleague('Carl') }
  const firing = told(named)
  const of = (anne: Colleague, bob: Colleague) =>
    presentOf(
      named,
      { ...firing, event: { ...firing.event, kind: 'doorOpen' } },
      { ...knowing({ ...colleagues, anne, bob }), quiet: { allowed: quietHours, working: new Set() } },
      now,
    )
  const away = colleague('Anne', true)
  expect(of(stranger(away), without(away))).toMatchObject({ people: [] })
  expect(of(away, without(away))).toMatchObject({ people: [{ uid: 'anne' }] })
  const resting = atRest(colleague('Anne'))
  expect(of(stranger(resting), without(resting))).toMatchObject({ resting: 0 })
  expect(of(resting, without(resting))).toMatchObject({ resting: 1 })
})

it('counts on nobody who has just let go, or whom the messages before did not reach', () => {
  const known = knowing({ anne: colleague('Anne', true), bob: colleague('Bob'), dora: colleague('Dora') }, [
    'dora',
  ])
  const firing = told(asUsers(['anne', 'bob']))
  const of = (change: Partial<typeof firing> & { leaver?: string; isLost?: boolean }) =>
    presentOf(asUsers(['anne', 'bob']), { ...firing, ...change }, known, now)
  expect(of({})).toMatchObject({ recipients: asUsers(['bob']), instead: null })
  for (const change of [{ leaver: 'bob' }, { isLost: true }])
    expect(of(change)).toMatchObject({ recipients: asUsers(['bob', 'dora']), instead: 'administrators' })

  const door = { ...firing, event: { ...firing.event, kind: 'doorOpen' as const } }
  const quiet = { allowed: quietHours, working: new Set<string>() }
  const atHome = { ...knowing({ anne: atRest(colleague('Anne')), bob: colleague('Bob') }), quiet }
  const named = asUsers(['anne', 'bob'])
  expect(presentOf(named, door, atHome, now)).toMatchObject({ resting: 1 })
  for (const change of [{ leaver: 'bob' }, { isLost: true }])
    expect(presentOf(named, { ...door, ...change }, atHome, now)).toMatchObject({
      recipients: named,
      resting: 0,
    })
})

it('asks nothing again where whom it goes to is settled: as a step of the escalation, it goes to all of them', async () => {
  const named = asUsers(['anne', 'bob', 'carl'])
  const colleagues = {
    anne: colleague('Anne', true),
    bob: atRest(colleague('Bob')),
    carl: colleague('Carl'),
  }
  const quiet = { allowed: quietHours, working: new Set<string>() }
  const firing = told(named)
  const door = { ...firing, event: { ...firing.event, kind: 'doorOpen' as const } }
  const known = { ...knowing(colleagues), quiet }
  expect(presentOf(named, door, known, now)).toMatchObject({ recipients: asUsers(['carl']) })
  const all = { recipients: named, people: [], instead: null, resting: 0 }
  for (const one of [firing, door])
    expect(presentOf(named, { ...one, isSettled: true }, known, now)).toEqual(all)
  expect(asksForQuiet(named, door, knowing(colleagues), now)).toBe(true)
  expect(asksForQuiet(named, { ...door, isSettled: true }, knowing(colleagues), now)).toBe(false)
})
