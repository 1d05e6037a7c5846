import { expect, test } from 'vitest'
import { absenceMetrics, comparisonOperators, sensorMetrics, triggerMetrics } from '../care/enums.ts'
import type { WindowCause } from '../rules/window-cause.ts'
import type { EventKind } from '../sensors/event-kinds.ts'
import { alertFacts as facts } from './alert.fixture.ts'
import { alertSpoken } from './alert-spoken.ts'
import type { AlertFacts } from './alert-text.ts'

const toronto = 'America/Toronto'

test('a voice says where, who, what and when, in the language of whoever is called', () => {
  expect(alertSpoken(facts, 'fr', toronto)).toBe(
    'Alerte de Vigie. Chambre 214. Madame Roy. Bouton d’appel, à 2 heures 14.',
  )
  expect(alertSpoken(facts, 'en', toronto)).toBe(
    'Vigie alert. Room 214. Madame Roy. Call button, at 2:14 a.m.',
  )
})

test.each([
  ['2026-11-21T05:00:00Z', 'à minuit.', 'at 12:00 a.m.'],
  ['2026-11-21T06:05:00Z', 'à 1 heure 5.', 'at 1:05 a.m.'],
  ['2026-11-21T17:30:00Z', 'à 12 heures 30.', 'at 12:30 p.m.'],
])('the time of %s is said as nobody can mistake it', (at, fr, en) => {
  const then = { ...facts, occurredAt: Date.parse(at), saidAt: Date.parse(at) }
  expect(alertSpoken(then, 'fr', toronto)).toContain(fr)
  expect(alertSpoken(then, 'en', toronto)).toContain(en)
})

test('the day is said of what was on another', () => {
  const old = { ...facts, saidAt: facts.occurredAt + 3 * 86_400_000 }
  expect(alertSpoken(old, 'fr', toronto)).toContain('Bouton d’appel, le 21 novembre, à 2 heures 14.')
  expect(alertSpoken(old, 'en', toronto)).toContain('Call button, on November 21, at 2:14 a.m.')
})

test('it says why it is told again, and names the place of the device where nobody’s name is known', () => {
  const odd = { ...facts, beneficiaryName: '', room: ' ', step: 'repeated', late: true } as const
  expect(alertSpoken(odd, 'fr', toronto)).toBe(
    'Alerte de Vigie. Lit. Bouton d’appel, à 2 heures 14. Rappel, personne n’y va. Reçu en retard.',
  )
})

const { TRIGGER_COUNT, PRESSED_DURATION } = triggerMetrics
const { greater, lesser, times_more } = comparisonOperators
const [from, until] = ['2026-11-21T04:00:00Z', '2026-11-21T12:00:00Z'].map(Date.parse) as [number, number]
const measured = (kind: EventKind, change: Partial<WindowCause>): AlertFacts => ({
  ...{ ...facts, kind },
  cause: {
    ...{ metric: TRIGGER_COUNT, operator: greater, value: 4, measured: 5, threshold: 4, usual: null },
    ...{ from, until, at: facts.occurredAt, deviceId: null },
    ...change,
  },
})

test.each([
  [measured('standUp', {}), 'Lever détecté 5 fois depuis 23 heures.', 'Got up 5 times since 11:00 p.m.'],
  [
    measured('standUp', { operator: times_more, usual: { average: 2.14, observed: 7, needed: 3 } }),
    'Lever détecté 5 fois depuis 23 heures. D’habitude 2,1.',
    'Got up 5 times since 11:00 p.m. Usually 2.1.',
  ],
  [
    measured('standUp', { operator: lesser, measured: 0 }),
    'Lever détecté 0 fois de 23 heures à 7 heures.',
    'Got up 0 times from 11:00 p.m. to 7:00 a.m.',
  ],
  [
    measured('layDown', { metric: PRESSED_DURATION, measured: 190 }),
    'Coucher détecté 190\u00a0minutes depuis 23 heures.',
    'Lay down 190 minutes since 11:00 p.m.',
  ],
  [
    measured('temperature', { metric: sensorMetrics.TEMPERATURE, operator: lesser, measured: -16.5 }),
    'Température moins 16,5\u00a0degrés Celsius depuis 2 heures 14.',
    'Temperature minus 16.5 degrees Celsius since 2:14 a.m.',
  ],
  [
    measured('co2', { metric: sensorMetrics.CO2, measured: 1_612 }),
    'CO₂ 1612 parties par million depuis 2 heures 14.',
    'CO₂ 1612 parts per million since 2:14 a.m.',
  ],
  [
    measured('standUp', { metric: absenceMetrics.NOT_BACK, measured: 15 }),
    'Lever détecté, à 2 heures 14. Pas de retour depuis 15 min.',
    'Got up, at 2:14 a.m. Not back for 15 min.',
  ],
  [
    measured('noSignOfLife', { metric: absenceMetrics.NO_SIGN, measured: 120 }),
    'Aucun signe de vie depuis 2 heures 14.',
    'No sign of life since 2:14 a.m.',
  ],
])('what a rule measured is said: %#', (told, fr, en) => {
  expect(alertSpoken(told, 'fr', toronto)).toBe(`Alerte de Vigie. Chambre 214. Madame Roy. ${fr}`)
  expect(alertSpoken(told, 'en', toronto)).toBe(`Vigie alert. Room 214. Madame Roy. ${en}`)
})
