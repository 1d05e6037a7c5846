import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newApiKey } from '../establishments/api-key.ts'
import { gatewayOf, withoutKeys } from './without-keys.ts'

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

  it.each([
    ['without an escape', ''],
    ['behind an escape', '\\u00e9 '],
  ])('that is no JSON keeps everything but the key too, %s', (_, before) => {
    const bodyOf = (secret: string, given: string) => `${before}{'apiKey' : '${secret}', "note": "${given} "}`
    const ours = newApiKey('one', 'anne', 0).apiKey
    const given = 'demo-key-erables-7f3a91c2'
    expect(redact(bodyOf('an-older-key', given), given)).toBe(bodyOf('[key]', '[key]'))
    expect(redact(bodyOf('an-older-key', ours))).toBe(bodyOf('[key]', '[key]'))
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

  it.each([
    ['JSON', (secret: string) => JSON.stringify({ tags: { vigie: secret } })],
    ['a name in JSON', (secret: string) => JSON.stringify({ tags: { [secret]: 1 } })],
    ['JSON with an escape', (secret: string) => `{"tags":{"vigie":"${secret.replace('-', '\\u002d')}"}}`],
    ['broken JSON', (secret: string) => `{"tags":{"vigie":"${secret}"`],
    ['a form', (secret: string) => `deviceId=1&vigie=${secret}&kind=x`],
  ])('holds no key of ours under whatever name in %s', (_, bodyWith) => {
    const { apiKey } = newApiKey('one', 'anne', 0)
    const kept = redact(bodyWith(apiKey))
    expect(kept).toContain('[key]')
    expect(kept).not.toContain(apiKey.slice('vigie-'.length))
  })

  it('keeps what only begins like a key of ours', () => {
    const body = JSON.stringify({ deviceName: 'vigie-residence-du-lac-chambre-214' })
    expect(redact(body)).toBe(body)
  })

  it.each(['%', '%%', '\\u', '\\', '\\u00', '&#x'])(
    'holds no key behind %s, which could be an escape with its beginning',
    (beginning) => {
      const secret = '00f1A__0_a0__A0-_Aa'
      for (const body of [
        `${beginning}${secret}`,
        JSON.stringify({ note: `${beginning}${secret}` }),
        `{"a":"${beginning}${secret}"`,
      ]) {
        expect(redact(body, secret)).not.toContain(secret)
      }
    },
  )

  describe('in any spelling', () => {
    /** A key of whatever may be escaped, each character spelt in one of the ways of JSON or of a form. */
    const hex = (character: string) => character.charCodeAt(0).toString(16)
    const ways = [
      (character: string) => character,
      (character: string) => character.replace('/', '\\/'),
      (character: string) => `\\u${hex(character).padStart(4, '0')}`,
      (character: string) => `\\u${hex(character).padStart(4, '0').toUpperCase()}`,
    ]
    const character = fc.constantFrom(...'abcdeXYZ0189-_+/=.~é', '/', '/')
    const speltKey = fc
      .array(fc.tuple(character, fc.constantFrom(...ways)), { minLength: 12, maxLength: 40 })
      .map((parts) => ({
        secret: parts.map(([each]) => each).join(''),
        spelt: parts.map(([each, way]) => way(each)).join(''),
      }))
    /** What a reader of the dead letters could make of a text: all its escapes undone, again and again. */
    const plain = (text: string): string => {
      const undone = text
        .replaceAll(/\\+u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
        .replaceAll(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
        .replaceAll(/\\(?=["\\/])/g, '')
      return undone === text ? text : plain(undone)
    }
    const expectNoPieceOf = (secret: string, kept: Buffer) => {
      const said = plain(kept.toString())
      for (let start = 0; start + 6 <= secret.length; start += 1) {
        expect(said).not.toContain(secret.slice(start, start + 6))
      }
    }
    const within = (spelt: string) => JSON.stringify(`{"apiKey":"${spelt}"}`)

    it.each([
      ['JSON', (spelt: string) => `{"apiKey":"${spelt}"}`],
      ['JSON with an escaped name', (spelt: string) => `{"a\\u0070i\\u004Bey" : "${spelt}","x":1}`],
      ['JSON that repeats it', (spelt: string) => `{"apiKey":"${spelt}","note":["is ${spelt}"]}`],
      ['broken JSON', (spelt: string) => `{"apiKey":"${spelt}","object":}`],
      ['JSON that was cut off', (spelt: string) => `{"apiKey":"${spelt}`],
      ['JSON in JSON', (spelt: string) => `{"data":${within(spelt)}}`],
      ['JSON in broken JSON', (spelt: string) => `{"data":${within(spelt)}`],
      ['JSON in JSON in broken JSON', (spelt: string) => `{"data":${JSON.stringify(within(spelt))}`],
    ])('is taken out of %s by its name', (_, bodyWith) => {
      fc.assert(
        fc.property(speltKey, ({ secret, spelt }) => {
          expectNoPieceOf(secret, withoutKeys(Buffer.from(bodyWith(spelt)), undefined))
        }),
      )
    })

    it.each([
      ['JSON', (spelt: string) => `{"note":"is ${spelt}"}`],
      ['a name in JSON', (spelt: string) => `{"${spelt}":1}`],
      ['broken JSON', (spelt: string) => `{"note":"is ${spelt}`],
      ['JSON in JSON', (spelt: string) => JSON.stringify({ data: `{"note":"${spelt}"}` })],
      ['JSON in broken JSON', (spelt: string) => `${JSON.stringify({ data: `{"note":"${spelt}"}` })},`],
    ])('is taken out of %s where the attributes give it', (_, bodyWith) => {
      fc.assert(
        fc.property(speltKey, ({ secret, spelt }) => {
          expectNoPieceOf(secret, withoutKeys(Buffer.from(bodyWith(spelt)), secret))
        }),
      )
    })

    it('is taken out of a form', () => {
      fc.assert(
        fc.property(speltKey, ({ secret }) => {
          const form = new URLSearchParams({ deviceId: '1', api_key: secret, note: `is ${secret}` })
          expectNoPieceOf(secret, withoutKeys(Buffer.from(form.toString()), secret))
          form.delete('note')
          expectNoPieceOf(secret, withoutKeys(Buffer.from(form.toString()), undefined))
        }),
      )
    })
  })

  it.each(['\\', '"', 'apiKey"', 'apiKey":\\', '\\u0061', 'a\\', "api'", 'vigie-'])(
    'is looked through in no time though it is nothing but %s',
    (piece) => {
      const started = performance.now()
      withoutKeys(Buffer.from(piece.repeat(500_000 / piece.length)), `a${piece}b`)
      expect(performance.now() - started).toBeLessThan(5_000)
    },
  )
})

it('half a character of a gateway’s name, which Firestore takes in no text, is none', () => {
  expect(gatewayOf({}, 'gw\ud83d')).toBe('gw\ufffd')
  expect(gatewayOf({}, `x${'😀'.repeat(60)}`)?.isWellFormed()).toBe(true)
})
