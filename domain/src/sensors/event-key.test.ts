import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventIdSchema } from '../ids.ts'
import { eventIdOf, eventKey, eventKeySchema } from './event-key.ts'

const letters = [...'abzABZ019_:.-']
const eventId = fc.oneof(
  fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 128 }),
  fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype), '.', '..', '__x__', '_', '__', '2e'),
)

describe('eventKey', () => {
  it.each(['a84041f2c1d2e3f4-1042', '1187', '3ac7e3c4-4401-4b8d-9386-a5c902f9202d-sitDown', 'a:b_c'])(
    'leaves %s as it is',
    (id) => expect(eventKey(id)).toBe(id),
  )

  it.each([
    ['x.y', 'x~2ey'],
    ['..', '~2e~2e'],
    ['__x__', '~5f_x__'],
    ['__proto__', '~5f_proto__'],
    ['constructor', '~63onstructor'],
  ])('writes %s as %s', (id, key) => expect(eventKey(id)).toBe(key))

  it('can be read back, is a field name that Firestore takes, and no name that every object has', () => {
    fc.assert(
      fc.property(eventId, (id) => {
        expect(eventIdSchema.safeParse(id).success).toBe(true)
        const key = eventKey(id)
        expect(eventIdOf(key)).toBe(id)
        expect(eventKeySchema.safeParse(key).success).toBe(true)
        expect(key).not.toMatch(/^__|[.`~*/[\]]{2}|\./)
        expect(key in {}).toBe(false)
      }),
    )
  })

  it('differs for different ids', () => {
    fc.assert(
      fc.property(fc.uniqueArray(eventId, { maxLength: 50 }), (ids) => {
        expect(new Set(ids.map(eventKey)).size).toBe(ids.length)
      }),
    )
  })
})
