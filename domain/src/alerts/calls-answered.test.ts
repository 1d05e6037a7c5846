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

it('answers for whom a rule is', () => {
  const theirs = rule({ beneficiaryId: 'roy' })
  const of = (beneficiaryId: string) => callsAnswered([theirs], home, { beneficiaryId, devices: null }, byDay)
  expect([of('roy'), of('cote'), ofHome(byDay, theirs)]).toEqual(['now', 'notNow', 'now'])
})

const heard = (type: DeviceType, lastSeenAt: number | null = byDay - 60_000) => ({
  type,
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
  // What no call is asked of may be silent.
  expect(ofRoy(button, heard('NOVIKA-LW-COUSSIN', null), heard('NOVIKA-LW-TIRETTE', null))).toBe('now')
  const silent = { of: 'home' as const, since: byDay - 1_000, devices: 1 }
  const of = { beneficiaryId: 'roy', devices: [button] }
  expect(callsAnswered([rule()], { ...home, silent }, of, byDay)).toBe('unheard')
})
