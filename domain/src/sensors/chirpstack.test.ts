import { describe, expect, it } from 'vitest'
import type { DeviceType } from '../devices/device-catalogue.ts'
import { bestReception, chirpStackEventSchema } from './chirpstack.ts'
import { readEnvelope, readSaid } from './sensor-message.ts'

const deduplicationId = '3ac7e3c4-4401-4b8d-9386-a5c902f9202d'
const occurredAt = Date.parse('2026-11-21T10:15:02.120Z')
const uplink = {
  deduplicationId,
  time: '2026-11-21T10:15:02.120456+00:00',
  deviceInfo: {
    tenantName: 'Vigie',
    deviceProfileName: 'LHT65S',
    devEui: 'a84041f2c1d2e3f4',
    tags: { apiKey: 'key-of-the-home', floor: '2' },
  },
  devAddr: '00189440',
  adr: true,
  dr: 5,
  fCnt: 1042,
  fPort: 2,
  confirmed: false,
  data: 'y/YLDQN2AQrdf/8=',
  rxInfo: [
    { gatewayId: '0016c001f153a14c', uplinkId: 4217106255, rssi: -97, snr: 7.5 },
    { gatewayId: '0016c001f153a14d', uplinkId: 4217106256, rssi: -71, snr: 9 },
  ],
  txInfo: { frequency: 867100000 },
}
const envelopeOf = (body: object, event = 'up') =>
  readEnvelope({
    messageId: '1187',
    publishedAt: occurredAt,
    attributes: { event, dev_eui: 'a84041f2c1d2e3f4', application_id: '17c82e96' },
    data: JSON.stringify(body),
  })
const read = (body: object, type: DeviceType) => readSaid(envelopeOf(body), type).events

describe('a ChirpStack v4 uplink', () => {
  it('brings its key as a tag', () => {
    expect(envelopeOf(uplink)).toMatchObject({
      deviceId: 'a84041f2c1d2e3f4',
      apiKey: 'key-of-the-home',
    })
  })

  it('may hold several events, each with an id of its own that a repeat has again', () => {
    const base = { deviceId: 'a84041f2c1d2e3f4', occurredAt, battery: null, rssi: -71, snr: 9 }
    const events = [
      { ...base, eventId: `${deduplicationId}-temperature`, kind: 'temperature', value: 28.29 },
      { ...base, eventId: `${deduplicationId}-humidity`, kind: 'humidity', value: 88.6 },
    ]
    expect(read(uplink, 'DRAGINO-LHT65S-NE117')).toEqual(events)
    expect(read(uplink, 'DRAGINO-LHT65S-NE117')).toEqual(events)
  })

  it('is read through its object for a device without a decoder', () => {
    const object = { kind: 'sitDown', battery: 64 }
    expect(read({ ...uplink, object }, 'NOVIKA-LW-COUSSIN')).toMatchObject([
      { eventId: `${deduplicationId}-sitDown`, kind: 'sitDown', value: null, battery: 64 },
    ])
  })

  it.each([
    [{ events: [{ kind: 'standUp' }, { kind: 'timeSitting', value: 1800 }, { kind: 'standUp' }] }],
    [[{ kind: 'standUp' }, { kind: 'timeSitting', value: 1800 }, { kind: 'standUp' }]],
  ])('may list events in its object', (object) => {
    expect(
      read({ ...uplink, object }, 'NOVIKA-LW-COUSSIN').map(({ eventId, value }) => [eventId, value]),
    ).toEqual([
      [`${deduplicationId}-standUp`, null],
      [`${deduplicationId}-timeSitting`, 1800],
      [`${deduplicationId}-standUp-2`, null],
    ])
  })

  it('loses an impossible reading, not the call for help beside it', () => {
    const object = { events: [{ kind: 'timeSitting', value: -5 }, { kind: 'fall' }, { kind: 'doorOpen' }] }
    expect(read({ ...uplink, object }, 'NOVIKA-LW-CEINTURE').map(({ kind }) => kind)).toEqual(['fall'])
  })

  it('needs no more than protobuf writes: zeros and empty lists are left out', () => {
    const { rxInfo, fPort, data, ...bare } = uplink
    expect(read(bare, 'DRAGINO-LHT65S-NE117')).toEqual([])
  })

  it('is a sign of life even when it holds no event', () => {
    const object = { events: [], battery: 12 }
    expect(readSaid(envelopeOf({ ...uplink, object }), 'NOVIKA-LW-BOUTON').heard).toEqual({
      at: occurredAt,
      battery: 12,
      rssi: -71,
      snr: 9,
      tellsOfCall: false,
    })
  })

  it('of a call for help, or of its end, has the number that the device gave it', () => {
    const sos = { ...uplink, fPort: 4, data: btoa('\x57\x34\xf6') }
    const said = readSaid(envelopeOf(sos), 'MOKO-LW-004PB')
    const frame = { session: '00189440', count: 1042 }
    expect(said).toMatchObject({ events: [{ asState: true, frame }], heard: { frame } })
    const { fCnt, ...first } = sos
    expect(read(first, 'MOKO-LW-004PB')).toMatchObject([{ frame: { ...frame, count: 0 } }])
    const rest = { ...sos, data: btoa('\x57\x30\xf6') }
    expect(readSaid(envelopeOf(rest), 'MOKO-LW-004PB').heard).toMatchObject({ atRest: true, frame })
    for (const odd of [{ devAddr: null }, { devAddr: '' }, { fCnt: -1 }, { fCnt: 'many' }]) {
      const [call] = read({ ...sos, ...odd }, 'MOKO-LW-004PB')
      expect(call).toMatchObject({ kind: 'buttonPressed' })
      expect(call).not.toHaveProperty('frame')
    }
  })

  it('survives an odd account of its reception', () => {
    const odd = { ...uplink, rxInfo: [{ gatewayId: 7, rssi: 'NaN', snr: {} }] }
    expect(read(odd, 'DRAGINO-LHT65S-NE117')).toMatchObject([{ rssi: null, snr: null }, { kind: 'humidity' }])
    expect(read({ ...uplink, rxInfo: 'none' }, 'DRAGINO-LHT65S-NE117')).toHaveLength(2)
  })

  it.each(chirpStackEventSchema.options.filter((event) => event !== 'up'))(
    'other than up (%s) is no event',
    (event) => {
      const envelope = envelopeOf({ deviceInfo: uplink.deviceInfo, batteryLevel: 50 }, event)
      const nothing = { events: [], heard: null, leftOut: null }
      expect(readSaid(envelope, 'DRAGINO-LHT65S-NE117')).toEqual(nothing)
    },
  )
})

describe('a call for help in an uplink', () => {
  const calling = (change: object, object: object = { kind: 'fall' }) =>
    readSaid(envelopeOf({ ...uplink, object, ...change }), 'NOVIKA-LW-CEINTURE').events

  it.each([
    ['a value', {}, { kind: 'fall', value: 1 }],
    ['a word for a value', {}, { kind: 'fall', value: 'yes' }],
    ['a word for a battery', {}, { kind: 'fall', battery: 'low' }],
    ['something unreadable beside it', {}, [{ kind: 'fall' }, { kind: 'leak' }, 7, null]],
    ['no port', { fPort: 'two', data: 7 }, undefined],
    ['no key of the session', { joinServerContext: {} }, undefined],
  ])('counts with %s', (_, change, object) => {
    expect(calling(change, object)).toMatchObject([
      { kind: 'fall', value: null, eventId: `${deduplicationId}-fall` },
    ])
  })

  it('counts without an id, under the message’s, and without a time', () => {
    const nameless = calling({ deduplicationId: '../x', time: 'yesterday' })
    expect(nameless).toMatchObject([{ eventId: '1187-fall', occurredAt: null }])
  })

  it('is heard of with the device’s own words that it is over, also where these tell no time', () => {
    const over = { ...uplink, fPort: 1, data: Buffer.from('57F6623133E104', 'hex').toString('base64') }
    const said = (change: object) => readSaid(envelopeOf({ ...over, ...change }), 'MOKO-LW-004PB').heard
    expect(said({})).toMatchObject({ at: occurredAt, tellsOfCall: true, atRest: true })
    expect(said({ time: 'yesterday' })).toMatchObject({ at: null, tellsOfCall: true, atRest: true })
  })

  it('counts whatever the type of the device', () => {
    const said = readSaid(envelopeOf({ ...uplink, object: { kind: 'fall' } }), 'NOVIKA-LW-BOUTON')
    expect(said.events).toMatchObject([{ kind: 'fall' }])
  })

  it('is found among thousands of events that are refused without one', () => {
    const many = Array.from({ length: 5_000 }, () => ({ kind: 'standUp' }))
    expect(() => calling({}, many)).toThrow('tooManyEvents')
    expect(calling({}, [...many, { kind: 'fall' }])).toMatchObject([{ kind: 'fall' }])
  })

  it('is found behind more calls of other kinds than one message may hold', () => {
    const presses = Array.from({ length: 150 }, () => ({ kind: 'buttonPressed' }))
    const calls = calling({}, [...presses, { kind: 'fall' }, { kind: 'wanderingDetected' }])
    expect(calls).toHaveLength(100)
    expect(calls.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['fall', 'wanderingDetected']))
  })
})

describe('the best reception', () => {
  it('is the strongest, one of unknown strength last', () => {
    const [none, weak, strong] = [{ rssi: null }, { rssi: -120 }, { rssi: -60 }]
    expect(bestReception([none, weak, strong])).toBe(strong)
    expect(bestReception([strong, none, weak])).toBe(strong)
    expect(bestReception([none])).toBe(none)
    expect(bestReception([])).toBeNull()
  })
})
