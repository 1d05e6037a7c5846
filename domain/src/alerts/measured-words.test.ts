import { expect, test } from 'vitest'
import { absenceMetrics, comparisonOperators, triggerMetrics } from '../care/enums.ts'
import type { WindowCause } from '../rules/window-cause.ts'
import type { Alert } from './alert.ts'
import { measuredWords } from './measured-words.ts'

const timeZone = 'America/Toronto'
const night = {
  from: Date.parse('2026-11-21T04:00:00Z'),
  until: Date.parse('2026-11-21T12:00:00Z'),
  at: Date.parse('2026-11-21T07:10:00Z'),
}
const alertOf = (change: Partial<WindowCause>): Pick<Alert, 'kind' | 'cause'> => ({
  kind: 'standUp',
  cause: {
    ...{ metric: triggerMetrics.TRIGGER_COUNT, operator: comparisonOperators.greater, value: 4, measured: 5 },
    ...{ threshold: 4, usual: null, ...night, deviceId: null },
    ...change,
  },
})

test('what was counted is told as the SMS tells it, of who did not get up that they did not', () => {
  expect(measuredWords(alertOf({}), 'Sort du lit', timeZone, 'fr')).toEqual({
    what: 'Lever détecté 5 fois depuis 23:00',
    beside: null,
  })
  const lesser = { operator: comparisonOperators.lesser, value: 1, measured: 0, threshold: 1 }
  expect(measuredWords(alertOf(lesser), 'Sort du lit', timeZone, 'fr')?.what).toBe(
    'Lever détecté 0 fois de 23:00 à 07:00',
  )
  const usual = { average: 2.1, observed: 7, needed: 3 }
  expect(measuredWords(alertOf({ usual }), 'Sort du lit', timeZone, 'en')?.beside).toBe('usually 2.1')
})

test('of what waited in vain the event is told and for how long, and nothing of what cannot be read', () => {
  const told = (alert: Pick<Alert, 'kind' | 'cause'>, zone: string | null = timeZone) =>
    measuredWords(alert, 'Sort du lit', zone, 'fr')
  expect(told(alertOf({ metric: absenceMetrics.NOT_BACK, measured: 15 }))).toEqual({
    ...{ what: 'Sort du lit', beside: 'pas de retour depuis 15 min' },
  })
  expect(told(alertOf({ metric: absenceMetrics.NO_SIGN }))).toEqual({ what: 'Sort du lit', beside: null })
  expect([told({ kind: 'standUp', cause: 'spoilt' }), told(alertOf({}), null)]).toEqual([null, null])
})
