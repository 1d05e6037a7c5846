import { afterEach, expect, test, vi } from 'vitest'

vi.mock('../../../lib/firebase/auth.ts', () => ({ idToken: vi.fn() }))
vi.mock('../../../lib/session/leave-session.ts', () => ({ leaveSession: vi.fn() }))
const { keptNow } = await import('../../../lib/kept/kept.ts')
const { keepDraft, saveDraft, unsentNow } = await import('./unsent.ts')

afterEach(() => vi.useRealTimers())

const day = 24 * 3_600_000
const note = {
  eid: 'lilas',
  bid: 'roy',
  room: '214',
  name: 'Mme Roy',
  text: 'A mangé',
  visibility: 'private',
} as const
const keptFor = (mid: string) => (keptNow().find(({ id }) => id === mid)?.until ?? 0) - Date.now()

test('what is half written is kept for a day after it was last typed in, what was saved and has not arrived for thirty', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T15:00:00Z') })
  keepDraft({ ...note, mid: 'one' })
  vi.setSystemTime(Date.now() + day / 2)
  expect(keptFor('one')).toBe(day / 2)
  keepDraft({ ...note, mid: 'one', text: 'A mangé peu' })
  expect(keptFor('one')).toBe(day)
  saveDraft({ ...note, mid: 'one' })
  expect(keptFor('one')).toBe(30 * day)
})

test('of several that are saved at the same instant each waits behind the one before', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T15:00:00Z') })
  for (const mid of ['two', 'three', 'four']) saveDraft({ ...note, mid })
  const waiting = unsentNow().filter(({ mid }) => mid !== 'one')
  expect(waiting.map(({ mid }) => mid)).toEqual(['two', 'three', 'four'])
  expect(new Set(waiting.map(({ at }) => at)).size).toBe(3)
})
