import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { BytesValue } from '../values/bytes.ts'
import { globalFunction, overload } from './overload.ts'

/** `hashing.*`; https://firebase.google.com/docs/reference/rules/rules.hashing. A string counts as its UTF-8 bytes. */
export const hashing = {
  crc32: hashFunction('crc32', (bytes) => littleEndian(crc32(bytes))),
  crc32c: hashFunction('crc32c', (bytes) => littleEndian(crc32c(bytes))),
  md5: hashFunction('md5', (bytes) => createHash('md5').update(bytes).digest()),
  sha256: hashFunction('sha256', (bytes) => createHash('sha256').update(bytes).digest()),
}

function hashFunction(name: string, hash: (bytes: Buffer) => Buffer) {
  return globalFunction(`hashing.${name}`, [
    overload(['bytes'], ({ bytes }) => new BytesValue(hash(bytes))),
    overload(['string'], (text) => new BytesValue(hash(Buffer.from(text, 'utf8')))),
  ])
}

function littleEndian(checksum: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(checksum)
  return bytes
}

/** The Castagnoli polynomial of RFC 3720, bits reversed. */
const castagnoli = 0x82f63b78

function crc32c(bytes: Buffer): number {
  let checksum = ~0
  for (const byte of bytes) {
    checksum ^= byte
    for (let bit = 0; bit < 8; bit += 1) checksum = (checksum >>> 1) ^ (checksum & 1 ? castagnoli : 0)
  }
  return ~checksum >>> 0
}
