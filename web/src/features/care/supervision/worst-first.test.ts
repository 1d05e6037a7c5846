import type { TechnicalSubject } from '@vigie/domain/supervision/technical-alert'
import { expect, test } from 'vitest'
import { worstFirst } from './worst-first.ts'

const place = {
  deviceId: 'a840410000010001',
  beneficiaryId: 'roy',
  type: 'NOVIKA-LW-BANDE',
  location: 'Lit',
} as const
const inOrder = (subjects: readonly TechnicalSubject[]) =>
  subjects
    .map((subject) => ({ subject }))
    .sort(worstFirst)
    .map(({ subject }) => ('room' in subject ? `${subject.kind} ${subject.room}` : subject.kind))

test('what is silent comes first, then what is about to be; each in the order of the rooms', () => {
  const battery = (room: string) => ({ kind: 'battery', ...place, room, percent: 8 }) as const
  const silent = (room: string) => ({ kind: 'device', ...place, room }) as const
  expect(
    inOrder([
      battery('208'),
      battery('99'),
      { kind: 'signal', ...place, room: '101' },
      silent(''),
      silent('210'),
      silent('9'),
      { kind: 'gateway', gatewayId: 'toit', devices: 3 },
      { kind: 'home', devices: 40 },
    ]),
  ).toEqual([
    'home',
    'gateway',
    'device 9',
    'device 210',
    'device ',
    'battery 99',
    'battery 208',
    'signal 101',
  ])
})
