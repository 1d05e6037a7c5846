import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { isText, knownBytes, lookedAt } from './known-bytes.ts'

const known = (bytes: Buffer) =>
  knownBytes(({ start, end } = { start: 0, end: bytes.length - 1 }) =>
    Readable.from([bytes.subarray(start, end + 1)]),
  )
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

it.each<[string, Buffer, string | null, boolean]>([
  ['a picture', png, 'image/png', false],
  ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n'), 'application/pdf', false],
  ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)]), 'application/x-msdownload', false],
  ['a text', Buffer.from('Dort bien.\r\nÀ revoir\tjeudi.'), null, true],
  ['a text in Latin 1', Buffer.from('Rev\xe9rifi\xe9', 'latin1'), null, true],
  ['anything', Buffer.from([1, 2, 3, 0, 5]), null, false],
])('%s is known', async (_what, bytes, mark, text) => {
  expect(await known(bytes)).toEqual({ mark, isText: text })
})

/** An OLE container whose directory is in its third sector, and whose root is of a class. */
function containerOf(classId: string): Buffer {
  const bytes = Buffer.alloc(4 * 512)
  bytes.write('d0cf11e0a1b11ae1', 'hex')
  bytes.writeUInt16LE(9, 30)
  bytes.writeUInt32LE(2, 48)
  bytes.write(classId, 3 * 512 + 80, 'hex')
  return bytes
}

it.each([
  ['an installer', '84100c0000000000c000000000000046', 'application/x-msi'],
  ['its patch', '86100c0000000000c000000000000046', 'application/x-msi'],
  ['a document of Word', '0609020000000000c000000000000046', 'application/x-cfb'],
  ['a document that says nothing', '00000000000000000000000000000000', 'application/x-cfb'],
])('of the old containers %s is known by its root', async (_what, classId, mark) => {
  expect(await known(containerOf(classId))).toEqual({ mark, isText: false })
})

it('a text in UTF-16 is one by how it begins', () => {
  expect(isText(Buffer.from('\ufeffBonjour', 'utf16le'))).toBe(true)
  expect(isText(Buffer.from('Bonjour', 'utf16le'))).toBe(false)
})

it('no more is read than it takes, whatever comes', async () => {
  let read = 0
  const endless = (bytes: Buffer) => () =>
    new Readable({
      read() {
        read += 1
        this.push(read === 1 ? bytes : Buffer.alloc(64 * 1024, 32))
      },
    })
  expect(await knownBytes(endless(png))).toEqual({ mark: 'image/png', isText: false })
  expect(read).toBeLessThan(10)
})

it('a file that breaks off is no answer', async () => {
  const broken = () => new Readable({ read: () => undefined }).destroy(new Error('broke off'))
  await expect(knownBytes(broken)).rejects.toThrow('broke off')
})

it('of a text its beginning is looked at', async () => {
  const asked: unknown[] = []
  await knownBytes((part) => {
    asked.push(part)
    return Readable.from([Buffer.from('text')])
  })
  expect(asked).toEqual([undefined, { start: 0, end: lookedAt - 1 }])
})
