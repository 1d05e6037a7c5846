import { expect, test } from 'vitest'
import { foldedText } from './folded-text.ts'

test('a short note is shown whole', () => {
  expect(foldedText('A bien dormi.\nA bien mangé.')).toBeNull()
  expect(foldedText('x'.repeat(600))).toBeNull()
  expect(foldedText(Array.from({ length: 15 }, (_, at) => `TA ${at}`).join('\n'))).toBeNull()
})

test('one of many lines is folded, however short they are', () => {
  const lines = Array.from({ length: 40 }, (_, at) => `TA ${at}`)
  expect(foldedText(lines.join('\n'))).toBe(`${lines.slice(0, 15).join('\n')}…`)
})

test('a long one is cut after a word: no number is halved', () => {
  const before = 'mot '.repeat(149)
  expect(foldedText(`${before}et 500 mg`)).toBe(`${before}et…`)
  expect(foldedText(`${before}500 mg`)).toBe(`${before}500…`)
  expect(foldedText('x'.repeat(700))?.length).toBeLessThan(610)
})
