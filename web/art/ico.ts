/**
 * Wraps one PNG as an .ico file, which browsers ask for at /favicon.ico whatever the page says. `side` is in pixels,
 * at most 255. Layout: ICONDIR and ICONDIRENTRY, https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
export function icoOf(png: Uint8Array, side: number): Buffer {
  if (!Number.isInteger(side) || side < 1 || side > 255) throw new RangeError(`No icon is ${side} px wide`)
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon, not a cursor
  header.writeUInt16LE(1, 4) // one image
  header.writeUInt8(side, 6)
  header.writeUInt8(side, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18) // where the image begins
  return Buffer.concat([header, png])
}
