import { expect, test } from 'vitest'
import { type KnownOfHome, type Narrowing, narrowedTo } from './narrowing.ts'

const hour = 3_600_000
const now = 1_000 * hour
const bed = 'NOVIKA-LW-BANDE'
const climate = 'DRAGINO-LHT65S-NE117'
const mood = (at: number) => ({ value: 1, at, by: 'x' }) as const

const known: KnownOfHome = {
  alerted: new Set(),
  seesAllAlerts: true,
  unheard: null,
  devices: new Map(),
  dayBegan: now - 10 * hour,
  now,
}
const asked = (
  narrowing: Narrowing,
  residents: readonly string[],
  more: Partial<KnownOfHome>,
  moods: Record<string, ReturnType<typeof mood>> = {},
) => {
  const all = residents.map((id) => ({ id, mood: moods[id] ?? null }))
  const { are, mayBe } = narrowedTo(narrowing, all, { ...known, ...more })
  return { are: [...are].join(), mayBe: [...mayBe].join() }
}

test('everybody is asked for where nothing is narrowed, whatever is known', () => {
  expect(asked('all', ['a', 'b'], { seesAllAlerts: false })).toEqual({ are: 'a,b', mayBe: '' })
})

test('who has an alert is asked for, and while alerts cannot be seen nobody passes for well', () => {
  const alerted = new Set(['b'])
  expect(asked('alert', ['a', 'b'], { alerted })).toEqual({ are: 'b', mayBe: '' })
  expect(asked('alert', ['a', 'b'], { alerted, seesAllAlerts: false })).toEqual({ are: 'b', mayBe: 'a' })
})

test('one silent sensor, or one never heard, is enough; who was not heard yet may be one', () => {
  const heard = { type: bed, lastSeenAt: now - 1 } as const
  const devices = new Map([
    ['well', [heard]],
    ['one', [heard, { type: climate, lastSeenAt: now - 48 * hour } as const]],
    ['never', [{ type: bed, lastSeenAt: null } as const]],
    ['without', []],
  ])
  const all = ['well', 'one', 'never', 'without', 'unheard']
  expect(asked('silent', all, { devices })).toEqual({ are: 'one,never', mayBe: 'unheard' })
})

test('who is cut off by a gateway is asked for before their sensors were heard, and not against what these say', () => {
  const devices = new Map([['well', [{ type: bed, lastSeenAt: now - 1 } as const]]])
  const all = ['well', 'away', 'unheard'].map((id) => ({
    id,
    mood: null,
    cutOff: id === 'unheard' ? null : 1,
  }))
  const { are, mayBe } = narrowedTo('silent', all, { ...known, devices })
  expect([[...are], [...mayBe]]).toEqual([['away'], ['unheard']])
})

test('while nothing of the home is heard nobody passes for heard', () => {
  const devices = new Map([['a', [{ type: bed, lastSeenAt: now - hour } as const]]])
  expect(asked('silent', ['a'], { devices })).toEqual({ are: '', mayBe: '' })
  expect(asked('silent', ['a'], { devices, unheard: { of: 'home', since: now - hour, devices: 1 } })).toEqual(
    { are: 'a', mayBe: '' },
  )
})

test('who was heard well once does not stay so: past its interval a sensor is silent', () => {
  const devices = new Map([['a', [{ type: bed, lastSeenAt: now } as const]]])
  expect(asked('silent', ['a'], { devices })).toEqual({ are: '', mayBe: '' })
  expect(asked('silent', ['a'], { devices, now: now + 48 * hour })).toEqual({ are: 'a', mayBe: '' })
})

test('a mood of yesterday is none of today, on the home’s clock; without that clock nobody can say', () => {
  const moods = { today: mood(now - 10 * hour), yesterday: mood(now - 10 * hour - 1) }
  const all = ['today', 'yesterday', 'never']
  expect(asked('noMood', all, {}, moods)).toEqual({ are: 'yesterday,never', mayBe: '' })
  expect(asked('noMood', all, { dayBegan: null }, moods)).toEqual({ are: 'never', mayBe: 'today,yesterday' })
})
