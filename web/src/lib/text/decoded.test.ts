import { expect, test } from 'vitest'
import { decoded } from './decoded.ts'

test.each<[string, Buffer]>([
  ['UTF-8', Buffer.from('Été à Québec')],
  ['UTF-8 that says so', Buffer.from('\ufeffÉté à Québec')],
  ['UTF-16', Buffer.from('\ufeffÉté à Québec', 'utf16le')],
  ['UTF-16, the other way round', Buffer.from('\ufeffÉté à Québec', 'utf16le').swap16()],
  ['that of Windows', Buffer.from('Été à Québec', 'latin1')],
])('a text in %s is read', (_what, bytes) => {
  expect(decoded(bytes)).toBe('Été à Québec')
})
