import { openAlert } from '@vigie/domain/alerts/alert.fixture'
import { expect, test } from 'vitest'
import { withOwnAct } from './own-acts.ts'

const marie = { uid: 'marie', name: 'Marie' }
const alert = { ...openAlert({ at: 10 }), id: 'a', path: 'establishments/home/alerts/a' }
const did = (act: 'acknowledged' | 'resolved') => ({ act, at: 20, lastCallAt: 10 })

test('what the person has just done is seen before the server has confirmed it', () => {
  expect(withOwnAct(alert, did('acknowledged'), marie)).toMatchObject({
    alert: { state: 'acknowledged', acknowledgedBy: marie },
    isResolving: false,
  })
})

test('what the person resolves is in their hands, not over, until the server has confirmed it', () => {
  expect(withOwnAct(alert, did('resolved'), marie)).toMatchObject({
    alert: { state: 'acknowledged', acknowledgedBy: marie },
    isResolving: true,
  })
  const taken = { ...alert, state: 'acknowledged' as const, acknowledgedBy: { uid: 'david', name: 'David' } }
  expect(withOwnAct(taken, did('resolved'), marie)).toEqual({ alert: taken, isResolving: true })
  const over = { ...alert, state: 'resolved' as const }
  expect(withOwnAct(over, did('resolved'), marie)).toEqual({ alert: over, isResolving: false })
})

test('a call that came after it shows the alert as open again', () => {
  const again = { ...alert, lastCallAt: 15 }
  expect(withOwnAct(again, did('acknowledged'), marie)).toEqual({ alert: again, isResolving: false })
  expect(withOwnAct(again, did('resolved'), marie)).toEqual({ alert: again, isResolving: false })
})
