/** Markers of ITU-T T.81, table B.1, as their second byte. */
const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const comment = 0xfe
const isApplicationData = (marker: number) => marker >= 0xe0 && marker <= 0xef
/** JFIF, and Adobe's, which says how the colours are meant: by their marker and how they begin. Others have the same markers, for what else a camera tells. */
const harmless: ReadonlyMap<number, string> = new Map([
  [0xe0, 'JFIF\0'],
  [0xee, 'Adobe'],
])
/** The start of a frame, whatever way it is compressed: DHT, JPG and DAC lie between. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** A photo without anything that is not picture, and how large it is, in pixels. */
export interface PlainJpeg {
  bytes: Buffer
  width: number
  height: number
}

/**
 * A JPEG with nothing in it but the picture: where it was taken, with what, by whom, comments, smaller copies and whatever follows
 * its end are left out. Null where the bytes are no JPEG.
 */
export function plainJpeg(bytes: Buffer): PlainJpeg | null {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) return null
  const kept = [bytes.subarray(0, 2)]
  let size: Pick<PlainJpeg, 'width' | 'height'> | null = null
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1)
    if (marker === endOfImage) break
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length) return null
    if (isFrame(marker) && end >= at + 9)
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    const next = marker === startOfScan ? endOfScan(bytes, end) : end
    const name = harmless.get(marker)
    const isHarmless = name !== undefined && bytes.toString('latin1', at + 4, at + 4 + name.length) === name
    const isPicture = marker !== comment && (!isApplicationData(marker) || isHarmless)
    if (isPicture) kept.push(bytes.subarray(at, next))
    at = next
  }
  const isWhole = bytes[at] === 0xff && bytes[at + 1] === endOfImage
  if (!isWhole || size === null) return null
  return { bytes: Buffer.concat([...kept, bytes.subarray(at, at + 2)]), ...size }
}

/** Where the compressed picture that begins there ends: at the next marker that is no part of it. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = start; at + 1 < bytes.length; at++) {
    const after = bytes.readUInt8(at + 1)
    const isPart = after === 0x00 || after === 0xff || (after >= 0xd0 && after <= 0xd7)
    if (bytes[at] === 0xff && !isPart) return at
  }
  return bytes.length
}
