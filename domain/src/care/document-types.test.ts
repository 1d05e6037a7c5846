import { describe, expect, it } from 'vitest'
import {
  areOfType,
  documentContentTypes,
  documentTypes,
  endsAsType,
  previewOf,
  savedAs,
  typeOfFile,
} from './document-types.ts'

describe('the type of a file', () => {
  it.each([
    ['lettre.PDF', '', 'application/pdf'],
    // Where Excel is installed the browser calls it a workbook.
    ['poids.csv', 'application/vnd.ms-excel', 'text/csv'],
    ['photo.été.jpeg', 'image/jpeg', 'image/jpeg'],
    ['IMG_0042.HEIC', '', 'image/heic'],
    ['sans-fin', 'image/png', 'image/png'],
    ['page.html', 'text/html', null],
    ['dessin.svg', 'image/svg+xml', null],
    ['programme.exe', 'application/x-msdownload', null],
    ['pdf', '', 'application/pdf'],
    ['', '', null],
  ])('of %s, which the browser calls %j, is %s', (name, type, expected) => {
    expect(typeOfFile({ name, type })).toBe(expected)
  })

  it('is told by no ending twice', () => {
    const endings = documentContentTypes.flatMap((type) => [...documentTypes[type].endings])
    expect(new Set(endings).size).toBe(endings.length)
  })

  it('is none that could run in a page', () => {
    expect(documentContentTypes.filter((type) => /html|svg|xml$|script/.test(type))).toEqual([])
    expect([previewOf('text/html'), previewOf('image/svg+xml'), previewOf('application/pdf')]).toEqual([
      'none',
      'none',
      'pdf',
    ])
  })
})

describe('the name under which a file is saved', () => {
  it.each([
    ['ordonnance.hta', 'text/plain', 'ordonnance.hta.txt'],
    ['lettre.pdf.js', 'text/plain', 'lettre.pdf.js.txt'],
    ['mise à jour.msi', 'application/msword', 'mise à jour.msi.doc'],
    ['photo', 'image/jpeg', 'photo.jpg'],
    ['programme.txt.', 'text/plain', 'programme.txt..txt'],
    ['pdf', 'application/pdf', 'pdf.pdf'],
    ['page.html', 'text/html', 'page.html.bin'],
    [`${'x'.repeat(255)}`, 'text/plain', `${'x'.repeat(251)}.txt`],
  ])('of %s of type %s has the ending of its type: %s', (name, type, saved) => {
    expect([endsAsType(name, type), savedAs(name, type)]).toEqual([false, saved])
  })

  it.each([
    ['LETTRE.PDF', 'application/pdf'],
    ['photo.été.jpeg', 'image/jpeg'],
    ['film.m4v', 'video/mp4'],
  ])('is its own: %s', (name, type) => {
    expect([endsAsType(name, type), savedAs(name, type)]).toEqual([true, name])
  })
})

describe('bytes', () => {
  it.each([
    ['application/pdf', 'application/pdf', true],
    ['application/pdf', 'image/png', false],
    ['application/pdf', null, false],
    ['image/heic', 'image/heif', true],
    ['application/msword', 'application/x-cfb', true],
    ['application/vnd.oasis.opendocument.text', 'application/zip', false],
    ['text/plain', null, true],
    ['text/plain', 'application/x-msdownload', false],
    ['text/html', null, false],
    ['text/html', 'text/html', false],
  ])('of a document of type %s that are marked %s are its: %s', (type, mark, expected) => {
    expect(areOfType(type, { mark, isText: mark === null })).toBe(expected)
  })

  it('without a mark are a text only if they can be read as one', () => {
    expect(areOfType('text/csv', { mark: null, isText: false })).toBe(false)
  })
})
