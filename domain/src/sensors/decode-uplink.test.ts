import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DeviceType, deviceTypeInfo, deviceTypes } from '../devices/device-catalogue.ts'
import { decodeUplink, type Payload } from './decode-uplink.ts'
import { eventKindNames, isCallForHelp } from './event-kinds.ts'
import { callsForHelp, type Envelope, readSaid } from './sensor-message.ts'

const base64 = (...bytes: number[]) => btoa(String.fromCharCode(...bytes))
/** The press of a MOKO LW004-PB, and its word that it is over. */
const press = { fPort: 1, data: base64(95, 0, 0, 0, 0, 0, 3) }
const over = { fPort: 1, data: base64(95, 0, 0, 0, 0, 0, 4) }
const kindsOf = (payload: Payload, type: DeviceType) =>
  decodeUplink(payload, type).readings.map(({ kind }) => kind)
const callKinds = eventKindNames.filter(isCallForHelp)
const byBytes = deviceTypes.filter((type) => deviceTypeInfo(type).decoder !== 'object')

describe('a call for help of a device that was entered as another type', () => {
  it.each(deviceTypes)('is told by the bytes of a button that is said to be a %s', (type) => {
    expect(kindsOf(press, type)).toEqual(['buttonPressed'])
  })

  it.each(byBytes)('is told by the object that the codec of a %s made, whatever its bytes are', (type) => {
    const payload = fc.record({ fPort: fc.nat(255), data: fc.base64String() })
    fc.assert(
      fc.property(payload, fc.constantFrom(...callKinds), (bytes, kind) => {
        expect(kindsOf({ ...bytes, object: { kind } }, type).filter(isCallForHelp)).toHaveLength(1)
      }),
      { numRuns: 30 },
    )
  })

  it.each(deviceTypes)('counts once and is never refused, whatever else cannot be read (%s)', (type) => {
    const body = (fields: object): Envelope => ({
      deviceId: 'a84041f2c1d2e3f5',
      apiKey: null,
      messageId: '1',
      heardBy: null,
      body: { form: 'chirpStack', event: 'up', json: { object: { kind: 'fall' }, ...fields } },
    })
    const odd = fc.dictionary(fc.constantFrom('fPort', 'data', 'time', 'deduplicationId'), fc.jsonValue())
    fc.assert(
      fc.property(odd, (fields) => {
        const { events } = readSaid(body(fields), type)
        expect(events.filter(({ kind }) => kind === 'fall')).toHaveLength(1)
        expect(callsForHelp(body(fields), type)).toBe(true)
      }),
      { numRuns: 30 },
    )
  })
})

describe('a device of its own type', () => {
  it('counts its press once, though a codec tells of it too', () => {
    expect(kindsOf({ ...press, object: { kind: 'buttonPressed' } }, 'MOKO-LW-004PB')).toEqual([
      'buttonPressed',
    ])
  })

  it('says that a call is over', () => {
    expect(decodeUplink(over, 'MOKO-LW-004PB')).toMatchObject({ readings: [], atRest: true })
  })

  it('calls nobody by bytes that only look like a press, where its codec says what they are', () => {
    const payload = { ...press, object: { kind: 'presenceDetected' } }
    expect(kindsOf(payload, 'NOVIKA-LW-LOCALISATEUR')).toEqual(['presenceDetected'])
  })
})
