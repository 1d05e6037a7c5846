import { expect, test } from 'vitest'
import { foremost, takingOf } from './taking.ts'

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
