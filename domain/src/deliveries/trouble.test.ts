import { expect, test } from 'vitest'
import { queuedSms } from './delivery.fixture.ts'
import {
  callOverWithinMs,
  helpAfterMs,
  keyActsWithinMs,
  leaseMs,
  mailArrivesWithinMs,
  phoneTakesWithinMs,
  triesBeforeHelp,
} from './delivery-policy.ts'
import { handOutUntil, isInTrouble } from './trouble.ts'

const now = Date.parse('2026-11-21T10:15:02.120Z')
const pending = (attempts: number) => queuedSms(now, { state: 'pending', dueAt: now, attempts })
/** A try that began at `begun`. */
const trying = (attempts: number, begun: number) =>
  queuedSms(now, { state: 'sending', dueAt: begun + leaseMs, leaseId: 'a', attempts })

test('a message whose channel has failed many times is in trouble, one that failed a few times is not', () => {
  expect(isInTrouble(pending(triesBeforeHelp - 1), now)).toBe(false)
  expect(isInTrouble(pending(triesBeforeHelp), now)).toBe(true)
})

test('so is one of which each try takes long, but not one that was not tried yet', () => {
  expect(isInTrouble(pending(2), now + helpAfterMs - 1)).toBe(false)
  expect(isInTrouble(pending(2), now + helpAfterMs)).toBe(true)
  expect(isInTrouble(pending(0), now + helpAfterMs)).toBe(false)
})

test('a further try that hangs does not take the trouble away', () => {
  expect(isInTrouble(trying(2, now + 10_500), now + helpAfterMs - 1)).toBe(false)
  expect(isInTrouble(trying(2, now + 10_500), now + helpAfterMs)).toBe(true)
  expect(isInTrouble(trying(triesBeforeHelp + 1, now), now)).toBe(true)
})

test('a first try is given its time, though its message be of the age of another channel’s', () => {
  const begun = now + 20_000

  expect(isInTrouble(trying(1, begun), begun + helpAfterMs - 1)).toBe(false)
  expect(isInTrouble(trying(1, begun), begun + helpAfterMs)).toBe(true)
})

test('an SMS of an alert that no phone took in ten minutes is in trouble, one that arrived is not', () => {
  const accepted = queuedSms(now, { state: 'accepted', attempts: 9, dueAt: null, acceptedAt: now })

  expect(isInTrouble(accepted, now + phoneTakesWithinMs - 1)).toBe(false)
  expect(isInTrouble(accepted, now + phoneTakesWithinMs)).toBe(true)
  expect(isInTrouble({ ...accepted, state: 'delivered' }, now + phoneTakesWithinMs)).toBe(false)
})

test('a phone call of which no end was told when it must be over is in trouble, one that was answered is not', () => {
  const placed = { channel: 'voice', state: 'accepted', attempts: 1, dueAt: null, acceptedAt: now } as const
  const call = queuedSms(now, placed)

  expect(isInTrouble(call, now + callOverWithinMs - 1)).toBe(false)
  expect(isInTrouble(call, now + callOverWithinMs)).toBe(true)
  expect(isInTrouble({ ...call, state: 'delivered' }, now + callOverWithinMs)).toBe(false)
})

test('so is one whose key nothing came of while Twilio waited for an answer', () => {
  const placed = { channel: 'voice', state: 'accepted', attempts: 1, dueAt: null, acceptedAt: now } as const
  const keyed = queuedSms(now, { ...placed, keyedAt: now + 9_000 })
  const lostAt = now + 9_000 + keyActsWithinMs

  expect(isInTrouble(keyed, lostAt - 1)).toBe(false)
  expect(isInTrouble(keyed, lostAt)).toBe(true)
  expect(isInTrouble({ ...keyed, state: 'delivered' }, lostAt)).toBe(false)
})

test('an e-mail of an alert that no mailbox took in five minutes is in trouble, where its provider would say that one did', () => {
  const mail = queuedSms(now, { channel: 'email', state: 'accepted', acceptedAt: now, tellsArrival: true })

  expect(isInTrouble(mail, now + mailArrivesWithinMs - 1)).toBe(false)
  expect(isInTrouble(mail, now + mailArrivesWithinMs)).toBe(true)
  expect(isInTrouble({ ...mail, tellsArrival: undefined }, now + mailArrivesWithinMs)).toBe(false)
  expect(isInTrouble({ ...mail, state: 'delivered' }, now + mailArrivesWithinMs)).toBe(false)
})

test('nobody waits for a mailbox of which nobody would say so, nor for a phone where no alert is told of', () => {
  const accepted = queuedSms(now, { state: 'accepted', attempts: 1, dueAt: null, acceptedAt: now })
  const notice = { kind: 'notice', noticeId: 'notice', waveId: 'wave' } as const

  expect(isInTrouble({ ...accepted, channel: 'email' }, now + phoneTakesWithinMs)).toBe(false)
  expect(isInTrouble({ ...accepted, about: notice }, now + phoneTakesWithinMs)).toBe(false)
})

test('a phone is given ten minutes for an SMS of an alert, and no longer than it is of use', () => {
  const sms = queuedSms(now)

  expect(handOutUntil(sms, now + 100)).toBe(now + 100 + phoneTakesWithinMs)
  expect(handOutUntil(sms, sms.uselessAfter - 1_000)).toBe(sms.uselessAfter)
  expect(handOutUntil({ ...sms, channel: 'email' }, now)).toBe(sms.uselessAfter)
})

test('a notification that no phone has shown is in trouble as an SMS is, and is handed out no later', () => {
  const accepted = queuedSms(now, { channel: 'push', state: 'accepted', acceptedAt: now, dueAt: null })
  expect(isInTrouble(accepted, now + phoneTakesWithinMs - 1)).toBe(false)
  expect(isInTrouble(accepted, now + phoneTakesWithinMs)).toBe(true)
  expect(handOutUntil(accepted, now)).toBe(now + phoneTakesWithinMs)
})
