import { expect, test } from 'vitest'
import type { Due } from '../data/due.ts'
import { atOnce, atOncePerHome } from './pools.ts'
import { roomFor } from './room.ts'

const due = (count: number, establishmentId: string | null, channel: Due['channel'] = 'sms'): Due[] =>
  Array.from({ length: count }, (_, index) => ({
    place: { establishmentId, deliveryId: `${establishmentId}-${channel}-${index}` },
    channel,
    urgent: true,
    attempts: 1,
    dueAt: index,
  }))
const underWay = (count: number, establishmentId: string) =>
  due(count, establishmentId).map(({ channel }) => ({ channel, establishmentId }))

test('a home gets its share of a channel, the first of its messages, and leaves room for the others', () => {
  const [flood, other, none] = [due(150, 'erables'), due(2, 'lac'), due(1, null)]
  expect(roomFor([...flood, ...other, ...none], [])).toEqual([
    ...flood.slice(0, atOncePerHome.sms),
    ...other,
    ...none,
  ])
  expect(roomFor(due(1, 'erables', 'email'), underWay(atOncePerHome.sms, 'erables'))).toHaveLength(1)
})

test('what is under way counts, of the home and of the channel', () => {
  expect(roomFor(due(9, 'erables'), underWay(atOncePerHome.sms - 4, 'erables'))).toHaveLength(4)
  const homes = Array.from({ length: 10 }, (_, index) => underWay(10, `home-${index}`)).flat()
  expect(homes).toHaveLength(atOnce.sms)
  expect(roomFor(due(9, 'erables'), homes)).toEqual([])
  expect(roomFor(due(9, 'erables'), homes.slice(2))).toHaveLength(2)
})
