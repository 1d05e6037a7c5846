import type { Alert } from '@vigie/domain/alerts/alert'
import { eventKey } from '@vigie/domain/sensors/event-key'
import { describe, expect, it } from 'vitest'
import { firingOf, now, ruleOf } from './firing.fixture.ts'
import { newAlert } from './new-alert.ts'
import { alertsOfEvent, firingFirst, verdictsOn } from './why.ts'

const minute = 60_000
const day = { id: 'day', name: 'Jour', nameFR: 'Jour', nameEN: 'Day', start: '07:00', end: '15:00' }
const event = { kind: 'buttonPressed' as const, value: null, at: now, receivedAt: now + 2_000 }
const judged = {
  event,
  deviceType: 'NOVIKA-LW-BOUTON' as const,
  beneficiaryId: 'roy',
  duringCare: false,
  shifts: [day],
  timeZone: 'America/Toronto',
}

describe('what the rules of a home do on an event', () => {
  const rule = ruleOf('button', [])

  it('is told of each, those that fire first', () => {
    const rules = [
      { ...rule, id: 'a', name: 'By day', shiftIds: ['day'] },
      { ...rule, id: 'b', name: 'Falls', action: 'fall' as const },
      { ...rule, id: 'c', name: 'Off', activated: false },
      rule,
    ]
    expect(firingFirst(verdictsOn(rules, judged)).map(({ name, why }) => [name, why])).toEqual([
      ['button', null],
      ['By day', 'outsideShifts'],
      ['Falls', 'otherAction'],
      ['Off', 'deactivated'],
    ])
  })

  it('knows that it came late', () => {
    const late = { ...event, kind: 'doorOpen' as const, late: true as const }
    const doors = { ...rule, action: 'doorOpen' as const, deviceTypes: ['NOVIKA-LW-AIMANT' as const] }
    const ofDoor = { ...judged, event: late, deviceType: 'NOVIKA-LW-AIMANT' as const }
    expect(verdictsOn([doors], ofDoor)).toMatchObject([{ why: 'lateAndNotACallForHelp' }])
  })

  it.each([
    ['the event', { duringCare: true as const }, false],
    ['the resident’s record', {}, true],
  ])('knows that it was silenced during care, as %s says', (_, said, duringCare) => {
    const open = { ...event, kind: 'doorOpen' as const, ...said }
    const doors = { ...rule, action: 'doorOpen' as const, deviceTypes: ['NOVIKA-LW-AIMANT' as const] }
    const ofDoor = { ...judged, event: open, duringCare, deviceType: 'NOVIKA-LW-AIMANT' as const }
    expect(verdictsOn([doors], ofDoor)).toMatchObject([{ why: 'duringCare' }])
    expect(verdictsOn([rule], { ...judged, duringCare: true })).toMatchObject([{ why: null }])
  })
})

describe('the alerts of an event', () => {
  const firing = firingOf(ruleOf('r', []), 'e1')
  const { deviceId } = firing.event
  const key = eventKey({ eventId: 'e1', kind: 'buttonPressed', saidAt: now })
  const alertsOf = (change: Partial<Alert>, of = event, named = key) =>
    alertsOfEvent([{ ...newAlert(firing, now), ...change, id: 'a' }], { deviceId, key: named, event: of })

  it('are that which it opened, and that on which it counted', () => {
    expect(alertsOf({})).toEqual([{ id: 'a', ruleId: 'r', ruleName: 'r', opened: true }])
    const later = { ...event, at: now + minute, receivedAt: now + minute }
    expect(alertsOf({ lastOccurredAt: now + minute }, later, 'e2~~buttonPressed')).toMatchObject([
      { opened: false },
    ])
  })

  it.each<[string, Partial<Alert>]>([
    ['of another device', { deviceId: 'a84041f2c1d2e3f5' }],
    ['of another kind', { kind: 'fall' }],
    [
      'whose last event was before',
      { lastOccurredAt: now - minute, times: { ...newAlert(firing, now).times, occurredAt: now - minute } },
    ],
    ['that began after it', { times: { ...newAlert(firing, now).times, occurredAt: now + minute } }],
  ])('are none %s', (_, change) => {
    expect(alertsOf(change)).toEqual([])
  })
})
