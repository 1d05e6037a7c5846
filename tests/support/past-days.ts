import type { DayEvent } from '@vigie/domain/devices/device'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { paths } from '@vigie/domain/paths'
import { daysAfter } from '@vigie/domain/rules/window-span'
import { localDate } from '@vigie/domain/time/local-time'
import { instantOfWallClock } from '@vigie/domain/time/wall-clock'
import { db } from './firestore.ts'
import { createHome } from './home.ts'

/** A clock on which it is about noon: no date begins while a test runs, and none is longer than another. */
const noonZone = () => {
  const ahead = 12 - new Date().getUTCHours()
  return ahead === 0 ? 'Etc/UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

type Saying = readonly [time: string, kind: DayEvent['kind'], value?: number]

const hourly = (of: (time: string) => Saying) =>
  Array.from({ length: 24 }, (_, hour) => of(`${String(hour).padStart(2, '0')}:30`))

/** A home where it is about noon, with a resident who has a bed, a chair and a sensor of the air, and what these told on days that are past. */
export async function homeWithPast() {
  const timeZone = noonZone()
  const home = await createHome({ timeZone })
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const devices = {
    bed: await home.addDevice(bid, 'NOVIKA-LW-BANDE'),
    chair: await home.addDevice(bid, 'NOVIKA-LW-COUSSIN'),
    air: await home.addDevice(bid, 'DRAGINO-AQS01L'),
  }
  const types = { bed: 'NOVIKA-LW-BANDE', chair: 'NOVIKA-LW-COUSSIN', air: 'DRAGINO-AQS01L' } as const
  const today = localDate(Date.now(), timeZone)
  const dateOf = (daysAgo: number) => daysAfter(today, -daysAgo)
  /** Stores what a device told so many days ago, beside what it has told already. */
  async function told(daysAgo: number, device: keyof typeof devices, sayings: readonly Saying[]) {
    const [date, deviceId] = [dateOf(daysAgo), devices[device]]
    const type: DeviceType = types[device]
    const events = sayings.map(([time, kind, value = null]) => {
      const at = instantOfWallClock(Date.parse(`${date}T${time}:00Z`), timeZone)
      return [`${kind}-${at}`, { kind, value, at, receivedAt: at }] as const
    })
    await db
      .doc(paths.day(home.eid, bid, date, deviceId))
      .set({ deviceId, type, date, events: Object.fromEntries(events) }, { merge: true })
  }
  /** A day, wholly observed, in which they got up so often (nine times at most), and sat for so many hours from eight o’clock on. */
  async function lived(daysAgo: number, ups: number, hours: number, temperature = 21) {
    const rising = Array.from({ length: ups }, (_, index): Saying => [`0${index}:10`, 'standUp'])
    const until = `${String(8 + hours).padStart(2, '0')}:00`
    await Promise.all([
      told(daysAgo, 'bed', [...rising, ...hourly((time) => [time, 'layDown'])]),
      told(daysAgo, 'chair', [
        ...hourly((time) => [time, 'timeSitting', 0]),
        ['08:00', 'timeSitting', 0],
        [until, 'timeSitting', hours * 3_600],
      ]),
      told(
        daysAgo,
        'air',
        hourly((time) => [time, 'temperature', temperature]),
      ),
    ])
  }
  return { home, bid, devices, timeZone, today, dateOf, told, lived }
}
