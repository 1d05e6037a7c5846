import { maxDocumentBytes } from '@vigie/domain/constants'
import { expect, test } from 'vitest'
import { areThere, chosen, isFileOf, titleOf } from './chosen-files.ts'

const fileOf = (size: number, name = 'lettre.pdf', type = 'application/pdf') =>
  Object.defineProperty(new File([], name, { type }), 'size', { value: size })

test('a file of 50 MB may be sent, and a larger one is refused before any of it is', () => {
  expect(chosen(fileOf(maxDocumentBytes))).toMatchObject({
    fault: null,
    news: { title: 'lettre', fileName: 'lettre.pdf', contentType: 'application/pdf', size: maxDocumentBytes },
  })
  expect(chosen(fileOf(maxDocumentBytes + 1))).toMatchObject({ fault: 'tooBig', news: null })
})

test('an empty file is refused, and one of a type that no document has', () => {
  expect(chosen(fileOf(0)).fault).toBe('empty')
  expect(chosen(fileOf(9, 'page.html', 'text/html')).fault).toBe('type')
})

test('a file that is not called by its type is sent with an ending of it', () => {
  expect(chosen(fileOf(9, 'photo', 'image/jpeg')).news).toMatchObject({
    title: 'photo',
    fileName: 'photo.jpg',
  })
  expect(chosen(fileOf(9, ' a.pdf ', 'text/plain')).news).toMatchObject({ fileName: 'a.pdf.txt' })
})

test('the file of a document that has not arrived is known by its name, its type and its size', () => {
  const document = { fileName: 'lettre.pdf', contentType: 'application/pdf', size: 9 } as const
  expect(isFileOf(chosen(fileOf(9)), document)).toBe(true)
  // As the server keeps it.
  expect(isFileOf(chosen(fileOf(9, ' lettre.pdf')), document)).toBe(true)
  for (const other of [fileOf(8), fileOf(9, 'autre.pdf'), fileOf(9, 'lettre.png', 'image/png'), fileOf(0)])
    expect(isFileOf(chosen(other), document)).toBe(false)
})

test('a file is there already by its name and size: among the documents, and before it among those chosen with it', () => {
  const known = [{ fileName: 'lettre.pdf', size: 9 }]
  const files = [fileOf(9), fileOf(8), fileOf(8), fileOf(9, 'autre.pdf'), fileOf(9, ' lettre.pdf'), fileOf(0)]
  expect(areThere(files.map(chosen), known)).toEqual([true, false, true, false, true, false])
})

test.each([
  ['Évaluation d’été.pdf', 'Évaluation d’été'],
  ['archive.2026.docx', 'archive.2026'],
  ['.txt', '.txt'],
  ['sans-fin', 'sans-fin'],
  [`${'x'.repeat(240)}.pdf`, 'x'.repeat(200)],
])('a document is called like its file: %s', (fileName, title) => {
  expect(titleOf(fileName)).toBe(title)
})
