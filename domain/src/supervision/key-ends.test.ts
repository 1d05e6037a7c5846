import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { KnownKeys } from '../care/api-keys.ts'
import { endingKeys, type GatewayKeys, keyEndsAfter } from './key-ends.ts'
import { technicalAfter } from './technical-life.ts'
import { newWatch } from './watch.ts'

const hour = 3_600_000
const day = 24 * hour
const made = 1_000 * day
const keys: KnownKeys = {
  current: { id: 'third', madeAt: made + 10 * day },
  former: [
    { id: 'second', madeAt: made, until: made + 20 * day },
    { id: 'first', madeAt: made - 90 * day, until: made + 4 * hour },
  ],
}
const heardWith = (keyId: string, lastHeardAt: number): GatewayKeys =>
  new Map([['hall', { keyId, lastHeardAt }]])
const toldAt = (keyId: string, now: number, lastHeardAt = now) =>
  endingKeys(keyEndsAfter(newWatch, heardWith(keyId, lastHeardAt), keys, now))

it('tells of a gateway that publishes with a former key three days before that one ends, and until it does', () => {
  const until = made + 20 * day
  const told = [{ since: until - 3 * day, subject: { kind: 'gatewayKey', gatewayId: 'hall', until } }]
  expect(toldAt('second', until - 3 * day - 1)).toEqual([])
  expect(toldAt('second', until - 3 * day)).toEqual(told)
  expect(toldAt('second', until - 1)).toEqual(told)
  expect(toldAt('second', until)).toEqual([])
})

it('tells of a short time only once half of it is over', () => {
  expect(toldAt('first', made + 2 * hour - 1)).toEqual([])
  expect(toldAt('first', made + 2 * hour)).toMatchObject([{ since: made + 2 * hour }])
})

it('tells nothing where the key is the current one, is not known, or may have been given to the gateway since', () => {
  const late = made + 19 * day
  for (const keyId of ['third', 'other']) expect(toldAt(keyId, late)).toEqual([])
  expect(toldAt('second', late, late - 30 * hour - 1)).toEqual([])
  expect(toldAt('first', made + 3 * hour, made - 1)).toEqual([])
  expect(keyEndsAfter(newWatch, heardWith('second', late), null, late)).toEqual(newWatch)
})

it('tells of a former key that one of several devices still has, whatever the others bring, until it was not heard for a time that says so', () => {
  const toldWith = (usedKeys: Record<string, number>, now: number) =>
    endingKeys(
      keyEndsAfter(newWatch, new Map([['hall', { keyId: 'third', lastHeardAt: now, usedKeys }]]), keys, now),
    )
  const late = made + 18 * day
  expect(toldWith({ third: late, second: late - 30 * hour }, late)).toHaveLength(1)
  expect(toldWith({ third: late, second: late - 30 * hour - 1 }, late)).toEqual([])
  // What came before the key was followed is no news, and of a short time neither what came before half of it was over.
  expect(toldWith({ third: late }, late)).toEqual([])
  expect(toldWith({ third: late, first: made - 1 }, made + 2 * hour)).toEqual([])
  expect(toldWith({ third: late, first: made }, made + 2 * hour)).toHaveLength(1)
  expect(toldWith({ third: late, first: made }, made + 2 * hour + 1)).toEqual([])
})

it('is one technical alert from its beginning to the new key, whatever the gateway is called', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' }), (gatewayId) => {
      const now = made + 18 * day
      const look = (keyId: string, before = newWatch) =>
        technicalAfter(
          keyEndsAfter(before, new Map([[gatewayId, { keyId, lastHeardAt: now }]]), keys, now),
          new Map([[gatewayId, now]]),
          now,
          () => 'one',
        )
      const begun = look('second')
      expect(begun.raised).toMatchObject([{ subject: { kind: 'gatewayKey', gatewayId } }])
      const again = look('second', begun.watch)
      expect([again.raised, again.ended]).toEqual([[], []])
      expect(look('third', again.watch).ended).toEqual(['one'])
    }),
  )
})
