import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageOf } from './page.ts'

test('following the tokens gives every name once, sorted, in pages of the size asked for', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1 })),
      fc.integer({ min: 1, max: 5 }),
      (names, pageSize) => {
        const pages: string[][] = []
        let pageToken = ''
        do {
          const { page, nextPageToken } = pageOf(names, { pageSize, pageToken })
          pages.push(page)
          pageToken = nextPageToken
        } while (pageToken !== '')
        expect(pages.flat()).toEqual(names.toSorted())
        expect(pages.slice(0, -1).every((page) => page.length === pageSize)).toBe(true)
      },
    ),
  )
})

test('a name deleted between two pages hides no other', () => {
  const { nextPageToken } = pageOf(['a', 'b', 'c', 'd'], { pageSize: 2, pageToken: '' })
  expect(pageOf(['a', 'b', 'd'], { pageSize: 2, pageToken: nextPageToken }).page).toEqual(['d'])
})

test('without a page size everything comes', () => {
  expect(pageOf(['b', 'a'], { pageSize: 0, pageToken: '' })).toEqual({ page: ['a', 'b'], nextPageToken: '' })
})
