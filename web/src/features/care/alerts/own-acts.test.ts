import { openAlert } from '@vigie/domain/alerts/alert.fixture'
import { expect, test } from 'vitest'
import { withOwnAct } from './own-acts.ts'

const marie = { uid: 'marie', name: 'Marie' }
const alert = { ...openAlert({ at: 10 }), id: 'a', path: 'establishments/home/alerts/a' }
const did = (act: 'acknowledged' | 'resolved') => ({ act, at: 20, lastCallAt: 10 })

test('what the person has just done is seen before the server has confirmed it', () => {
  expect(withOwnAct(alert, did('acknowledged'), marie)).toMatchObject({
    state: 'acknowledged',
    acknowledgedBy: marie,
  })
  expect(withOwnAct(alert, did('resolved'), marie)).toMatchObject({ state: 'resolved', resolvedBy: marie })
})

test('a call that came after it shows the alert as open again', () => {
  const again = { ...alert, lastCallAt: 15 }
  expect(withOwnAct(again, did('acknowledged'), marie)).toBe(again)
  expect(withOwnAct(again, did('resolved'), marie)).toBe(again)
})
