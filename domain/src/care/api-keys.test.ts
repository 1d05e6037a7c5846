import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type EstablishmentKeys,
  establishmentKeysSchema,
  keysOf,
  knownKeys,
  mostFormerKeys,
  withNewKey,
} from './api-keys.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
const hour = 3_600_000
const hashOf = (id: string) => createHash('sha256').update(id).digest('hex')
const keyOf = (id: string, madeAt = now) => ({ id, hash: hashOf(id), madeAt })
const first = keysOf(keyOf('first'))

it('takes the former key until the overlap is over', () => {
  expect(withNewKey(first, keyOf('second'), hour, now)).toEqual({
    current: keyOf('second'),
    former: [{ ...keyOf('first'), until: now + hour }],
    hashes: ['second', 'first'].map(hashOf),
  })
})

it('ends every former key at once where no overlap is wanted, and forgets what ended before', () => {
  const keys: EstablishmentKeys = {
    ...first,
    former: [
      { ...keyOf('zeroth'), until: now + hour },
      { ...keyOf('over'), until: now - 1 },
    ],
  }
  expect(withNewKey(keys, keyOf('second'), 0, now)?.former).toEqual([
    { ...keyOf('first'), until: now },
    { ...keyOf('zeroth'), until: now },
  ])
})

it('says of the keys everything but their hashes', () => {
  const keys = withNewKey(first, keyOf('second'), hour, now) as EstablishmentKeys
  expect(JSON.stringify(knownKeys(keys))).not.toContain('hash')
  expect(knownKeys(keys).former).toEqual([{ id: 'first', madeAt: now, until: now + hour }])
})

it('keeps no key longer than was said of it, however often keys follow each other', () => {
  const turn = fc.record({ after: fc.nat(100), overlap: fc.nat(100) })
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 30 }), (turns) => {
      let keys = first
      let clock = now
      const promised = new Map<string, number>()
      turns.forEach(({ after, overlap }, index) => {
        clock += after
        const next = withNewKey(keys, keyOf(`key-${index}`, clock), overlap, clock)
        if (next === null) return
        promised.set(keys.current.id, clock + overlap)
        for (const { id } of keys.former) {
          promised.set(id, Math.min(promised.get(id) ?? 0, clock + overlap))
        }
        keys = next
        expect(establishmentKeysSchema.safeParse(keys).success).toBe(true)
        expect(keys.current.id).toBe(`key-${index}`)
        expect(keys.hashes).toEqual([keys.current, ...keys.former].map(({ hash }) => hash))
        for (const { id, until } of keys.former) {
          expect(until).toBe(promised.get(id))
          expect(until).toBeGreaterThanOrEqual(clock)
        }
      })
    }),
  )
})

it('refuses one key too many that all are still taken', () => {
  let keys: EstablishmentKeys | null = first
  for (let count = 0; count < mostFormerKeys; count += 1) {
    keys = keys && withNewKey(keys, keyOf(`key-${count}`), hour, now)
  }
  expect(keys?.former).toHaveLength(mostFormerKeys)
  expect(keys && withNewKey(keys, keyOf('last'), hour, now)).toBeNull()
})

it('ends them all at once also where as many as may be are still taken', () => {
  const former = Array.from({ length: mostFormerKeys }, (_, index) => ({
    ...keyOf(`former-${index}`),
    until: now + hour,
  }))
  const keys = withNewKey({ ...first, former }, keyOf('next'), 0, now)
  expect(establishmentKeysSchema.safeParse(keys).success).toBe(true)
  expect(keys?.former.map(({ until }) => until)).toEqual(Array(mostFormerKeys + 1).fill(now))
  expect(keys && withNewKey(keys, keyOf('after'), hour, now + 1)?.former).toEqual([
    { ...keyOf('next'), until: now + 1 + hour },
  ])
})
