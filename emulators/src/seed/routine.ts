import { isIll } from './illness.ts'
import { type Persona, personaOf } from './persona.ts'
import { type Random, randomOf } from './random.ts'

/** Where a resident's body is from `from` on, until the next change. Minutes count from the home's midnight. */
export interface Change {
  minute: number
  posture: 'lying' | 'sitting' | 'standing'
}

/** A resident's day: changes of posture and comings and goings, in order of time. */
export interface Routine {
  changes: Change[]
  /** Minutes at which the door of the room is opened. */
  doors: number[]
  /** The minute of getting up for the day and of going to bed. */
  wake: number
  bed: number
  /** How much more often than others they call for help. */
  calls: number
}

const atHour = (hours: number) => Math.round(hours * 60)

/** The day of a resident on a date of their home's clock, by who they are and whether they are ill: the same whoever asks. */
export const routineOn = (bid: string, date: string): Routine =>
  routineOf(randomOf(`${bid} ${date}`), personaOf(bid), isIll(bid, date))

/**
 * Makes one day of a resident: asleep with some walks at night, up in the morning, three meals mostly out of the room, armchair
 * in between, often a nap, back to bed in the evening; whoever is ill walks more at night, lies longer and stays in. Never silent,
 * never the same.
 */
export function routineOf(random: Random, persona: Persona, ill: boolean): Routine {
  // Breakfast and dinner wait for nobody.
  const wake = Math.min(atHour(8.5), random.between(atHour(6), atHour(8)) + persona.rises + (ill ? 40 : 0))
  const bed = Math.max(
    atHour(19),
    random.between(atHour(20), atHour(22.5)) + persona.retires - (ill ? 60 : 0),
  )
  const changes: Change[] = []
  const doors: number[] = []

  const walks = random.between(...persona.nightWalks) + (ill ? random.between(2, 3) : 0)
  // From half past midnight on, and back in bed well before anybody rises.
  const between = Math.floor((atHour(4.5) - 30) / Math.max(1, walks))
  for (let walk = 0; walk < walks; walk += 1) {
    const minute = 30 + walk * between + random.between(0, Math.max(0, between - 20))
    changes.push(
      { minute, posture: 'standing' },
      { minute: minute + random.between(4, 14), posture: 'lying' },
    )
  }
  changes.push({ minute: wake, posture: 'standing' })
  changes.push({ minute: wake + random.between(10, 30), posture: 'sitting' })
  for (const meal of [atHour(9.25), atHour(12), atHour(17)]) {
    if (random.chance(ill ? 0.7 : persona.eatsInRoom)) continue
    const leave = meal + random.between(-5, 15)
    const back = leave + random.between(25, 55)
    changes.push({ minute: leave, posture: 'standing' }, { minute: back, posture: 'sitting' })
    doors.push(leave + 1, back - 1)
  }
  if (random.chance(ill ? 1 : persona.naps)) {
    const nap = random.between(atHour(13.25), atHour(14.5))
    const end = nap + random.between(30, ill ? 120 : 80)
    changes.push({ minute: nap, posture: 'lying' }, { minute: end, posture: 'standing' })
    changes.push({ minute: end + random.between(3, 10), posture: 'sitting' })
  }
  changes.push(
    { minute: bed - random.between(10, 25), posture: 'standing' },
    { minute: bed, posture: 'lying' },
  )

  return {
    changes: changes.toSorted((one, other) => one.minute - other.minute),
    doors: doors.toSorted((one, other) => one - other),
    wake,
    bed,
    calls: persona.calls * (ill ? 2 : 1),
  }
}
