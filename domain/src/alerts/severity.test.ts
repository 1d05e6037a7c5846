import { expect, it } from 'vitest'
import { eventKindNames, isCallForHelp } from '../sensors/event-kinds.ts'
import { openAlert } from './alert.fixture.ts'
import { alertSchema } from './alert.ts'
import { graverFirst, severities, severityOf, severityOfAlert } from './severity.ts'

it('is that of what an alert is about', () => {
  for (const kind of eventKindNames)
    expect(severityOf({ kind }), kind).toBe(isCallForHelp(kind) ? 'callForHelp' : 'warning')
  expect(severityOf({ subject: { kind: 'home', devices: 3 } })).toBe('technical')
})

it.each([undefined, null, 7, {}, 'screamed', 'constructor', '__proto__'])(
  'of what nobody knows, %j, is a call for help',
  (kind) => {
    expect(severityOf({ kind })).toBe('callForHelp')
  },
)

it('is what the alert says; of one of before that was kept, what it is about; of what cannot be understood, a call for help', () => {
  const before = openAlert({ at: 0, kind: 'doorOpen' })
  expect(severityOfAlert(before)).toBe('warning')
  expect(severityOfAlert({ ...before, severity: 'technical' })).toBe('technical')
  expect(alertSchema.parse(before)).not.toHaveProperty('severity', 'callForHelp')
  expect(severityOfAlert(alertSchema.parse({ ...before, severity: 'mild' }))).toBe('callForHelp')
})

it('puts the gravest first', () => {
  expect(severities.toReversed().toSorted(graverFirst)).toEqual(severities)
})
