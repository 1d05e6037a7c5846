import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openAlert } from './alert.fixture.ts'
import type { Alert, AlertStep, Resolution } from './alert.ts'
import { loadOf, takenAfterMs } from './alert-load.ts'

const night = { id: 'night', name: 'Nuit', nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' }
const day = { id: 'day', name: 'Jour', nameFR: 'Jour', nameEN: 'Day', start: '07:00', end: '15:00' }
const now = Date.parse('2026-11-20T12:00:00Z')
const home = { shifts: [day, night], timeZone: 'UTC', now }
const second = 1_000
const luc = { uid: 'luc', name: 'Luc' }
const at = (time: string) => Date.parse(`2026-11-19T${time}:00Z`)

const taken = (from: number, after: number, by: Extract<AlertStep, { step: 'acknowledged' }>['by'] = luc) =>
  openAlert({
    at: from,
    state: 'acknowledged',
    timeline: [
      { step: 'opened', at: from },
      { step: 'acknowledged', at: from + after, by },
    ],
  })
const resolved = (from: number, resolution: Resolution, change: Partial<Alert> = {}) =>
  openAlert({
    at: from,
    state: 'resolved',
    timeline: [
      { step: 'opened', at: from },
      { step: 'resolved', at: from + 300 * second, by: luc, resolution },
    ],
    ...change,
  })

describe('how much attention alerts ask for', () => {
  it('counts them by resident and shift, the most first', () => {
    const alerts = [
      openAlert({ at: at('02:00') }),
      openAlert({ at: at('23:00') }),
      openAlert({ at: at('08:00'), beneficiaryName: 'Mme Roy-Côté' }),
      openAlert({ at: at('16:00'), beneficiaryId: 'gagnon', beneficiaryName: 'M. Gagnon', room: '9' }),
    ]
    const { residents, shifts } = loadOf(alerts, home)
    expect(shifts).toEqual([
      { shiftId: 'day', alerts: 1 },
      { shiftId: 'night', alerts: 2 },
      { shiftId: null, alerts: 1 },
    ])
    expect(residents.map(({ name, alerts: own }) => [name, own])).toEqual([
      ['Mme Roy', 3],
      ['M. Gagnon', 1],
    ])
    expect(residents[0]?.shifts).toEqual([
      { shiftId: 'day', alerts: 1 },
      { shiftId: 'night', alerts: 2 },
    ])
  })

  it('takes the shift that began last of those that overlap', () => {
    const evening = { ...day, id: 'evening', start: '15:00', end: '23:30' }
    const { shifts } = loadOf([openAlert({ at: at('23:15') })], { ...home, shifts: [night, evening] })
    expect(shifts).toEqual([{ shiftId: 'night', alerts: 1 }])
  })

  it('tells how soon calls for help were taken, those of which it is not known yet left out', () => {
    const alerts = [
      taken(at('02:00'), 60 * second),
      taken(at('02:10'), 61 * second),
      taken(at('02:20'), 181 * second),
      openAlert({ at: now - 170 * second }),
      openAlert({ at: now - 190 * second }),
      { ...taken(at('02:30'), 5 * second), kind: 'standUp' as const, severity: 'warning' as const },
      // Taken by a relative is taken by nobody.
      taken(at('02:40'), 5 * second, { ...luc, isRelative: true }),
    ]
    expect(loadOf(alerts, home).answered).toEqual({ calls: 5, withinMinute: 1, withinThreeMinutes: 2 })
  })

  it('tells of those that were resolved how many were nothing, and of none nothing at all', () => {
    const alerts = [
      resolved(at('02:00'), 'falseAlarm'),
      resolved(at('03:00'), 'helped'),
      resolved(at('04:00'), 'other', { state: 'superseded' }),
      openAlert({ at: at('05:00') }),
    ]
    expect(loadOf(alerts, home)).toMatchObject({ alerts: 4, resolved: 2, nothingWrong: 1 })
    expect(loadOf([], home)).toEqual({
      ...{ alerts: 0, resolved: 0, nothingWrong: 0, shifts: [], residents: [], rules: [] },
      answered: { calls: 0, withinMinute: 0, withinThreeMinutes: 0 },
    })
  })

  it('names five rules, those that raised the most first, and of as many those with the most that were nothing', () => {
    const of = (ruleId: string, times: number, resolution: Resolution) =>
      Array.from({ length: times }, (_, index) =>
        resolved(at('02:00') + index * second, resolution, { ruleId, ruleName: `${ruleId}${index}` }),
      )
    const alerts = [
      ...of('a', 1, 'helped'),
      ...of('b', 3, 'helped'),
      ...of('c', 3, 'falseAlarm'),
      ...['d', 'e', 'f'].flatMap((id) => of(id, 2, 'test')),
    ]
    const { rules } = loadOf(alerts, home)
    expect(rules.map(({ ruleId }) => ruleId)).toEqual(['c', 'b', 'd', 'e', 'f'])
    expect(rules[0]).toEqual({ ruleId: 'c', name: 'c2', alerts: 3, resolved: 3, nothingWrong: 3 })
  })

  it('is the same whatever the order, and each part adds up to the whole', () => {
    const alert = fc
      .record({
        who: fc.constantFrom('roy', 'gagnon', 'cote'),
        rule: fc.constantFrom('a', 'b'),
        minutes: fc.nat(10_000),
      })
      .map(({ who, rule, minutes }) =>
        openAlert({
          at: now - minutes * 60 * second,
          beneficiaryId: who,
          room: who,
          ruleId: rule,
          ruleName: rule,
        }),
      )
    fc.assert(
      fc.property(fc.array(alert), (alerts) => {
        const load = loadOf(alerts, home)
        expect(loadOf(alerts.toReversed(), home)).toEqual(load)
        const sum = (counted: readonly { alerts: number }[]) =>
          counted.reduce((total, one) => total + one.alerts, 0)
        expect([load.shifts, load.residents, load.rules].map(sum)).toEqual([1, 1, 1].map(() => alerts.length))
        for (const one of load.residents) expect(sum(one.shifts)).toBe(one.alerts)
        const { calls, withinMinute, withinThreeMinutes } = load.answered
        expect(withinMinute <= withinThreeMinutes && withinThreeMinutes <= calls).toBe(true)
      }),
    )
  })
})

it('an alert is taken when somebody first takes or resolves it, whatever comes after', () => {
  const alert = taken(at('02:00'), 5 * second)
  const again: AlertStep[] = [
    { step: 'calledAgain', at: at('02:10'), after: luc },
    { step: 'acknowledged', at: at('02:20'), by: luc },
  ]
  expect(takenAfterMs({ ...alert, timeline: [...alert.timeline, ...again] })).toBe(5 * second)
  expect(takenAfterMs(resolved(at('02:00'), 'helped'))).toBe(300 * second)
  expect(takenAfterMs(openAlert({ at: at('02:00') }))).toBeNull()
})
