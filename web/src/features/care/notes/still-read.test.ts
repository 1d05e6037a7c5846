import { describe, expect, it } from 'vitest'
import { stillRead } from './still-read.ts'

const note = (id: string, at: number) => ({ id, at, path: id })
const notes = [note('a', 1), note('b', 2), note('c', 3)]
const unreadable = [{ id: 'b', path: 'b', said: {} }]
const idsOf = (lists: Parameters<typeof stillRead>[1], atMost = 10) =>
  stillRead(notes, lists, atMost).map(({ id }) => id)

describe('the notes of a page that stays open', () => {
  it('are those that the person may read now, of whichever list', () => {
    expect(idsOf([{ items: [note('c', 3)], unreadable: [] }])).toEqual(['c'])
    expect(
      idsOf([
        { items: [note('c', 3)], unreadable },
        { items: [note('a', 1)], unreadable: [] },
      ]),
    ).toEqual(['a', 'b', 'c'])
    expect(idsOf([{ items: [], unreadable: [] }])).toEqual([])
  })

  it('stay where they are older than a list reaches', () => {
    expect(idsOf([{ items: [note('c', 3), note('x', 2)], unreadable: [] }], 2)).toEqual(['a', 'c'])
  })
})
