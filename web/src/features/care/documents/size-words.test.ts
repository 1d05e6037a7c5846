import { maxDocumentBytes } from '@vigie/domain/constants'
import { expect, test } from 'vitest'
import { sizeInWords } from './size-words.ts'

test.each([
  [0, '0 o', '0 bytes'],
  [1_023, '1 023 o', '1,023 bytes'],
  [1_024, '1 ko', '1 kB'],
  [50 * 1_024 ** 2, '50 Mo', '50 MB'],
  [1.44 * 1_024 ** 2, '1,4 Mo', '1.4 MB'],
  [10 * 1_024 ** 3, '10 Go', '10 GB'],
])('%i bytes are %s', (bytes, fr, en) => {
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(plain(sizeInWords(bytes, 'fr'))).toBe(fr)
  expect(plain(sizeInWords(bytes, 'en'))).toBe(en)
})

test('one byte more than the most is not said to be as much', () => {
  const said = (bytes: number) => sizeInWords(bytes, 'fr', Math.ceil).replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(said(maxDocumentBytes)).toBe('50 Mo')
  expect(said(maxDocumentBytes + 1)).toBe('50,1 Mo')
})
