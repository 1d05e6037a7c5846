import type { DemoWriter } from '../seed/demo-staff.ts'
import { randomOf } from '../seed/random.ts'

const second = 1_000
const minute = 60 * second

/** What somebody does about an alert: who, how long after it was raised, how long after that it is over, and how. */
export interface Answer {
  who: DemoWriter
  takesAfterMs: number
  resolvesAfterMs: number
  resolution: 'helped' | 'falseAlarm'
}

/** How an alert is answered by whoever is there: mostly within a minute or two, sometimes after others were told; null: by nobody. */
export function answerOf(aid: string, staff: readonly DemoWriter[]): Answer | null {
  const random = randomOf(`answer ${aid}`)
  if (staff.length === 0 || random.chance(0.04)) return null
  const isBusy = random.chance(0.15)
  return {
    who: random.pick(staff),
    takesAfterMs: isBusy
      ? random.between(3 * minute, 8 * minute)
      : random.between(20 * second, 60 * second) + (random.chance(0.4) ? random.between(0, 90 * second) : 0),
    resolvesAfterMs: random.between(minute, 9 * minute),
    resolution: random.chance(0.85) ? 'helped' : 'falseAlarm',
  }
}
