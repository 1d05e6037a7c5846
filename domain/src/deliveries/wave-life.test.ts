import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { AlertStep } from '../alerts/alert.ts'
import { nobodyOnIt, queuedSms } from './delivery.fixture.ts'
import type { Delivery } from './delivery.ts'
import {
  helpAfterMs,
  keyActsWithinMs,
  lookAgainMs,
  mailArrivesWithinMs,
  phoneTakesWithinMs,
} from './delivery-policy.ts'
import { nextChannelsOf } from './next-channel.ts'
import { hasReached, lookAgainAt, type Queued, stepsToTell } from './wave-life.ts'

const now = Date.parse('2026-11-21T10:15:02.120Z')
const queued = (id: string, change: Partial<Delivery>): Queued => ({ id, delivery: queuedSms(now, change) })
const taken = queued('taken', { state: 'accepted', acceptedAt: now + 40, dueAt: null })
const lost = queued('lost', { state: 'failed', dueAt: null })
const tooOld = queued('old', { state: 'cancelled', lastError: 'tooOld', dueAt: null })
const takenBack = queued('back', { state: 'cancelled', lastError: 'acknowledged', dueAt: null })
const withdrawn = queued('gone', { state: 'cancelled', lastError: 'notAMember', dueAt: null })
const passedOn = queued('call', { channel: 'voice', state: 'failed', lastError: 'passedOn', dueAt: null })
const repeated = queued('repeated', { state: 'cancelled', lastError: 'repeated', dueAt: null })
const waiting = queued('waiting', { state: 'pending' })
const failing = queued('failing', { state: 'pending', attempts: 5 })

test('the alert is told of what was taken and of what is lost, not of what waits or was taken back', () => {
  expect(stepsToTell([taken, lost, tooOld, takenBack, repeated, waiting], [], now + 90)).toEqual([
    { step: 'accepted', at: now + 40, channel: 'sms', deliveryId: 'taken', possibleRepeat: false },
    { step: 'undeliverable', at: now + 90, channel: 'sms', deliveryId: 'lost' },
    { step: 'undeliverable', at: now + 90, channel: 'sms', deliveryId: 'old' },
  ])
})

test('the alert is told of a message by what was drawn for it, and so by the next channel’s own', () => {
  const next = [{ channel: 'voice' as const, to: '+15145550123', subject: null, text: 'Alerte de Vigie.' }]
  const failed = queued('wave_marie_sms', { ...lost.delivery, alias: 'drawn', next })
  const [call] = nextChannelsOf([failed], () => [nobodyOnIt], now)
  const accepted = call && { ...call, delivery: { ...call.delivery, acceptedAt: now + 40 } }
  const steps = stepsToTell([failed, ...(accepted ? [accepted] : [])], [], now + 90)
  expect(steps).toMatchObject([{ deliveryId: 'drawn' }, { deliveryId: call?.delivery.alias }])
  expect(call?.delivery.alias).toMatch(/^[0-9a-f-]{36}$/)
  expect(JSON.stringify(steps)).not.toContain('marie')
})

test('a mail that was taken and came back is both', () => {
  const bounced = queued('bounced', { state: 'failed', acceptedAt: now + 40, dueAt: null })

  expect(stepsToTell([bounced], [], now).map(({ step }) => step)).toEqual(['accepted', 'undeliverable'])
})

test('a call that was lost and is placed once more is told of again, once', () => {
  const bounced = queued('call', { channel: 'voice', state: 'failed', acceptedAt: now + 40, dueAt: null })
  const timeline = stepsToTell([bounced], [], now + 50)
  const again = queued('call', { channel: 'voice', state: 'accepted', acceptedAt: now + 90, dueAt: null })
  const more = stepsToTell([again], timeline, now + 95)
  expect(more.map(({ step, at }) => [step, at])).toEqual([['accepted', now + 90]])
  expect(stepsToTell([again], [...timeline, ...more], now + 99)).toEqual([])
})

test('whatever was told is never told again', () => {
  const messages = fc.subarray([taken, lost, tooOld, takenBack, withdrawn, waiting])
  fc.assert(
    fc.property(messages, messages, (before, after) => {
      const opened: AlertStep = { step: 'opened', at: now }
      const timeline = [opened, ...stepsToTell(before, [opened], now)]
      const told = [...timeline, ...stepsToTell(after, timeline, now + 1)]
      const keys = told.map((step) => ('deliveryId' in step ? `${step.step} ${step.deliveryId}` : step.step))

      expect(new Set(keys).size).toBe(keys.length)
      expect(stepsToTell(after, told, now + 2)).toEqual([])
    }),
  )
})

test.each([
  ['one message was taken', [taken, lost, waiting], true],
  ['somebody came before all went out', [takenBack, lost], true],
  ['all are lost', [lost, tooOld], false],
  ['the last one may not be told any more', [withdrawn], false],
  ['it was taken for somebody who may not be told any more', [taken, withdrawn], false],
  [
    'one may not be told any more, and another was',
    [withdrawn, queued('luc', { ...taken.delivery, recipient: { kind: 'user', uid: 'luc' } })],
    true,
  ],
  ['they have said that they do not go, though an SMS of theirs arrived', [taken, passedOn], false],
  ['they have said so, and an SMS of theirs still waits', [waiting, passedOn], false],
  [
    'one has said so, and another was reached',
    [passedOn, queued('luc', { ...taken.delivery, recipient: { kind: 'user', uid: 'luc' } })],
    true,
  ],
  [
    'one has said so, and another is still tried',
    [passedOn, queued('luc', { recipient: { kind: 'user', uid: 'luc' } })],
    null,
  ],
  ['all are lost or keep failing', [lost, failing], false],
  ['one keeps failing, and its next channel was not tried yet', [failing, waiting], null],
  ['one still waits', [lost, waiting], null],
  ['a later one took the place of the others', [repeated, lost], false],
  ['a later one took the place of each', [repeated], null],
  ['there is none', [], null],
  [
    'it went to somebody who may not take it',
    [queued('witness', { ...taken.delivery, mayTake: false })],
    false,
  ],
  [
    'it went to a relative, and of the staff nothing reached anybody',
    [queued('isabelle', { ...taken.delivery, mayGo: false }), lost],
    false,
  ],
  [
    'it went to somebody who may not take it, and waits for another',
    [queued('witness', { ...taken.delivery, mayTake: false }), waiting],
    null,
  ],
])('whether anybody was reached when %s', (_what, deliveries, reached) => {
  expect(hasReached(deliveries, now)).toBe(reached)
})

test('a wave is looked at again when a channel that hangs needs help, and not once nothing is to be sent any more', () => {
  expect(lookAgainAt([taken, lost, takenBack], now)).toBeNull()
  expect(lookAgainAt([taken, waiting], now + 1_500)).toBe(now + helpAfterMs)
  expect(lookAgainAt([taken, waiting], now + helpAfterMs)).toBe(now + helpAfterMs + lookAgainMs)
})

test('a wave whose SMS no phone took yet is looked at again where there is a next channel', () => {
  const byEmail = {
    channel: 'email',
    to: 'marie@vigie.example',
    subject: 'Ch. 214',
    text: 'Ch. 214',
  } as const
  const silent = queued('silent', { ...taken.delivery, next: [byEmail] })
  const at = now + 40 + phoneTakesWithinMs

  expect(lookAgainAt([silent], now + 90)).toBe(at)
  expect(lookAgainAt([silent], at)).toBeNull()
  expect(lookAgainAt([queued('arrived', { ...silent.delivery, state: 'delivered' })], now + 90)).toBeNull()
})

test('a notification reaches nobody by itself, whatever its provider says', () => {
  const pushed = (change: Partial<Delivery>) => queued('pushed', { channel: 'push', dueAt: null, ...change })
  const all = [pushed({ state: 'accepted', acceptedAt: now }), pushed({ state: 'delivered' })]
  for (const one of all) {
    expect(hasReached([lost, one], now)).toBe(false)
    expect(hasReached([waiting, one], now)).toBeNull()
    expect(hasReached([taken, one], now)).toBe(true)
  }
  expect(hasReached([taken, pushed({ state: 'failed' })], now)).toBe(true)
})

test('an e-mail reaches nobody whom a phone was to wake, and whoever it was for alone', () => {
  const mail = queued('mail', { channel: 'email', state: 'accepted', acceptedAt: now + 60, dueAt: null })
  const call = queued('call', { channel: 'voice', state: 'failed', dueAt: null })
  expect(hasReached([lost, call, mail], now)).toBe(false)
  expect(hasReached([waiting, mail], now)).toBeNull()
  expect(hasReached([taken, mail], now)).toBe(true)
  expect(hasReached([mail], now)).toBe(true)
  const toLuc = queued('luc', { ...mail.delivery, recipient: { kind: 'user', uid: 'luc' } })
  expect(hasReached([lost, toLuc], now)).toBe(true)
})

test('a call whose key nothing came of has reached nobody, which is looked at though there is no other channel', () => {
  const call = {
    channel: 'voice',
    state: 'accepted',
    acceptedAt: now,
    keyedAt: now + 9_000,
    dueAt: null,
  } as const
  const keyed = queued('keyed', call)
  const lostAt = now + 9_000 + keyActsWithinMs
  expect(lookAgainAt([keyed], now + 9_000)).toBe(lostAt)
  expect(hasReached([keyed], lostAt - 1)).toBe(true)
  expect(hasReached([keyed], lostAt)).toBe(false)
  expect(hasReached([queued('keyed', { ...call, state: 'delivered' })], lostAt)).toBe(true)
})

describe('an e-mail that was taken, and of which nobody has said that it arrived', () => {
  const mail = queued('mail', {
    channel: 'email',
    state: 'accepted',
    acceptedAt: now,
    tellsArrival: true,
    dueAt: null,
  })
  const silentAt = now + mailArrivesWithinMs
  const timeline: AlertStep[] = [{ step: 'opened', at: now }]
  const told = (messages: readonly Queued[], at: number, isAwaited?: boolean) =>
    stepsToTell(messages, timeline, at, isAwaited).filter(({ step }) => step === 'undeliverable')

  it('has reached nobody once its patience is over, for which it is looked at again', () => {
    expect(lookAgainAt([mail], now + 90)).toBe(silentAt)
    expect(lookAgainAt([mail], silentAt)).toBeNull()
    expect([hasReached([mail], silentAt - 1), hasReached([mail], silentAt)]).toEqual([true, false])
    expect(told([mail], silentAt - 1)).toEqual([])
    const silent = { step: 'undeliverable', at: silentAt, channel: 'email', deliveryId: 'mail', silent: true }
    expect(told([mail], silentAt)).toEqual([silent])
  })

  it('has where it is confirmed late, or where nobody would say so', () => {
    const late = queued('mail', { ...mail.delivery, state: 'delivered', deliveredAt: silentAt + 1 })
    expect(hasReached([late], silentAt + 2)).toBe(true)
    const unheard = queued('mail', { ...mail.delivery, tellsArrival: undefined })
    expect([hasReached([unheard], silentAt), lookAgainAt([unheard], now + 90)]).toEqual([true, null])
  })

  it('is not asked after beside a phone that is rung, nor once somebody is on the alert', () => {
    expect(lookAgainAt([mail, queued('sms', { ...taken.delivery, state: 'delivered' })], now + 90)).toBeNull()
    expect(hasReached([mail], silentAt, false)).toBe(true)
    expect(told([mail], silentAt, false)).toEqual([])
  })

  it('is told of again where it comes back after all', () => {
    const steps = [...timeline, ...stepsToTell([mail], timeline, silentAt)]
    const bounced = queued('mail', { ...mail.delivery, state: 'failed' })
    expect(stepsToTell([bounced], steps, silentAt + 9)).toEqual([
      { step: 'undeliverable', at: silentAt + 9, channel: 'email', deliveryId: 'mail' },
    ])
  })
})
