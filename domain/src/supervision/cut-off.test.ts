import { expect, it } from 'vitest'
import { cutOffIn, hasSilentGateway } from './cut-off.ts'
import { newWatch, type Watch } from './watch.ts'
import type { WatchedDevice } from './watched-device.ts'

const device = (beneficiaryId: string, gatewayId: string | null): WatchedDevice => ({
  ...{ beneficiaryId, gatewayId, type: 'NOVIKA-LW-BOUTON', location: '', heardAt: 1, countsFrom: 1 },
  ...{ mendedAt: null, lookAt: 1, battery: null, weak: { count: 0, at: 0 } },
})
const silentSince = (since: number) => ({ id: 'x', since, told: true })
const watch = (open: Watch['open']): Watch => ({
  ...newWatch,
  devices: {
    '00': device('roy', 'chapel'),
    '01': device('roy', 'attic'),
    '02': device('nadeau', 'hall'),
    '03': device('gagnon', 'attic'),
    '04': device('labbe', null),
  },
  open,
})

it('are those who have a device behind a gateway that is silent, since the first of theirs is', () => {
  const open = { 'gateway:chapel': silentSince(20), 'gateway:attic': silentSince(30) }
  expect([...cutOffIn(watch(open))]).toEqual([
    ['roy', 20],
    ['gagnon', 30],
  ])
  expect(hasSilentGateway(watch(open))).toBe(true)
})

it('is nobody by a device that is silent alone, nor where nothing of the home is heard, which is said of it', () => {
  const alone = watch({ 'device:02': silentSince(20), 'battery:00': silentSince(20) })
  expect([[...cutOffIn(alone)], hasSilentGateway(alone)]).toEqual([[], false])
  const all = watch({ home: silentSince(40), 'gateway:chapel': silentSince(20) })
  expect([...cutOffIn(all)]).toEqual([])
})
