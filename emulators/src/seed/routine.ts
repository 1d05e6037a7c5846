import type { Random } from './random.ts'

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
}

const atHour = (hours: number) => Math.round(hours * 60)

/**
 * Makes one day of a resident: asleep with a walk or two at night, up after six, three meals out of the room, armchair
 * in between, often a nap, back to bed in the evening. Never silent, never the same, decided by `random` alone.
 */
export function routineOf(random: Random): Routine {
  const wake = random.between(atHour(6), atHour(8))
  const bed = random.between(atHour(20), atHour(22.5))
  const changes: Change[] = []
  const doors: number[] = []

  for (let walk = random.between(0, 2); walk > 0; walk -= 1) {
    const minute = atHour(2 * walk - 1) + random.between(0, 80)
    changes.push(
      { minute, posture: 'standing' },
      { minute: minute + random.between(4, 14), posture: 'lying' },
    )
  }
  changes.push({ minute: wake, posture: 'standing' })
  changes.push({ minute: wake + random.between(10, 30), posture: 'sitting' })
  for (const meal of [atHour(8.25), atHour(12), atHour(17)]) {
    const leave = meal + random.between(-5, 15)
    const back = leave + random.between(25, 55)
    changes.push({ minute: leave, posture: 'standing' }, { minute: back, posture: 'sitting' })
    doors.push(leave + 1, back - 1)
  }
  if (random.chance(0.6)) {
    const nap = random.between(atHour(13.25), atHour(14.5))
    const end = nap + random.between(30, 80)
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
  }
}
