import { expect, it } from 'vitest'
import { evaluateLiveRule } from '../alerts/rule-evaluation.ts'
import { drillDevice, drillMessageSchema, drillRule, hasArrived, mayBegin, partNotPassed } from './drill.ts'

const none = { email: 0, sms: 0 }

it('names the first part that a drill did not pass', () => {
  const nothing = { email: null, sms: null }
  expect(partNotPassed(null, nothing, none)).toBe('ingest')
  expect(partNotPassed({ queuedAt: null }, nothing, none)).toBe('ingest')
  const waiting = { email: 'pending', sms: 'pending' } as const
  expect(partNotPassed({ queuedAt: 1 }, waiting, none)).toBe('outbox')
  expect(partNotPassed({ queuedAt: 1 }, { ...waiting, sms: 'accepted' }, { email: 3, sms: 1 })).toBe('email')
  expect(partNotPassed({ queuedAt: 1 }, { email: 'accepted', sms: 'failed' }, { email: 1, sms: 2 })).toBe(
    'sms',
  )
  // Whoever is told that e-mails do not go out counts on SMS.
  expect(partNotPassed({ queuedAt: 1 }, { email: 'pending', sms: 'failed' }, { email: 3, sms: 1 })).toBe(
    'outbox',
  )
  expect(partNotPassed({ queuedAt: 1 }, { email: 'accepted', sms: 'accepted' }, none)).toBeNull()
  expect(hasArrived({ email: 'accepted', sms: 'sending' })).toBe(false)
})

it('one drill of a home at a time; one that was left undone gives way', () => {
  const drill = { drillId: 'd', token: 't', startedAt: 0, queuedAt: null }
  expect([mayBegin(null, 0), mayBegin(drill, 89_999), mayBegin(drill, 90_000)]).toEqual([true, false, true])
})

it('its rule fires at any time, by the function that judges the rules of homes', () => {
  const shift = { id: 'night', name: 'Nuit', nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' }
  const verdict = evaluateLiveRule(drillRule, {
    event: { kind: 'buttonPressed', occurredAt: 0 },
    deviceType: drillDevice.type,
    beneficiaryId: drillDevice.beneficiaryId,
    timing: 'live',
    publishedAt: 0,
    duringCare: false,
    shifts: [shift as never],
    timeZone: 'America/Toronto',
  })
  expect(verdict).toEqual({ fires: true })
})

it('no message of a gateway is taken for a drill', () => {
  const event = { deviceId: 'a840410000010001', kind: 'buttonPressed', occurredAt: '2026-11-26T07:14:00Z' }
  const drill = { establishmentId: 'e', drillId: 'd', token: 'a'.repeat(43), event }
  expect(drillMessageSchema.safeParse({ drill }).success).toBe(true)
  expect(drillMessageSchema.safeParse(event).success).toBe(false)
  expect(drillMessageSchema.safeParse({ ...event, drill }).success).toBe(false)
})
