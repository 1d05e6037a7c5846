import { dayOfDevice, type Saying } from '../seed/day-of-device.ts'
import type { DemoDevice, DemoResident } from '../seed/demo-devices.ts'
import { type Random, randomOf } from '../seed/random.ts'
import { routineOf } from '../seed/routine.ts'
import { callFor } from './call-for-help.ts'
import { type Life, sayingNow } from './saying-now.ts'

/** Something that a device of the demo residence says at a minute of the simulated day. */
export interface SimulatedEvent {
  device: DemoDevice
  saying: Saying
}

const minutesInADay = 24 * 60
const callsAnHour = 6

/** The day of a residence, which the seed alone decides. */
export interface SimulatedDay {
  /**
   * What is said from one minute of the day up to the next one, in order of time: what the residents' routine brings,
   * else one device that reports how things stand, and now and then a call for help. `from` < `to` ≤ `from` + a day.
   */
  between(from: number, to: number): SimulatedEvent[]
}

function livesOf(
  residents: readonly DemoResident[],
  seed: number,
): { lives: Life[]; routine: SimulatedEvent[] } {
  const lives = residents.flatMap((resident) => {
    const day = routineOf(randomOf(`${seed} ${resident.bid}`))
    return resident.devices.map((device) => ({ device, routine: day }))
  })
  const routine = lives.flatMap(({ device, routine: day }) =>
    dayOfDevice(device.type, day, randomOf(`${seed} ${device.deviceId}`)).map((saying) => ({
      device,
      saying,
    })),
  )
  return { lives, routine: routine.toSorted((one, other) => one.saying.minute - other.saying.minute) }
}

function report(lives: readonly Life[], minute: number, random: Random): SimulatedEvent[] {
  const first = random.between(0, lives.length - 1)
  for (let step = 0; step < lives.length; step += 1) {
    const life = lives[(first + step) % lives.length]
    const saying = life && sayingNow(life, minute, random)
    if (life && saying) return [{ device: life.device, saying }]
  }
  return []
}

/** Opens the day of these residents under a seed: the same seed gives the same day. */
export function simulatedDay(residents: readonly DemoResident[], seed: number): SimulatedDay {
  const { lives, routine } = livesOf(residents, seed)
  const dueIn = (from: number, to: number) =>
    routine.filter(({ saying }) => saying.minute >= from && saying.minute < to)
  return {
    between(from, to) {
      const random = randomOf(`${seed} at ${from.toFixed(4)}`)
      const due =
        to <= minutesInADay
          ? dueIn(from, to)
          : [...dueIn(from, minutesInADay), ...dueIn(0, to - minutesInADay)]
      const call = random.chance(((to - from) / 60) * callsAnHour) ? callFor(lives, from, random) : []
      const spoken = [...due, ...call]
      return spoken.length > 0 ? spoken : report(lives, from, random)
    },
  }
}
