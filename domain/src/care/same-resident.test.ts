import { expect, test } from 'vitest'
import { saysTheSame } from './same-resident.ts'

const roy = { name: 'Mme Éliane Roy', room: '214 B' }

test('the same name in the same room is that of one person, whatever its accents, case and blanks', () => {
  expect(saysTheSame(roy, { name: ' mme eliane  ROY', room: '214 b' })).toBe(true)
})

test('another room, another name and a longer one are of another', () => {
  expect(saysTheSame(roy, { ...roy, room: '215' })).toBe(false)
  expect(saysTheSame(roy, { ...roy, name: 'Mme Éliane Royer' })).toBe(false)
  expect(saysTheSame(roy, { ...roy, room: '' })).toBe(false)
})
