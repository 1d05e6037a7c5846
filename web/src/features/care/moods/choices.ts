import {
  type Appetite,
  appetiteNames,
  appetites,
  type Health,
  healthNames,
  healths,
  type Mood,
  moodNames,
  moods,
} from '@vigie/domain/care/enums'
import type { MoodType } from '@vigie/domain/care/mood-record'
import type { Localized } from '@vigie/domain/text'

/** One of the things that may be said of how a resident is. */
export interface Choice {
  readonly value: number
  readonly name: Localized
  /** The address of its picture. */
  readonly icon: string
}

const appetiteKeys = Object.entries(appetites) as [keyof typeof appetites, Appetite][]

/** What may be said of each, best first. */
export const choicesOf: Readonly<Record<MoodType, readonly Choice[]>> = {
  mood: Object.values(moods).map((value: Mood) => ({
    value,
    name: moodNames[value],
    icon: `/moods/${value}.png`,
  })),
  health: Object.values(healths).map((value: Health) => ({
    value,
    name: healthNames[value],
    icon: `/healths/${value}.png`,
  })),
  appetite: appetiteKeys.map(([key, value]) => ({
    value,
    name: appetiteNames[value],
    icon: `/appetites/APPETITE_${key}.png`,
  })),
}

/** The choice that a stored value stands for. */
export function choiceOf(type: MoodType, value: number): Choice {
  const choice = choicesOf[type].find((one) => one.value === value)
  if (choice === undefined) throw new Error(`There is no ${type} ${value}`)
  return choice
}
