import type { Localized } from '../text.ts'

/** A resident's mood; the number is the stored value and names the icon /moods/{n}.png. */
export const moods = { HAPPY: 0, GOOD: 1, NEUTRAL: 2, DEPRESSED: 3, UNHAPPY: 4, BAD: 5, ANGRY: 6 } as const
export type Mood = (typeof moods)[keyof typeof moods]

/** A resident's health; the number names the icon /healths/{n}.png. */
export const healths = { GREAT: 0, GOOD: 1, HURT: 2, SICK: 3 } as const
export type Health = (typeof healths)[keyof typeof healths]

/** A resident's appetite; the key names the icon /appetites/APPETITE_{key}.png. */
export const appetites = { GOOD: 0, NORMAL: 1, NOT_ENOUGH: 2, NOTHING: 3 } as const
export type Appetite = (typeof appetites)[keyof typeof appetites]

/** What a rule may compare about time. */
export const triggerMetrics = { PRESSED_DURATION: 0, TRIGGER_COUNT: 1 } as const
export type TriggerMetric = (typeof triggerMetrics)[keyof typeof triggerMetrics]

/** What a rule may compare of a sensor. */
export const sensorMetrics = { TEMPERATURE: 10, HUMIDITY: 11, CO2: 12 } as const
export type SensorMetric = (typeof sensorMetrics)[keyof typeof sensorMetrics]

/** What a rule may wait for in vain; beyond the two others, which are the field's. */
export const absenceMetrics = { NOT_BACK: 20, NO_SIGN: 21 } as const
export type AbsenceMetric = (typeof absenceMetrics)[keyof typeof absenceMetrics]

/** How a rule compares. */
export const comparisonOperators = {
  number_of_more: 0,
  number_of_less: 1,
  times_more: 2,
  times_less: 3,
  greater: 4,
  lesser: 5,
  equal: 6,
} as const
export type ComparisonOperator = (typeof comparisonOperators)[keyof typeof comparisonOperators]

/** How far back trends and history look. */
export const periods = ['lastWeek', 'lastMonth', 'lastThreeMonths', 'custom'] as const
export type Period = (typeof periods)[number]

/** What a task is about, spelt as clients of /api know it. */
export const taskTypes = { PERIODIC: 0, PONCTUAL: 1 } as const
export type TaskType = (typeof taskTypes)[keyof typeof taskTypes]

/** The unit in which a task comes again. */
export const periodicities = { MINUTES: 0, HOURS: 1, DAYS: 2 } as const
export type Periodicity = (typeof periodicities)[keyof typeof periodicities]

/** How each mood reads on screen: after anybody's name, so that no word says of which gender they are. */
export const moodNames: Record<Mood, Localized> = {
  0: { fr: 'Joie', en: 'Happy' },
  1: { fr: 'Bien', en: 'Good' },
  2: { fr: 'Neutre', en: 'Neutral' },
  3: { fr: 'Déprime', en: 'Depressed' },
  4: { fr: 'Tristesse', en: 'Unhappy' },
  5: { fr: 'Mal', en: 'Bad' },
  6: { fr: 'En colère', en: 'Angry' },
}

/** How each state of health reads on screen. */
export const healthNames: Record<Health, Localized> = {
  0: { fr: 'En pleine forme', en: 'Great' },
  1: { fr: 'Bien', en: 'Good' },
  2: { fr: 'Blessure', en: 'Hurt' },
  3: { fr: 'Malade', en: 'Sick' },
}

/** How each appetite reads on screen. */
export const appetiteNames: Record<Appetite, Localized> = {
  0: { fr: 'Bon appétit', en: 'Good appetite' },
  1: { fr: 'Appétit normal', en: 'Normal appetite' },
  2: { fr: 'Mange trop peu', en: 'Not eating enough' },
  3: { fr: 'Ne mange rien', en: 'Eating nothing' },
}
