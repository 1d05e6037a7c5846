import { expect, test } from 'vitest'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { followed, settled } from './typed-over.ts'

const record = { name: 'Les Pins', phone: '', address: '' }
const fresh = { began: record, form: record, seen: record }
const typed = { ...fresh, form: { ...record, address: '1, rue A' } }

test('what others put where somebody types is told, and what they put elsewhere is not', () => {
  expect(changedMeanwhile(typed, record)).toEqual({})
  const theirs = { ...record, name: 'Les Cèdres', address: '2, rue B' }
  expect(changedMeanwhile(followed(typed, theirs), theirs)).toEqual({ address: '2, rue B' })
  // The same as they type is no other.
  expect(changedMeanwhile(typed, typed.form)).toEqual({})
})

test('what somebody saved themselves is not told when they type on, before it is heard or after', () => {
  const saved = settled(typed, typed.form)
  const goesOn = { ...saved, form: { ...saved.form, address: '1, rue A, bureau 2' } }
  expect(changedMeanwhile(goesOn, record)).toEqual({})
  expect(changedMeanwhile(goesOn, typed.form)).toEqual({})
  expect(changedMeanwhile(goesOn, { ...record, address: '2, rue B' })).toEqual({ address: '2, rue B' })
})
