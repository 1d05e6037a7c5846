import { expect, it } from 'vitest'
import { isAfter, isNextUplink, isSameUplink, type UplinkMoment } from './uplink-order.ts'

const session = '00189440'
const uplink = (at: number, publishedAt: number, count?: number, joined = session): UplinkMoment => ({
  at,
  publishedAt,
  ...(count !== undefined && { frame: { session: joined, count } }),
})
const rest = uplink(1_000, 1_000, 10)

it.each([
  ['all three say so', uplink(2_000, 2_000, 11), true],
  ['its gateway is slow', uplink(500, 2_000, 11), true],
  ['it was published first, of a backlog in disorder', uplink(2_000, 900, 11), true],
  ['the count began anew in the same session', uplink(2_000, 2_000, 1), true],
  ['it was published with the other, and its gateway is slow', uplink(500, 1_000, 11), true],
  ['it was only published late', uplink(500, 2_000, 9), false],
  ['only the other one’s clock was slow', uplink(2_000, 900, 9), false],
  ['none says so', uplink(500, 900, 9), false],
  ['it joined anew, and its gateway is slow', uplink(500, 2_000, 0, '0018ffff'), true],
  ['it joined anew, and was published before', uplink(2_000, 900, 0, '0018ffff'), false],
  ['nothing counted, and it was published later', uplink(500, 2_000), true],
  ['nothing counted, and it was published at once with the other', uplink(2_000, 1_000), true],
  ['it is the same', rest, false],
])('an uplink is after another where %s: %o is %s', (_why, one, isLater) => {
  expect(isAfter(one, rest)).toBe(isLater)
  expect(isAfter(rest, one)).toBe(!isLater && one !== rest)
})

it('is the same one when it has the same number, and where there is none when it has the same time', () => {
  expect(isSameUplink(rest, uplink(3_000, 4_000, 10))).toBe(true)
  expect(isSameUplink(rest, uplink(1_000, 1_000, 11))).toBe(false)
  expect(isSameUplink(rest, uplink(1_000, 4_000))).toBe(true)
  expect(isSameUplink(rest, uplink(2_000, 1_000, 10, '0018ffff'))).toBe(false)
})

it('is the next one where its number says so, and where nothing counted it may not be', () => {
  expect(isNextUplink(uplink(2_000, 2_000, 11), rest)).toBe(true)
  expect(isNextUplink(uplink(2_000, 2_000, 12), rest)).toBe(false)
  expect(isNextUplink(uplink(2_000, 2_000, 11, '0018ffff'), rest)).toBe(false)
  expect(isNextUplink(uplink(2_000, 2_000), rest)).toBe(false)
})
