import { expect, test } from 'vitest'
import { saysTheSame } from './same-resident.ts'

const roy = { name: 'Mme Éliane Roy', room: '214 B' }

test('the same name in the same room is that of one person, whatever its accents, case and blanks', () => {
  expect(saysTheSame(roy, { name: ' mme eliane  ROY', room: '214 b' })).toBe(true)
})

test('titles and the order of words make no other person', () => {
  const gagnon = { name: 'Mme Thérèse Gagnon', room: '201' }
  const typed = [
    'thérèse gagnon',
    'Gagnon, Thérèse',
    'GAGNON Thérèse (Mme)',
    'Mrs Therese Gagnon',
    'Dre Thérèse Gagnon',
  ]
  expect(typed.filter((name) => !saysTheSame(gagnon, { name, room: '201' }))).toEqual([])
})

test('a name of a title alone is compared as it is', () => {
  expect(saysTheSame({ name: 'M.', room: '201' }, { name: 'm', room: '201' })).toBe(true)
  expect(saysTheSame({ name: 'M.', room: '201' }, { name: 'Mme', room: '201' })).toBe(false)
})

test('another room, another name and a longer one are of another', () => {
  expect(saysTheSame(roy, { ...roy, room: '215' })).toBe(false)
  expect(saysTheSame(roy, { ...roy, name: 'Mme Éliane Royer' })).toBe(false)
  expect(saysTheSame(roy, { ...roy, name: 'Mme Roy' })).toBe(false)
  expect(saysTheSame(roy, { ...roy, room: '' })).toBe(false)
})
