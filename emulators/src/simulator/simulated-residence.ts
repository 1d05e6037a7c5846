import { daysAfter } from '@vigie/domain/rules/window-span'
import { localDate, localTimeOfDay } from '@vigie/domain/time/local-time'
import { dayOfDevice, type Saying } from '../seed/day-of-device.ts'
import { type DemoDevice, residentsOf } from '../seed/demo-devices.ts'
import type { DemoHome } from '../seed/demo-homes.ts'
import { isSilent } from '../seed/device-health.ts'
import { type Random, randomOf } from '../seed/random.ts'
import { routineOn } from '../seed/routine.ts'
import { callFor } from './call-for-help.ts'
import { type Life, type Living, sayingNow } from './saying-now.ts'

/** What a device of the demo residence says at a minute of its home's day; null: that it is there, and nothing else. */
export interface SimulatedEvent {
  device: DemoDevice
  saying: Saying | null
}

const minuteMs = 60_000
const minutesInADay = 24 * 60
const callsAnHour = 6

/** The life of a residence, which the dates of its homes and a seed decide. */
export interface SimulatedResidence {
  /**
   * What is said from one instant up to the next (epoch milliseconds): what the residents' routine brings, each home on its own clock,
   * else one device that reports how things stand, and now and then a call for help. `from` < `to` ≤ `from` + a day.
   */
  between(from: number, to: number): SimulatedEvent[]
}

/** The minutes of the days of a home that lie between two instants, cut at midnight. */
function minutesOf({ establishment: { timeZone } }: DemoHome, from: number, to: number) {
  const date = localDate(from, timeZone)
  const [hours = 0, minutes = 0] = localTimeOfDay(from, timeZone).split(':').map(Number)
  const begins = hours * 60 + minutes + (from % minuteMs) / minuteMs
  const ends = begins + (to - from) / minuteMs
  if (ends <= minutesInADay) return [{ date, from: begins, to: ends }]
  return [
    { date, from: begins, to: minutesInADay },
    { date: daysAfter(date, 1), from: 0, to: ends - minutesInADay },
  ]
}

function dayOf(home: DemoHome, date: string, seed: number): { lives: Life[]; routine: SimulatedEvent[] } {
  const lives = residentsOf(home).flatMap(({ bid, devices }) => {
    const routine = routineOn(bid, date)
    return devices.filter(({ deviceId }) => !isSilent(deviceId, date)).map((device) => ({ device, routine }))
  })
  const routine = lives.flatMap(({ device, routine: day }) =>
    dayOfDevice(device.type, day, randomOf(`${seed} ${device.deviceId} ${date}`)).map((saying) => ({
      device,
      saying,
    })),
  )
  return { lives, routine }
}

/** One device reports: how things stand, or now and then only that it is there. */
function report(living: readonly Living[], random: Random): SimulatedEvent {
  const first = random.between(0, living.length - 1)
  const inTurn = [...living.slice(first), ...living.slice(0, first)]
  const mayBeat = random.chance(0.2)
  for (const one of inTurn) {
    const saying = sayingNow(one, random)
    if (saying !== null || mayBeat) return { device: one.device, saying }
  }
  throw new Error('no device of the residence has anything to say')
}

/** Opens the life of these homes under a seed: the same seed and instants give the same life. */
export function simulatedResidence(homes: readonly DemoHome[], seed: number): SimulatedResidence {
  const days = new Map<string, ReturnType<typeof dayOf>>()
  const dayAt = (home: DemoHome, date: string) => {
    const name = `${home.eid} ${date}`
    const day = days.get(name) ?? dayOf(home, date, seed)
    days.delete(name)
    days.set(name, day)
    // Of each home that of today, and of tomorrow about midnight.
    for (const old of [...days.keys()].slice(0, -2 * homes.length)) days.delete(old)
    return day
  }
  return {
    between(from, to) {
      const random = randomOf(`${seed} at ${from}`)
      const parts = homes.flatMap((home) =>
        minutesOf(home, from, to).map((span) => ({ ...span, ...dayAt(home, span.date) })),
      )
      const due = parts.flatMap(({ routine, ...span }) =>
        routine.filter(({ saying }) => saying && saying.minute >= span.from && saying.minute < span.to),
      )
      const living = parts.flatMap(({ lives, from: minute }) => lives.map((life) => ({ ...life, minute })))
      const isCall = random.chance(((to - from) / minuteMs / 60) * callsAnHour)
      const spoken = [...due, ...(isCall ? callFor(living, random) : [])]
      if (spoken.length > 0) return spoken
      return [report(living, random)]
    },
  }
}
