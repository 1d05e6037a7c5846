import type { Day, DayEvent } from '@vigie/domain/devices/device'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { paths } from '@vigie/domain/paths'
import { instantOfWallClock } from '@vigie/domain/time/wall-clock'
import { db } from '../../support/firestore.ts'

/** What a resident has: a pad each for bed and chair, and what reads the air. */
export const livedTypes = ['NOVIKA-LW-BANDE', 'NOVIKA-LW-COUSSIN', 'DRAGINO-LHT65S-NE117'] as const

type Saying = readonly [minute: number, kind: DayEvent['kind'], value: number | null]

const pairs = (index: number, [on, off]: readonly [DayEvent['kind'], DayEvent['kind']], times: number) =>
  Array.from({ length: times }, (_, time): Saying[] => {
    const from = Math.floor((1_440 / times) * time) + (index % 20)
    return [
      [from, on, null],
      [from + Math.floor(1_000 / times), off, null],
    ]
  }).flat()

/** What each device tells of a day: 40 events of the bed, 24 of the chair, a reading of the air each twenty minutes. */
const sayingsOf: Readonly<Record<(typeof livedTypes)[number], (index: number) => Saying[]>> = {
  'NOVIKA-LW-BANDE': (index) => pairs(index, ['layDown', 'standUp'], 20),
  'NOVIKA-LW-COUSSIN': (index) => pairs(index, ['sitDown', 'standUp'], 12),
  'DRAGINO-LHT65S-NE117': (index) =>
    Array.from({ length: 72 }, (_, time): Saying => [20 * time, 'temperature', 20 + (index % 3)]),
}

/** The day documents of a resident on one date: some hundred and forty events, of three devices. */
export function livedDay(
  { eid, bid }: { eid: string; bid: string },
  deviceIds: readonly string[],
  { date, index, timeZone }: { date: string; index: number; timeZone: string },
) {
  return livedTypes.map((type: DeviceType & keyof typeof sayingsOf, place) => {
    const deviceId = deviceIds[place] ?? ''
    const midnight = instantOfWallClock(Date.parse(`${date}T00:00:00Z`), timeZone)
    const told = sayingsOf[type](index).map(([minute, kind, value]) => {
      const at = midnight + minute * 60_000
      return [`${kind}-${at}`, { kind, value, at, receivedAt: at }] as const
    })
    const day: Day = { deviceId, type, date, events: Object.fromEntries(told) }
    return { at: db.doc(paths.day(eid, bid, date, deviceId)), day }
  })
}
