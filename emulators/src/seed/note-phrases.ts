import { roles } from '@vigie/domain/people/roles'
import type { Random } from './random.ts'
import type { Trait } from './traits.ts'

/** About whom somebody writes. */
export interface Written {
  random: Random
  isWoman: boolean
}

/** What somebody may write of a resident, in the language of the home. */
export interface Phrase {
  text: (about: Written) => string
  /** Between which hours of the day; whenever its writer works, unless said. */
  hours?: readonly [from: number, until: number]
  /** In which months, 1 to 12; in all, unless said. */
  months?: readonly number[]
  /** Of whom it is written; of everybody, unless said. */
  of?: readonly Trait[]
  /** It happens to somebody once, and is not written of them again. */
  isOnce?: true
}

/** What those of a role write, for everybody and for the care team alone. */
export interface Phrases {
  public: readonly Phrase[]
  private: readonly Phrase[]
}

const { CAREGIVER, NURSE, READ_WRITE, THERAPIST } = roles
export type Writer = typeof CAREGIVER | typeof NURSE | typeof READ_WRITE | typeof THERAPIST

/** One that is written at any hour. */
export const anyTime = (text: Phrase['text']): Phrase => ({ text })

/** The same, once of a resident. */
export const once = (phrase: Phrase): Phrase => ({ ...phrase, isOnce: true })

/** The same of those alone of whom one of these is true. */
export const of = (traits: Trait | readonly Trait[], phrase: Phrase): Phrase => ({
  ...phrase,
  of: typeof traits === 'string' ? [traits] : traits,
})

/** One that is written between two hours, and in some months only if they are given. */
export const between = (
  from: number,
  until: number,
  text: Phrase['text'],
  months?: readonly number[],
): Phrase => ({ text, hours: [from, until], ...(months && { months }) })

/** When one is outside, when leaves fall, when it snows, when flu shots are given. */
export const seasons = {
  garden: [5, 6, 7, 8, 9],
  leaves: [10, 11],
  snow: [12, 1, 2, 3],
  fluShots: [10, 11],
} as const

/** Whether a phrase is written at an hour of a day in a month. */
export const isSaidAt = ({ hours, months }: Phrase, hour: number, month: number): boolean =>
  (hours === undefined || (hour >= hours[0] && hour < hours[1])) &&
  (months === undefined || months.includes(month))

/** Whether a phrase is written of whoever has these traits. */
export const isSaidOf = ({ of: whom }: Phrase, traits: ReadonlySet<Trait>): boolean =>
  whom?.some((trait) => traits.has(trait)) ?? true

/** A blood pressure as it is measured. */
export const pressure = ({ random }: Written) => `${random.between(112, 148)}/${random.between(62, 88)}`
