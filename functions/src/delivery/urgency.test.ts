import { expect, test } from 'vitest'
import type { Due } from '../data/due.ts'
import { inTurn } from './urgency.ts'

const now = Date.parse('2026-11-21T10:15:02Z')
const due = (deliveryId: string, change: Partial<Due>): Due => ({
  place: { establishmentId: 'erables', deliveryId },
  channel: 'sms',
  urgent: true,
  attempts: 1,
  dueAt: now,
  ...change,
})
const namesOf = (messages: readonly Due[]) => inTurn(messages, now).map(({ place }) => place.deliveryId)

test('calls go before notices, and of each the longest due', () => {
  const messages = [
    due('old notice', { urgent: false, dueAt: now - 60_000 }),
    due('call', { dueAt: now - 100 }),
    due('older call', { dueAt: now - 200 }),
    due('notice', { urgent: false, dueAt: now - 1_000 }),
  ]

  expect(namesOf(messages)).toEqual(['older call', 'call', 'old notice', 'notice'])
})

test('of what is due since one instant none goes first for whom it is for', () => {
  const messages = [due('wave_anne_sms', { alias: 'c' }), due('wave_bob_sms', { alias: 'a' })]
  expect(namesOf([...messages, due('wave_carl_sms', { alias: 'b' })])).toEqual([
    'wave_bob_sms',
    'wave_carl_sms',
    'wave_anne_sms',
  ])
})

test('a message that was just queued is left to its own sender for a while', () => {
  expect(namesOf([due('new', { attempts: 0, dueAt: now - 500 })])).toEqual([])
  expect(namesOf([due('left', { attempts: 0, dueAt: now - 3_000 })])).toEqual(['left'])
})
