import { expect, test } from 'vitest'
import { calledTheSame } from './same-resident.ts'

const active = (name: string, room = '201') => ({ name, room, state: 'active' as const })
const found = (name: string, ...residents: string[]) =>
  calledTheSame(
    residents.map((one) => active(one)),
    { name, room: '' },
  )?.name ?? null

test.each([
  ' mme eliane  ROY',
  'éliane roy',
  'Roy, Éliane',
  'ROY Éliane (Mme)',
  'Mrs Eliane Roy',
  'Dre Éliane Roy',
])('%j is called as Mme Éliane Roy is', (typed) => expect(found(typed, 'Mme Éliane Roy')).not.toBeNull())

test.each(['Mme Éliane Royer', 'Mme Roy', ''])('%j is another', (typed) =>
  expect(found(typed, 'Mme Éliane Roy')).toBeNull(),
)

test('a name of a title alone is compared as it is', () => {
  expect(found('m', 'M.')).toBe('M.')
  expect(found('Mme', 'M.')).toBeNull()
})

test('somebody in another room or archived is found too, behind whoever has that room, and who lives there', () => {
  const archived = { ...active('Mme Roy', '102'), state: 'archived' as const }
  const [elsewhere, there] = [active('Mme Roy', '101'), active('Roy', '214 B')]
  const typed = { name: 'mme roy', room: '214 b' }
  expect(calledTheSame([archived], typed)).toBe(archived)
  expect(calledTheSame([archived, elsewhere], typed)).toBe(elsewhere)
  expect(calledTheSame([archived, elsewhere, there], typed)).toBe(there)
})
