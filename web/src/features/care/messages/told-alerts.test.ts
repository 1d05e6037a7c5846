import { openAlert } from '@vigie/domain/alerts/alert.fixture'
import type { ToldAlert } from '@vigie/domain/api/message-calls'
import { expect, test } from 'vitest'
import { togetherTold } from './told-alerts.ts'

const at = Date.parse('2026-11-21T07:14:00Z')
const message = (id: string) => ({
  id,
  channel: 'sms' as const,
  state: 'delivered' as const,
  createdAt: at,
  deliveredAt: at,
  lastError: null,
})
const told = (establishmentId: string, id: string, ...messages: string[]): ToldAlert => {
  const { timeline: _, ...alert } = openAlert({ at })
  return { establishmentId, alert: { ...alert, id, resolution: null }, messages: messages.map(message) }
}

test('an alert that stands in two answers is told once, with all its messages, each once', () => {
  const all = togetherTold([
    [told('home', 'a', 'one'), told('home', 'b', 'two', 'three')],
    [told('home', 'b', 'three', 'four'), told('other', 'a', 'five')],
  ])
  expect(
    all.map(({ establishmentId, alert, messages }) => [
      establishmentId,
      alert.id,
      messages.map(({ id }) => id).join(' '),
    ]),
  ).toEqual([
    ['home', 'a', 'one'],
    ['home', 'b', 'two three four'],
    ['other', 'a', 'five'],
  ])
})
