import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutKeys } from './without-keys.ts'

const key = fc.stringMatching(/^[A-Za-z0-9_-]{16,64}$/)
const uplink = (apiKey: string) =>
  JSON.stringify({ deviceInfo: { devEui: 'a84041f2c1d2e3f4', tags: { apiKey } }, object: { TempC: 21 } })

const redact = (body: string | Buffer, apiKey?: string) =>
  withoutKeys(Buffer.from(body), apiKey).toString('latin1')

describe('the body of a refused message', () => {
  it('keeps everything but the key', () => {
    expect(JSON.parse(redact(uplink('demo-key-erables-7f3a91c2')))).toEqual({
      deviceInfo: { devEui: 'a84041f2c1d2e3f4', tags: { apiKey: '[key]' } },
      object: { TempC: 21 },
    })
  })

  it('without a key stays as it is, byte for byte', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(withoutKeys(Buffer.from(bytes), 'demo-key-erables-7f3a91c2')).toEqual(Buffer.from(bytes))
      }),
    )
  })

  it('holds no key wherever it is cut off', () => {
    fc.assert(
      fc.property(key, fc.nat({ max: 200 }), (secret, length) => {
        const cut = uplink(secret).slice(0, length)
        const before = uplink('').indexOf('"apiKey":"') + '"apiKey":"'.length
        const kept = redact(cut)
        expect(kept).not.toContain(secret)
        if (length > before) expect(kept.slice(0, before)).toBe(cut.slice(0, before))
        expect(kept).not.toContain(`"apiKey":"${secret.slice(0, 4)}`)
      }),
    )
  })

  it.each([
    ['a name that is escaped', (secret: string) => uplink(secret).replace('apiKey', 'api\\u004bey')],
    ['a name that comes twice', (secret: string) => `{"apiKey":"${secret}","apiKey":"other"}`],
    [
      'a key repeated under another name',
      (secret: string) => JSON.stringify({ apiKey: secret, note: `is ${secret}`, [secret]: 1 }),
    ],
    ['broken JSON', (secret: string) => `{'apiKey' : '${secret}', "object": }`],
    ['broken JSON with an escaped name', (secret: string) => `{"api\\u004bey":"${secret}"`],
    ['JSON in JSON', (secret: string) => JSON.stringify({ data: uplink(secret) })],
    ['a form', (secret: string) => `deviceId=1&api_key=${secret}&kind=x`],
    [
      'Protocol Buffers',
      (secret: string) => Buffer.from(`\n\x06apiKey\x12${String.fromCharCode(secret.length)}${secret}`),
    ],
    ['UTF-16', (secret: string) => Buffer.from(uplink(secret), 'utf16le')],
  ])('holds no key in %s', (_, bodyWith) => {
    fc.assert(
      fc.property(key, (secret) => {
        expect(redact(bodyWith(secret))).not.toContain(secret)
      }),
    )
  })

  it('holds no key that the attributes give, in whatever it is', () => {
    fc.assert(
      fc.property(key, fc.uint8Array(), fc.uint8Array(), (secret, before, after) => {
        expect(redact(Buffer.concat([before, Buffer.from(secret), after]), secret)).not.toContain(secret)
      }),
    )
  })
})
