import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addedDevEuiSchema, devEuiFault, readDevEui } from './dev-eui.ts'

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length })

/** Digits in any case, with a separator or none after each. */
const asWritten = (eui: string) =>
  fc
    .tuple(
      fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
      fc.array(fc.constantFrom('', ' ', ':', '-', '.', '\u00a0', '–', '\t'), {
        minLength: 16,
        maxLength: 16,
      }),
    )
    .map(([upper, after]) =>
      [...eui].map((digit, i) => (upper[i] ? digit.toUpperCase() : digit) + after[i]).join(''),
    )

describe('readDevEui', () => {
  it('reads it however it is grouped and in whatever case', () => {
    const written = digits(16).chain((eui) => fc.tuple(fc.constant(eui), asWritten(eui)))
    fc.assert(
      fc.property(written, ([eui, text]) => {
        expect(readDevEui(text)).toBe(eui)
      }),
    )
  })

  it('finds it in a QR code, whatever follows', () => {
    const rest = fc.array(fc.string({ unit: fc.constantFrom(...'0AFOSPC ~é=') }), { maxLength: 5 })
    const code = fc.tuple(digits(16), digits(16), digits(8), rest, fc.boolean())
    fc.assert(
      fc.property(code, ([join, eui, profile, more, upper]) => {
        const text = ['LW', 'D0', join, eui, profile, ...more].join(':')
        expect(readDevEui(upper ? text.toUpperCase() : text)).toBe(eui)
      }),
    )
  })

  it('gives a DevEUI or nothing, whatever the text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'09aFg:- '), maxLength: 24 }),
    )
    fc.assert(
      fc.property(text, (any) => {
        expect(readDevEui(any) ?? '0'.repeat(16)).toMatch(/^[0-9a-f]{16}$/)
      }),
    )
  })

  it('reads the example of TR005', () => {
    const example = 'LW:D0:1122334455667788:AABBCCDDEEFF0011:AABB1122:OAABBCCDDEEFF:SYYWWNNNNNN:PFOOBAR:CAF2C'
    expect(readDevEui(example)).toBe('aabbccddeeff0011')
  })

  it.each([
    '',
    'a84041f2c1d2e3f',
    'a84041f2c1d2e3f40',
    'g84041f2c1d2e3f4',
    'LW:D0:1122334455667788',
    'LW:D1:1122334455667788:AABBCCDDEEFF0011:AABB1122',
    '=HYPERLINK("a84041f2c1d2e3f4")',
  ])('takes %j for none', (text) => expect(readDevEui(text)).toBeNull())
})

describe('a DevEUI under which a device is added', () => {
  const isPlaceholder = (eui: string) => /^(.)\1*$/.test(eui) && '0f'.includes(eui.charAt(0))

  it('is any but all zeros and all F, however these are written', () => {
    const placeholder = fc.constantFrom('0'.repeat(16), 'f'.repeat(16))
    const near = fc
      .tuple(placeholder, fc.nat(15), digits(1))
      .map(([eui, at, digit]) => eui.slice(0, at) + digit + eui.slice(at + 1))
    const written = fc
      .oneof(placeholder, near, digits(16))
      .chain((eui) => fc.tuple(fc.constant(eui), asWritten(eui)))
    fc.assert(
      fc.property(written, ([eui, text]) => {
        const fault = isPlaceholder(eui) ? 'devEuiPlaceholder' : null
        expect(devEuiFault(readDevEui(text))).toBe(fault)
        expect(addedDevEuiSchema.safeParse(eui).data ?? null).toBe(fault === null ? eui : null)
        expect(addedDevEuiSchema.safeParse(eui.toUpperCase()).data ?? null).toBe(fault === null ? eui : null)
      }),
    )
  })

  it('is one at all', () => expect(devEuiFault(readDevEui('a84'))).toBe('devEuiInvalid'))
})
