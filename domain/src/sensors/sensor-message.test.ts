import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { badSensorMessages } from '../../../tests/fixtures/bad-sensor-messages.ts'
import type { DeviceType } from '../devices/device-catalogue.ts'
import { placeInTime } from './event-timing.ts'
import { refusalReasons } from './refusal.ts'
import { Refused } from './refused.ts'
import { callsForHelp, readEnvelope, readSaid, type SensorMessage } from './sensor-message.ts'

const now = Date.parse('2026-11-21T10:15:30Z')
const apiKey = 'key-of-the-home'
const climate = 'a84041f2c1d2e3f4'
const button = 'a84041f2c1d2e3f5'
const types = new Map<string, DeviceType>([
  [climate, 'DRAGINO-LHT65S-NE117'],
  [button, 'NOVIKA-LW-BOUTON'],
])

const press = {
  eventId: 'press-1',
  deviceId: button,
  kind: 'buttonPressed',
  value: null,
  occurredAt: '2026-11-21T05:15:02.120-05:00',
  battery: 87,
  rssi: -97,
  snr: 7.5,
}

function message(
  body: unknown,
  attributes: Record<string, string> = { apiKey, gatewayId: 'g1' },
): SensorMessage {
  const data = typeof body === 'string' ? body : JSON.stringify(body)
  return { messageId: '1187', publishedAt: now, attributes, data }
}

/** What ingest does with a message before it writes anything. */
function takeIn(incoming: SensorMessage) {
  const envelope = readEnvelope(incoming)
  const type = types.get(envelope.deviceId)
  if (envelope.apiKey === null) throw new Refused('missingApiKey', 'no key')
  if (!type) throw new Refused('unknownDevice', 'no such device')
  if (envelope.apiKey !== apiKey) throw new Refused('wrongApiKey', 'not the key of its home')
  const { events, leftOut } = readSaid(envelope, type)
  if (events.length === 0 && leftOut) throw leftOut
  return events.map((event) => placeInTime(event, { publishedAt: now, receivedAt: now }).event)
}

function refusalOf(incoming: SensorMessage): Refused {
  try {
    takeIn(incoming)
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
  throw new Error('was taken in')
}

describe('an event of form 1', () => {
  it('is read in full', () => {
    const envelope = readEnvelope(message(press))
    expect(envelope).toMatchObject({ deviceId: button, apiKey })
    expect(readSaid(envelope, 'NOVIKA-LW-BOUTON').events).toEqual([
      { ...press, occurredAt: Date.parse('2026-11-21T10:15:02.120Z') },
    ])
  })

  it.each([
    ['in upper case', button.toUpperCase()],
    ['with colons', 'A8:40:41:F2:C1:D2:E3:F5'],
    ['with dashes', 'a8-40-41-f2-c1-d2-e3-f5'],
    ['with spaces', ' a840 41f2 c1d2 e3f5 '],
    ['with dots', 'a840.41f2.c1d2.e3f5'],
  ])('may write the DevEUI %s', (_, deviceId) => {
    expect(takeIn(message({ ...press, deviceId }))).toMatchObject([{ deviceId: button }])
    const uplink = { deviceInfo: { devEui: deviceId, tags: { apiKey } }, object: { kind: 'buttonPressed' } }
    expect(takeIn(message(uplink, { event: 'up' }))).toMatchObject([{ deviceId: button }])
  })

  it('may have a byte order mark before it', () => {
    expect(takeIn(message(`\uFEFF${JSON.stringify(press)}`))).toMatchObject([{ kind: 'buttonPressed' }])
  })

  it.each(['', 'up', 'press'])(
    'is told from an uplink by its fields, whatever attribute event says: "%s"',
    (event) => {
      expect(takeIn(message(press, { apiKey, event }))).toMatchObject([{ kind: 'buttonPressed' }])
    },
  )

  it.each(['ButtonPressed', 'BUTTONPRESSED', 'button_pressed', 'Fall'])(
    'is a refused call for help with the kind %s',
    (kind) => {
      const misspelt = message({ ...press, kind })
      expect(refusalOf(misspelt).reason).toBe('invalidEvent')
      expect(callsForHelp(readEnvelope(misspelt), 'NOVIKA-LW-BOUTON')).toBe(true)
    },
  )

  it('may have a key with the space that was copied with it', () => {
    expect(readEnvelope(message(press, { apiKey: ` ${apiKey}\n` }))).toMatchObject({ apiKey })
    // Of blanks alone it is a wrong one, and not none.
    expect(readEnvelope(message(press, { apiKey: ' ' })).apiKey).toBe('')
  })

  it('may say no more than device, kind and time; its id is then the message’s', () => {
    const bare = { deviceId: button.toUpperCase(), kind: 'buttonPressed', occurredAt: press.occurredAt }
    expect(takeIn(message(bare, { apiKey }))).toEqual([
      {
        ...press,
        eventId: '1187',
        occurredAt: Date.parse(press.occurredAt),
        battery: null,
        rssi: null,
        snr: null,
      },
    ])
  })

  it.each([{ battery: 255 }, { battery: -1 }, { rssi: 1e9 }, { snr: -1e9 }])(
    'keeps a call for help whose %o cannot be: unknown, never a number',
    (odd) => {
      const [event] = takeIn(message({ ...press, ...odd }))
      expect(event).toMatchObject({ kind: 'buttonPressed', [Object.keys(odd)[0] ?? '']: null })
    },
  )

  it('is no sign of life apart from its event', () => {
    expect(readSaid(readEnvelope(message(press)), 'NOVIKA-LW-BOUTON').heard).toBeNull()
  })

  it.each([
    ['value', 1],
    ['value', 'yes'],
    ['battery', 'low'],
    ['rssi', {}],
    ['eventId', 'a b'],
    ['eventId', 42],
    ['occurredAt', 'hier'],
    ['occurredAt', 1_795_256_102],
    ['occurredAt', undefined],
    ['occurredAt', '1970-01-01T00:00:00Z'],
    ['occurredAt', '9999-12-31T23:59:59Z'],
  ])('that calls for help counts with a %s of %j', (field, odd) => {
    const [event] = takeIn(message({ ...press, [field]: odd }))
    expect(event).toMatchObject({ kind: 'buttonPressed', value: null })
    if (field === 'eventId') expect(event?.eventId).toBe('1187')
    if (field === 'occurredAt') expect(event?.occurredAt).toBe(now)
  })

  it('that calls for help is never refused, whatever stands beside its kind and its device', () => {
    const odd = fc.dictionary(
      fc.constantFrom('value', 'eventId', 'occurredAt', 'battery', 'rssi', 'snr', 'x'),
      fc.jsonValue(),
    )
    const kind = fc.constantFrom('buttonPressed', 'zipperDetached', 'fall', 'wanderingDetected')
    fc.assert(
      fc.property(odd, kind, (fields, said) => {
        const body = message({ ...press, ...fields, kind: said })
        expect(takeIn(body)).toMatchObject([{ kind: said, value: null, deviceId: button }])
        expect(callsForHelp(readEnvelope(body), null)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('an uplink that cannot be read', () => {
  const refused = (object: unknown, type: DeviceType) => {
    const uplink = {
      time: '2026-11-21T07:14:00Z',
      deviceInfo: { devEui: button },
      fPort: 1,
      data: 'AAAA',
      object,
    }
    const body = message(uplink, { event: 'up', apiKey })
    expect(() => readSaid(readEnvelope(body), type)).toThrow(Refused)
    return callsForHelp(readEnvelope(body), type)
  }

  it.each([
    ['a kind in other letters', { kind: 'ButtonPressed' }],
    [
      'a kind in other letters among others',
      { events: [{ kind: 'temperature', value: 20 }, { kind: 'FALL' }] },
    ],
    ['an object that is text', JSON.stringify({ kind: 'buttonPressed' })],
  ])('calls for help by %s, whatever sent it', (_, object) => {
    expect(refused(object, 'NOVIKA-LW-BOUTON')).toBe(true)
    expect(refused(object, 'NOVIKA-LW-BANDE')).toBe(true)
  })

  it.each([null, 'AAAA', {}, { kind: 'sos' }, { battery: 88 }, [{}]])(
    'may be a call where its device tells nothing else, and is none of another: %j',
    (object) => {
      expect(refused(object, 'NOVIKA-LW-BOUTON')).toBe(true)
      expect(refused(object, 'NOVIKA-LW-BANDE')).toBe(false)
    },
  )

  it('may be a call of a button whose bytes are not as its vendor describes them', () => {
    expect(refused(null, 'MOKO-LW-004PB')).toBe(true)
    expect(refused(null, 'DRAGINO-LHT65S-NE117')).toBe(false)
  })

  it('is no call where it is a misspelt reading', () => {
    expect(refused({ kind: 'Temperature', value: 20 }, 'NOVIKA-LW-BOUTON')).toBe(false)
  })
})

describe('a message of a device that nobody knows', () => {
  const stranger = (uplink: object) =>
    callsForHelp(
      readEnvelope(message({ deviceInfo: { devEui: 'ffffffffffffffff' }, ...uplink }, { event: 'up' })),
      null,
    )
  const base64 = (...bytes: number[]) => btoa(String.fromCharCode(...bytes))

  it.each([
    ['an object that says so', { object: { kind: 'fall' } }, true],
    ['an object that says so in other letters', { object: { kind: 'Fall' } }, true],
    ['an object of a kind that nobody knows', { object: { kind: 'sos' } }, false],
    ['the event SOS of a MOKO LW004-PB', { fPort: 1, data: base64(80, 0, 0, 0, 0, 0, 3) }, true],
    ['another event of a MOKO LW004-PB', { fPort: 1, data: base64(80, 0, 0, 0, 0, 0, 1) }, false],
    ['the bytes of a thermometer', { fPort: 2, data: base64(0xcb, 0xf4, 0x0b, 0x0d, 3, 0x76, 1) }, false],
    ['too few bytes', { fPort: 1, data: base64(80) }, false],
    ['no bytes', { fPort: 1, data: 42 }, false],
  ])('calls for help, or not, by %s', (_, uplink, calls) => {
    expect(stranger(uplink)).toBe(calls)
  })
})

describe('bad messages', () => {
  const bad = badSensorMessages({ deviceId: climate, buttonId: button, apiKey, now })

  it('are more than 200 kinds, each named once and unlike the others', () => {
    expect(bad.length).toBeGreaterThanOrEqual(200)
    expect(new Set(bad.map(({ name }) => name)).size).toBe(bad.length)
    expect(new Set(bad.map(({ attributes, data }) => JSON.stringify([attributes, data]))).size).toBe(
      bad.length,
    )
  })

  it('cover every reason that a message alone can give', () => {
    const given = new Set(bad.map(({ reason }) => reason))
    expect(refusalReasons.filter((reason) => !given.has(reason))).toEqual([
      'establishmentInactive',
      'cannotBeStored',
      'unreadableRecord',
    ])
  })

  it.each(bad)('$name: $reason', ({ attributes, data, reason }) => {
    const refused = refusalOf(message(data, attributes))
    expect(refused.reason, refused.detail).toBe(reason)
    expect(refused.detail.length).toBeGreaterThan(0)
    expect(refused.detail.length).toBeLessThanOrEqual(500)
  })

  it('are never echoed in the detail', () => {
    const secret = 'Marguerite Tremblay 514-555-0199'
    const measure = { ...press, deviceId: climate, kind: 'temperature', value: 21 }
    const leaking = ['deviceId', 'kind', 'value', 'occurredAt', 'eventId'].map((field) => ({
      ...measure,
      [field]: secret,
    }))
    for (const body of [...leaking, `{"name":"${secret}"`, { [secret]: press }]) {
      expect(refusalOf(message(body)).detail).not.toMatch(/Marguerite|514/)
    }
  })

  it('of any JSON, text or attributes never throw anything but Refused', () => {
    const attributes = fc.record(
      { apiKey: fc.string(), gatewayId: fc.string(), event: fc.constantFrom('up', 'join', 'status', '?') },
      { requiredKeys: [] },
    )
    const value = fc.jsonValue()
    const nearly = fc
      .tuple(fc.constantFrom(...Object.keys(press)), value)
      .map(([field, bad]) => JSON.stringify({ ...press, [field]: bad }))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), nearly), attributes, (data, given) => {
        try {
          takeIn(message(data, { apiKey, ...given }))
        } catch (error) {
          if (!(error instanceof Refused)) throw error
        }
      }),
      { numRuns: 2_000 },
    )
  })
})
