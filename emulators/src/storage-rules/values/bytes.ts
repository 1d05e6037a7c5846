/** A sequence of bytes: `b'…'` or what a hash function returns. */
export class BytesValue {
  readonly type = 'bytes'
  readonly bytes: Buffer

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
}
