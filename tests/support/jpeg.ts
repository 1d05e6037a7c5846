const segment = (marker: number, body: Buffer) => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(body.length + 2)
  return Buffer.concat([Buffer.from([0xff, marker]), length, body])
}

/** A JPEG as far as anybody looks who does not unpack it, of so many pixels, which tells besides what is given. */
export function jpeg({ pixels = 320, exif = '' }: { pixels?: number; exif?: string } = {}): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(pixels, 1)
  frame.writeUInt16BE(pixels, 3)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0')),
    exif === '' ? Buffer.alloc(0) : segment(0xe1, Buffer.from(`Exif\0\0${exif}`)),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([1, 2, 3, 0xff, 0xd9]),
  ])
}
