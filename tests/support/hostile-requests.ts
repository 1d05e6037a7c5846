import fc from 'fast-check'

/** What may stand in a path where an id belongs, encoded or not. */
export const hostileId: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('.', '..', '__x__', '__proto__', 'constructor', '%', '%00', '%E0%A4%A', 'a%2Fb', '%2E%2E'),
  fc.string({ unit: 'binary', maxLength: 40 }).map(encodeURIComponent),
  fc.string({ minLength: 100, maxLength: 1_600, unit: fc.constantFrom('a', '_') }),
)

/** A body that fits no call, but for luck. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '{}',
    '[]',
    'null',
    '{',
    '[{"a":'.repeat(20_000),
    '{"__proto__":{"resolution":"helped"}}',
  ),
  fc
    .constantFrom('helped', 'later', null, 1, {}, [])
    .map((resolution) => JSON.stringify({ resolution, lastCallAt: Date.now() })),
  hostileId.map((name) => JSON.stringify({ beneficiaryId: name })),
  fc.json(),
  fc.string({ unit: 'binary' }),
)

/** Some headers that decide how a request is read, with anything in them. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'content-type',
    'accept-language',
    'x-forwarded-for',
    'fastly-client-ip',
    'content-encoding',
  ),
  fc.string({ unit: fc.constantFrom(...'abz/*;=,-q0.19 "'), maxLength: 40 }),
  { maxKeys: 2 },
)
