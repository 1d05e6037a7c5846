import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cssText } from './css-text.ts'

test('a text stays one, whatever somebody is called', () => {
  expect(cssText('214 · Mme Roy')).toBe('"214 \\b7  Mme Roy"')
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('"', '\\', '\n', '}', ';', '<', 'é', 'a', ' ', '1') }),
      (text) => {
        const [, inside = ''] = cssText(text).match(/^"(.*)"$/) ?? []
        expect(inside).toMatch(/^(?:[\p{L}\p{N} ]|\\[0-9a-f]+ )*$/u)
        const read = inside.replaceAll(/\\([0-9a-f]+) /g, (_, code) =>
          String.fromCodePoint(Number.parseInt(code, 16)),
        )
        expect(read).toBe(text)
      },
    ),
  )
})
