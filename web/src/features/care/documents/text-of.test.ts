import { expect, test } from 'vitest'
import { textOf } from './text-of.ts'

test.each<[string, Buffer]>([
  ['UTF-8', Buffer.from('Été à Québec')],
  ['UTF-8 that says so', Buffer.from('\ufeffÉté à Québec')],
  ['UTF-16', Buffer.from('\ufeffÉté à Québec', 'utf16le')],
  ['UTF-16, the other way round', Buffer.from('\ufeffÉté à Québec', 'utf16le').swap16()],
  ['that of Windows', Buffer.from('Été à Québec', 'latin1')],
])('a text in %s is read', (_what, bytes) => {
  expect(textOf(bytes)).toBe('Été à Québec')
})

test('of a long one its beginning is shown, also where it is cut in the middle of a letter', () => {
  const text = textOf(Buffer.from(`a${'é'.repeat(600_000)}`))
  expect(text).toHaveLength(250_001)
  expect(text.endsWith('é…')).toBe(true)
})
