import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventIdSchema } from '../ids.ts'
import { eventIdOf, eventKey, eventKeySchema, type NamedEvent } from './event-key.ts'
import { eventKindNames } from './event-kinds.ts'

const letters = [...'abzABZ019_:.-']
const eventId = fc.oneof(
  fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 128 }),
  fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype), '.', '..', '__x__', '_', '__', '2e'),
)
const named = fc.record<NamedEvent>({
  eventId,
  kind: fc.constantFrom(...eventKindNames),
  saidAt: fc.option(
    fc.integer({ min: Date.parse('0000-01-01T00:00:00Z'), max: Date.parse('9999-12-31T23:59:59Z') }),
  ),
})
const press = (id: string): NamedEvent => ({ eventId: id, kind: 'fall', saidAt: null })

describe('eventKey', () => {
  it.each(['a84041f2c1d2e3f4-1042', '1187', '3ac7e3c4-4401-4b8d-9386-a5c902f9202d-sitDown', 'a:b_c'])(
    'leaves the id %s as it is',
    (id) => expect(eventKey(press(id))).toBe(`${id}~~fall`),
  )

  it('names the kind, and the time that the sensor said', () => {
    expect(eventKey({ eventId: 'e', kind: 'fall', saidAt: 36 })).toBe('e~~fall~~10')
    expect(eventKey({ eventId: 'e', kind: 'fall', saidAt: -36 })).toBe('e~~fall~~-10')
  })

  it.each([
    ['x.y', 'x~2ey'],
    ['..', '~2e~2e'],
    ['__x__', '~5f_x__'],
    ['__proto__', '~5f_proto__'],
    ['constructor', '~63onstructor'],
  ])('writes %s as %s', (id, key) => expect(eventKey(press(id))).toBe(`${key}~~fall`))

  it('can be read back, is a field name that Firestore takes, and no name that every object has', () => {
    fc.assert(
      fc.property(named, (event) => {
        expect(eventIdSchema.safeParse(event.eventId).success).toBe(true)
        const key = eventKey(event)
        expect(eventIdOf(key)).toBe(event.eventId)
        expect(eventKeySchema.safeParse(key).success).toBe(true)
        expect(key).not.toMatch(/^__|[.`*/[\]]/)
        expect(key in {}).toBe(false)
      }),
    )
  })

  it('differs for events that differ in id, kind or time', () => {
    const few = fc.record<NamedEvent>({
      eventId: fc.oneof(fc.constantFrom('e', 'e-fall', 'e.', '1'), eventId),
      kind: fc.constantFrom('fall', 'buttonPressed'),
      saidAt: fc.constantFrom(null, 0, 1, 36),
    })
    const selector = ({ eventId, kind, saidAt }: NamedEvent) => `${eventId} ${kind} ${saidAt}`
    fc.assert(
      fc.property(fc.uniqueArray(few, { maxLength: 50, selector }), (events) => {
        expect(new Set(events.map(eventKey)).size).toBe(events.length)
      }),
    )
  })
})
