import { expect, test } from 'vitest'
import { brokenTo } from './broken-to.ts'

const widthOf = (words: string) => words.length

test('a text is broken between words, none of it lost, a word that is too wide alone on its line', () => {
  expect(brokenTo('Du 3 au 9 novembre', 9, widthOf)).toEqual(['Du 3 au 9', 'novembre'])
  expect(brokenTo('Au incommensurable jour', 6, widthOf)).toEqual(['Au', 'incommensurable', 'jour'])
})
