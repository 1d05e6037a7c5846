import { describe, expect, it } from 'vitest'
import { decodeAqs01l } from './aqs01l.ts'
import type { Decoder } from './decoder.ts'
import { decodeLht65s } from './lht65s.ts'
import { decodeLtc2 } from './ltc2.ts'
import { decodeLw004pb } from './lw004pb.ts'
import { decodeLw007pir } from './lw007pir.ts'

const hex = (text: string) =>
  new DataView(Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex')).buffer)
/** What a frame says, as "kind value" lines. */
const says = (decoder: Decoder, fPort: number, frame: string) =>
  decoder({ fPort, payload: hex(frame) }).readings.map(({ kind, value }) => `${kind} ${value}`)

describe('Dragino LHT65S', () => {
  it('gives the room’s climate, whatever probe is plugged in', () => {
    // The example of Dragino's manual and of its entry in The Things Network's device repository: 28.29 °C, 88.6 %.
    const climate = ['temperature 28.29', 'humidity 88.6']
    expect(says(decodeLht65s, 2, 'CBF6 0B0D 0376 01 0ADD 7FFF')).toEqual(climate)
    // The same with a TMP117 probe, with none plugged in, and with a time stamp in place of the second value.
    expect(says(decodeLht65s, 2, 'CBF6 0B0D 0376 02 0ADD 7FFF')).toEqual(climate)
    expect(says(decodeLht65s, 2, 'CBF6 0B0D 0376 82 7FFF 7FFF')).toEqual(climate)
    expect(says(decodeLht65s, 2, '0ADD 0B0D C376 0A 60065F97')).toEqual(climate)
  })

  it('reads frost', () => {
    expect(says(decodeLht65s, 2, 'CBBD F5C6 022E 01 F54F 7FFF')).toEqual([
      'temperature -26.18',
      'humidity 55.8',
    ])
  })

  it.each([
    ['the NE117 probe’s identity', 2, 'CBF6 1122 3344 20 0ADD 5566'],
    ['an SHT31 probe’s identity', 2, 'CBF6 1122 3344 10 0ADD 0376'],
    ['a DS18B20 probe’s identity', 2, 'CBF6 1122 3344 15 11223344'],
    ['stored readings', 2, 'CBF6 0B0D 0376 41 60065F97'],
    ['device status', 5, '0B 0130 02 FF 0BF6'],
  ])('reads no climate from %s', (_, port, frame) => {
    expect(says(decodeLht65s, port, frame)).toEqual([])
  })
})

describe('Dragino AQS01-L', () => {
  it('gives CO2, temperature and humidity, in tenths of a degree', () => {
    expect(says(decodeAqs01l, 2, '0CF6 0101 0300 2748 0352 00')).toEqual([
      'co2 850',
      'temperature 25.7',
      'humidity 76.8',
    ])
    expect(says(decodeAqs01l, 2, '0CF6 FF3F 0300 2748 0352 0F')).toContain('temperature -19.3')
  })

  it('gives hundredths of a degree from firmware 1.3, which says so', () => {
    expect(says(decodeAqs01l, 2, '0CF6 0A0A 0300 2748 0352 10')).toContain('temperature 25.7')
  })

  it('says nothing new on its status and datalog ports', () => {
    expect(says(decodeAqs01l, 5, '37 0130 02 FF 0CF6')).toEqual([])
    expect(says(decodeAqs01l, 3, '0352 0300 0101 00 60065F97')).toEqual([])
  })
})

describe('Dragino LTC2', () => {
  it('gives the first channel', () => {
    // The example of its entry in The Things Network's device repository: 21.46 °C and 21.51 °C.
    expect(says(decodeLtc2, 2, '0E55 01 0862 0867 60E43CC6')).toEqual(['temperature 21.46'])
  })

  it('gives the channel that has a probe', () => {
    // Dragino's manual, section 2.4: channel 1 at 25.94 °C, no probe on channel 2, told as -327.67.
    expect(says(decodeLtc2, 2, '0E3C 01 0A22 8001 60E43CC6')).toEqual(['temperature 25.94'])
    expect(says(decodeLtc2, 2, '0E3C 01 8001 F830 60E43CC6')).toEqual(['temperature -20'])
  })

  it('counts tenths where it says so', () => {
    expect(says(decodeLtc2, 2, '0E3C 32 FF38 8001 60E43CC6')).toEqual(['temperature -20'])
  })

  it('has no temperature without a probe, nor when it tells resistances', () => {
    expect(() => says(decodeLtc2, 2, '0E3C 01 8001 8001 60E43CC6')).toThrow('impossibleValue')
    expect(() => says(decodeLtc2, 2, '0E3C 03 2B67 2B67 60E43CC6')).toThrow('undecodable')
  })

  it('says nothing new when it replays its store', () => {
    expect(says(decodeLtc2, 2, '0E64 41 0B49 8001 60A07264')).toEqual([])
  })
})

describe('MOKO LW004-PB', () => {
  it('knows no battery above 100 %, and hears the call beside it', () => {
    const said = decodeLw004pb({ fPort: 1, payload: hex('7F F6 623133E1 03') })
    expect(said).toMatchObject({ readings: [{ kind: 'buttonPressed' }], battery: null })
    expect(decodeLw004pb({ fPort: 1, payload: hex('E4 F6 623133E1 03') }).battery).toBe(100)
  })

  const calls = ['buttonPressed null']

  it('calls on the start of an SOS or an Alert', () => {
    expect(says(decodeLw004pb, 1, '57 F6 623133E1 03')).toEqual(calls)
    expect(says(decodeLw004pb, 1, 'D7 F6 623133E1 05')).toEqual(calls)
  })

  it.each([0, 1, 2, 4, 6, 7, 8])('does not call on event %i', (code) => {
    expect(says(decodeLw004pb, 1, `57 F6 623133E1 0${code}`)).toEqual([])
  })

  it('calls as long as an SOS or an Alert is under way, since its first uplink may have been lost', () => {
    expect(says(decodeLw004pb, 4, '57 34 F6 623133E1')).toEqual(calls)
    expect(says(decodeLw004pb, 8, '57 33 0010')).toEqual(calls)
    expect(says(decodeLw004pb, 6, '57 70 10 D4000000 1B000000')).toEqual(calls)
    expect(says(decodeLw004pb, 6, '57 64 10 D4000000 1B000000')).toEqual([])
  })

  it('tells a call under way as a state, its start as an event, and when it is over', () => {
    const read = (fPort: number, frame: string) => decodeLw004pb({ fPort, payload: hex(frame) })
    expect(read(4, '57 34 F6 623133E1').readings).toMatchObject([{ asState: true, alarm: 'sos' }])
    expect(read(8, '57 33 0010').readings).toMatchObject([{ asState: true, alarm: 'alert' }])
    const press = { kind: 'buttonPressed', value: null }
    expect(read(1, '57 F6 623133E1 03').readings).toEqual([{ ...press, alarm: 'sos' }])
    expect(read(1, '57 F6 623133E1 05').readings).toEqual([{ ...press, alarm: 'alert' }])
    expect([4, 6, 0].map((code) => read(1, `57 F6 623133E1 0${code}`).atRest)).toEqual([
      true,
      true,
      undefined,
    ])
    expect(read(4, '57 30 F6 623133E1').atRest).toBe(true)
  })

  it('does not call on a failed position, and tells its battery', () => {
    // The example in MOKO's decoder.
    const decoded = decodeLw004pb({ fPort: 9, payload: hex('d43006') })
    expect(decoded).toEqual({ readings: [], battery: 84, atRest: true })
  })
})

describe('MOKO LW007-PIR', () => {
  // The examples in MOKO's decoders.
  it('gives the climate in its heartbeat', () => {
    expect(says(decodeLw007pir, 5, '6230C2C1 10 0A 8AAD1A 10A5')).toEqual([
      'temperature 25.4',
      'humidity 72.1',
    ])
  })

  it('gives motion and the door’s state when something changed', () => {
    expect(says(decodeLw007pir, 6, '623133E1 10 4A 8A2F5A 10B5')).toEqual([
      'presenceDetected null',
      'doorClose null',
      'temperature 25.2',
      'humidity 75.7',
    ])
    expect(says(decodeLw007pir, 6, '6780ecda 10 5a 82d4ea 0000')).toEqual([
      'presenceDetected null',
      'doorOpen null',
      'temperature 22.3',
      'humidity 33.4',
    ])
  })

  it('says nothing of what is switched off', () => {
    expect(says(decodeLw007pir, 6, '6780ecda 10 FF FFFFFF 7FFF')).toEqual([])
    expect(says(decodeLw007pir, 6, '6780ecda 10 30 FFD4EA 0000')).toEqual(['humidity 33.4'])
  })

  it('says nothing new when it shuts down', () => {
    expect(says(decodeLw007pir, 7, '622FF853 10 02 0D')).toEqual([])
  })
})

describe('every decoder', () => {
  const decoders = { decodeAqs01l, decodeLht65s, decodeLtc2, decodeLw004pb, decodeLw007pir }

  it.each(Object.entries(decoders))(
    '%s refuses a port or a frame its vendor does not describe',
    (_, decoder) => {
      expect(() => says(decoder, 200, 'CBF60B0D0376010ADD7FFF')).toThrow('undecodable')
      for (const fPort of [1, 2, 4, 6]) {
        expect(() => says(decoder, fPort, '0B')).toThrow('undecodable')
      }
    },
  )
})
