import { expect, it } from 'vitest'
import { careButton } from '../care/care-press.ts'
import type { DeviceType } from '../devices/device-catalogue.ts'
import { night, timeZone } from '../rules/rule.fixture.ts'
import { callsAnswered } from './calls-answered.ts'

const home = { shifts: [night], timeZone }
const atNight = Date.parse('2026-11-21T02:00:00-05:00')
const byDay = Date.parse('2026-11-21T10:53:00-05:00')
const rule = (change = {}) => ({
  type: 'live',
  action: 'buttonPressed',
  beneficiaryId: null,
  shiftIds: [],
  deviceTypes: ['NOVIKA-LW-BOUTON'],
  ...change,
})
const ofHome = (at: number, ...rules: ReturnType<typeof rule>[]) => callsAnswered(rules, home, null, at)

it('answers at the hours of a rule alone', () => {
  expect(ofHome(byDay)).toBe('none')
  expect(ofHome(byDay, rule())).toBe('now')
  const nightly = rule({ shiftIds: ['night'] })
  expect(ofHome(byDay, nightly)).toBe('notNow')
  expect(ofHome(atNight, nightly)).toBe('now')
  expect(ofHome(byDay, nightly, rule())).toBe('now')
})

it('does not take a warning, or a rule that counts, for an answer', () => {
  expect(ofHome(byDay, rule({ action: 'standUp' }))).toBe('notNow')
  expect(ofHome(byDay, rule({ type: 'conditional' }))).toBe('notNow')
})

it('answers for whom a rule is, of whose devices it is not known that it answers any', () => {
  const theirs = rule({ beneficiaryId: 'roy' })
  const of = (beneficiaryId: string) => callsAnswered([theirs], home, { beneficiaryId, devices: null }, byDay)
  expect([of('roy'), of('cote'), ofHome(byDay, theirs)]).toEqual([null, 'notNow', 'now'])
})

const heard = (type: DeviceType, lastSeenAt: number | null = byDay - 60_000) => ({
  type,
  location: 'Lit',
  lastSeenAt,
  heardAt: lastSeenAt ?? undefined,
})
const ofRoy = (...devices: ReturnType<typeof heard>[]) =>
  callsAnswered([rule()], home, { beneficiaryId: 'roy', devices }, byDay)

it('answers for what hangs there, where that is known', () => {
  const of = (...types: DeviceType[]) => ofRoy(...types.map((type) => heard(type)))
  expect(of('NOVIKA-LW-BOUTON')).toBe('now')
  expect(of('NOVIKA-LW-COUSSIN', 'NOVIKA-LW-BOUTON')).toBe('now')
  expect(of('NOVIKA-LW-TIRETTE')).toBe('notNow')
  expect([of(), of(careButton)]).toEqual(['noDevice', 'noDevice'])
  const ofCare = { beneficiaryId: 'roy', devices: [heard(careButton)] }
  expect(callsAnswered([rule({ deviceTypes: [careButton] })], home, ofCare, byDay)).toBe('now')
})

it('does not take for answered what calls and is not heard from', () => {
  const button = heard('NOVIKA-LW-BOUTON')
  const day = 86_400_000
  expect(ofRoy(heard('NOVIKA-LW-BOUTON', null))).toBe('unheard')
  expect(ofRoy(button, heard('NOVIKA-LW-BOUTON', byDay - day - 1))).toBe('unheard')
  expect(ofRoy(heard('NOVIKA-LW-BOUTON', byDay - day))).toBe('now')
  // What makes no call may be silent.
  expect(ofRoy(button, heard('NOVIKA-LW-COUSSIN', null))).toBe('now')
  const silent = { of: 'home' as const, since: byDay - 1_000, devices: 1 }
  const of = { beneficiaryId: 'roy', devices: [button] }
  expect(callsAnswered([rule()], { ...home, silent }, of, byDay)).toBe('unheard')
})

it('does not take for answered a resident one of whose devices calls in vain, and says which', () => {
  const [button, cord] = [heard('NOVIKA-LW-BOUTON'), heard('NOVIKA-LW-TIRETTE')]
  const ofItsCalls = { action: 'zipperDetached', deviceTypes: ['NOVIKA-LW-TIRETTE'] }
  const of = (devices: (typeof button)[], ...rules: ReturnType<typeof rule>[]) =>
    callsAnswered(rules, home, { beneficiaryId: 'roy', devices }, byDay)
  const ofTheCord = [{ device: cord, kinds: ['zipperDetached'] }]
  expect(of([button, cord], rule())).toEqual(ofTheCord)
  expect(of([button, cord], rule(), rule(ofItsCalls))).toBe('now')
  expect(of([button, cord], rule(), rule({ ...ofItsCalls, shiftIds: ['night'] }))).toEqual(ofTheCord)
  // A home's promise is of what a rule answers alone: a call without one is shown as a notice.
  expect(ofHome(byDay, rule())).toBe('now')
  // By a rule for a call that the device cannot make it is answered as little as by none.
  const ofButtons = rule({ deviceTypes: ['NOVIKA-LW-BOUTON', 'NOVIKA-LW-TIRETTE', 'NOVIKA-LW-COUSSIN'] })
  expect(of([cord], ofButtons)).toBe('notNow')
  expect(of([button, cord], ofButtons)).toEqual(ofTheCord)
  expect(of([heard('NOVIKA-LW-COUSSIN')], ofButtons)).toBe('noDevice')
})

it('takes for answered each call that a device can make, those of a care button where a rule names it', () => {
  const tracker = heard('NOVIKA-LW-TRACKERD')
  const of = (device: typeof tracker, ...rules: ReturnType<typeof rule>[]) =>
    callsAnswered(rules, home, { beneficiaryId: 'roy', devices: [device] }, byDay)
  const pressed = rule({ deviceTypes: ['NOVIKA-LW-TRACKERD'] })
  expect(of(tracker, pressed)).toEqual([{ device: tracker, kinds: ['fall'] }])
  expect(of(tracker, pressed, { ...pressed, action: 'fall' })).toBe('now')
  const ofCare = rule({ deviceTypes: [careButton], shiftIds: ['night'] })
  expect(of(heard(careButton), rule())).toBe('noDevice')
  expect(of(heard(careButton), rule(), ofCare)).toBe('notNow')
})
