import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import type { Claim } from '@vigie/domain/devices/claim'
import type { Assignment } from '@vigie/domain/devices/device'
import { expect, test } from 'vitest'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { apart, devEuiInWords, devicesByResident, waitingFor } from './kept-devices.ts'

const said = (id: string, beneficiaryId: string, location: string) => ({
  id,
  path: id,
  type: 'NOVIKA-LW-BOUTON',
  beneficiaryId,
  location,
})
const heard = (...of: Parameters<typeof said>) => said(...of) as WithId<Assignment>
const claimed = (...of: Parameters<typeof said>) => said(...of) as WithId<Claim>
const resident = (id: string, room: string) => ({ id, room, name: id }) as WithId<Beneficiary>

test('devices stand with their resident in room order, by place; nobody’s last', () => {
  const residents = [resident('roy', '10'), resident('côté', '9'), resident('none', '1')]
  const assignments = [heard('b', 'roy', 'Porte'), heard('c', 'gone', 'Lit')]
  const claims = [claimed('a', 'roy', 'Lit'), claimed('d', 'côté', 'Lit')]
  const grouped = devicesByResident(assignments, claims, residents)
  expect(
    grouped.map((group) => [group.resident?.id, ...group.devices.map(({ deviceId }) => deviceId)]),
  ).toEqual([
    ['côté', 'd'],
    ['roy', 'a', 'b'],
    [undefined, 'c'],
  ])
})

test('those that are named stand apart, with their resident, and none is lost or there twice', () => {
  const residents = [resident('roy', '10'), resident('côté', '9')]
  const groups = devicesByResident(
    [heard('b', 'roy', 'Porte')],
    [claimed('a', 'roy', 'Lit'), claimed('d', 'côté', 'Lit')],
    residents,
  )
  const ids = (of: typeof groups) =>
    of.map((group) => [group.resident?.id, ...group.devices.map(({ deviceId }) => deviceId)])
  const { named, others } = apart(groups, new Set(['a', 'd', 'gone']))
  expect(ids(named)).toEqual([
    ['côté', 'd'],
    ['roy', 'a'],
  ])
  expect(ids(others)).toEqual([['roy', 'b']])
  expect(ids(apart(groups, new Set()).others)).toEqual(ids(groups))
})

test('a device that was just heard is there once, as heard', () => {
  const [group] = devicesByResident(
    [heard('a', 'roy', 'Lit')],
    [claimed('a', 'roy', 'Lit')],
    [resident('roy', '1')],
  )
  expect(group?.devices).toMatchObject([{ deviceId: 'a', isHeard: true }])
})

test('a DevEUI is shown as its label has it', () => {
  expect(devEuiInWords('a840410000010001')).toBe('A840 4100 0001 0001')
})

test('those of a resident that were only added wait by place, but for one that was just heard', () => {
  const claims = [
    claimed('a', 'roy', 'Porte'),
    claimed('b', 'roy', 'Lit'),
    claimed('c', 'côté', 'Lit'),
    claimed('d', 'roy', 'Mur'),
  ]
  expect(waitingFor('roy', claims, [{ id: 'd' }])).toMatchObject([
    { deviceId: 'b', isHeard: false },
    { deviceId: 'a', isHeard: false },
  ])
})
