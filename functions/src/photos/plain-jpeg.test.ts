import { expect, test } from 'vitest'
import { plainJpeg } from './plain-jpeg.ts'

const segment = (marker: number, content: string | number[]) => {
  const body = typeof content === 'string' ? Buffer.from(content, 'latin1') : Buffer.from(content)
  const length = body.length + 2
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 0xff]), body])
}
const start = Buffer.from([0xff, 0xd8])
const end = Buffer.from([0xff, 0xd9])
const jfif = segment(0xe0, 'JFIF\0')
const frame = segment(0xc0, [8, 0, 2, 0, 3, 1, 1, 0x11, 0])
// What is compressed may hold FF, followed by 00, and markers that begin anew.
const scan = Buffer.concat([segment(0xda, [1, 1, 0, 0, 63, 0]), Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3])])
const picture = Buffer.concat([start, jfif, frame, scan, end])

test('of a photo the picture is kept, and nothing that tells where or with what it was taken', () => {
  const gps = segment(0xe1, 'Exif\0\0GPS 46.8,-71.2')
  const copies = segment(0xe2, 'MPF\0')
  const words = segment(0xfe, 'Chez Mme Roy')
  const second = Buffer.concat([start, gps, end])
  const smaller = segment(0xe0, 'JFXX\0 a smaller one')
  const camera = segment(0xe0, 'II\x1a\0HEAPJPGM')
  const told = Buffer.concat([
    start,
    jfif,
    smaller,
    camera,
    gps,
    copies,
    frame,
    words,
    scan,
    gps,
    scan,
    end,
    second,
  ])
  expect(plainJpeg(told)).toEqual({
    bytes: Buffer.concat([start, jfif, frame, scan, scan, end]),
    width: 3,
    height: 2,
  })
  expect(plainJpeg(picture)?.bytes.equals(picture)).toBe(true)
})

test.each([
  ['a program', Buffer.from('MZ a program')],
  ['a picture that is cut off', picture.subarray(0, -2)],
  ['a segment that is cut off', picture.subarray(0, 15)],
  ['one without a picture', Buffer.concat([start, jfif, end])],
  ['one byte', Buffer.from([0xff])],
])('%s is no photo', (_what, bytes) => {
  expect(plainJpeg(bytes)).toBeNull()
})
