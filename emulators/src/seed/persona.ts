import { randomOf } from './random.ts'

/** How a resident of the demo residence differs from the others, all their life. */
export interface Persona {
  /** By how many minutes they rise, and go to bed, earlier (less than 0) or later. */
  rises: number
  retires: number
  /** How often they walk at night, at least and at most. */
  nightWalks: readonly [least: number, most: number]
  /** How likely they lie down after lunch. */
  naps: number
  /** How likely they eat in their room. */
  eatsInRoom: number
  /** How much more often than others they call for help. */
  calls: number
}

/** Who somebody is, which their id alone decides. */
export function personaOf(bid: string): Persona {
  const random = randomOf(`${bid} persona`)
  const least = random.pick([0, 0, 0, 1, 1, 2, 3])
  return {
    rises: random.between(-50, 70),
    retires: random.between(-60, 50),
    nightWalks: [least, least + random.between(0, 2)],
    naps: random.between(1, 9) / 10,
    eatsInRoom: random.chance(0.2) ? 0.5 : 0.05,
    calls: random.pick([0.2, 0.5, 1, 1, 1, 3]),
  }
}
