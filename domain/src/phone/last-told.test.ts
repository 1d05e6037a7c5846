import { expect, test } from 'vitest'
import { queuedSms } from '../deliveries/delivery.fixture.ts'
import { lastTold } from './last-told.ts'

const now = Date.parse('2026-11-21T10:15:02.120Z')
const sms = (alert: string, at: number, change: Parameters<typeof queuedSms>[1] = {}) =>
  queuedSms(at, {
    about: { kind: 'alert', alertIds: [alert], waveId: `${alert}_opened` },
    state: 'accepted',
    ...change,
  })
const alertOf = (told: ReturnType<typeof lastTold>) =>
  typeof told === 'string' || told.told.about.kind !== 'alert' ? told : told.told.about.alertIds[0]

test('a 1 speaks of the latest SMS about an alert, in whatever order they are found', () => {
  const [first, latest] = [sms('first', now - 60_000), sms('latest', now - 30_000)]
  expect(alertOf(lastTold([first, latest], ['marie'], now))).toBe('latest')
  expect(alertOf(lastTold([latest, first], ['marie'], now))).toBe('latest')
})

test('of one that was answered in vain it still speaks: never of the one before', () => {
  const inVain = sms('latest', now - 30_000, { state: 'failed', lastError: 'mayNotTake' })
  expect(alertOf(lastTold([sms('first', now - 60_000), inVain], ['marie'], now))).toBe('latest')
})

test('not of one that went out to nobody, is of no use any more, or tells of something else', () => {
  const never = ['pending', 'failed', 'cancelled'].map((state) => sms('never', now, { state } as never))
  const old = sms('old', now - 3_600_000)
  const call = sms('call', now, { channel: 'voice' })
  const notice = sms('notice', now, { about: { kind: 'notice', noticeId: 'n', waveId: 'w' } })
  expect(lastTold([...never, old, call, notice], ['marie'], now)).toBe('nothing')
})

test('nor where nobody can tell who answers', () => {
  const luc = { recipient: { kind: 'user', uid: 'luc' } } as const
  const both = [sms('a', now), sms('a', now, luc)]
  expect(lastTold(both, ['marie', 'luc'], now)).toBe('severalPeople')
  expect(lastTold([sms('a', now)], ['luc'], now)).toBe('nobodyKnown')
  expect(lastTold([sms('a', now, { recipient: { kind: 'beneficiary' } })], ['marie'], now)).toBe(
    'nobodyKnown',
  )
})
