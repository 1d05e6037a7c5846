import { expect, test } from 'vitest'
import { askedUntil, foremost, takingOf } from './taking.ts'

const marie = { uid: 'marie', name: 'Marie Lavoie' }

test('what an alert is for whoever took it by phone', () => {
  const by = (acknowledgedBy: typeof marie & { isRelative?: true }) =>
    takingOf({ state: 'acknowledged', acknowledgedBy }, 'marie')
  expect(by(marie)).toEqual({ took: 'taken' })
  expect(by({ ...marie, isRelative: true })).toEqual({ took: 'noted' })
  expect(by({ uid: 'luc', name: 'Luc Roy' })).toEqual({ took: 'byOther', name: 'Luc Roy' })
  expect(takingOf({ state: 'resolved', acknowledgedBy: marie }, 'marie')).toEqual({ took: 'over' })
  expect(takingOf({ state: 'superseded', acknowledgedBy: null }, 'marie')).toEqual({ took: 'over' })
})

test('of several alerts it is told first what was done', () => {
  const other = { took: 'byOther', name: 'Luc Roy' } as const
  expect(foremost([{ took: 'mayNot' }, other, { took: 'taken' }])).toEqual({ took: 'taken' })
  expect(foremost([{ took: 'over' }, other])).toEqual(other)
  expect(foremost([])).toEqual({ took: 'over' })
})

test('since when nobody is asked to come any more', () => {
  const alert = { state: 'acknowledged', acknowledgedAt: 20, resolvedAt: null, escalation: null } as const
  const escalation = { taken: 1, at: 30 }
  expect(askedUntil({ ...alert, state: 'open', acknowledgedAt: null })).toBe(null)
  expect(askedUntil(alert)).toBe(20)
  expect(askedUntil({ ...alert, escalation })).toBe(null)
  expect(askedUntil({ ...alert, escalation, acknowledgedAt: 30 })).toBe(30)
  expect(askedUntil({ ...alert, state: 'resolved', resolvedAt: 50 })).toBe(20)
  expect(askedUntil({ ...alert, state: 'resolved', resolvedAt: 50, escalation })).toBe(50)
  expect(askedUntil({ ...alert, state: 'resolved', resolvedAt: 50, acknowledgedAt: null })).toBe(50)
})
