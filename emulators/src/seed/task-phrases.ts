import { periodicities, taskTypes } from '@vigie/domain/care/enums'
import type { Localized } from '@vigie/domain/text'

/** What is to be done for a resident of the demo residence, and when: from which hour of the home's clock on, how often, and until when. */
export interface TaskPhrase {
  title: Localized
  description: Localized
  /** Hours after midnight. */
  hour: number
  /** Days until it comes again; null: once. */
  everyDays: number | null
  /** How often in all; null: without end. */
  repeat: number | null
  /** It is of no use for the moment. */
  isDeactivated?: true
  /** What is to be done of others in its place, and at what hour: not everybody sees the audiologist at ten. */
  orElse?: readonly Pick<TaskPhrase, 'title' | 'description' | 'hour'>[]
}

/** Of these, three are a resident’s, by turn. */
export const taskPhrases: readonly TaskPhrase[] = [
  {
    title: { fr: 'Médicaments du matin', en: 'Morning medication' },
    description: {
      fr: 'Donner le pilulier du matin avec un grand verre d’eau. Rester jusqu’à ce que tout soit avalé.',
      en: 'Give the morning pill box with a large glass of water. Stay until all of it is swallowed.',
    },
    hour: 8,
    everyDays: 1,
    repeat: null,
  },
  {
    title: { fr: 'Pansement du talon', en: 'Heel dressing' },
    description: {
      fr: 'Refaire le pansement du talon droit. Noter toute rougeur.',
      en: 'Change the dressing of the right heel. Write down any redness.',
    },
    hour: 9.5,
    everyDays: 2,
    repeat: 30,
  },
  {
    title: { fr: 'Peser', en: 'Weigh' },
    description: {
      fr: 'Peser avant le déjeuner, sans chaussures.',
      en: 'Weigh before breakfast, without shoes.',
    },
    hour: 7.5,
    everyDays: 7,
    repeat: 12,
  },
  {
    title: { fr: 'Marche au corridor', en: 'Walk in the corridor' },
    description: {
      fr: 'Vingt minutes au déambulateur, avec deux pauses.',
      en: 'Twenty minutes with the walker, with two breaks.',
    },
    hour: 14,
    everyDays: 1,
    repeat: 60,
  },
  {
    title: { fr: 'Médicaments du soir', en: 'Evening medication' },
    description: {
      fr: 'Donner le pilulier du soir, après le souper.',
      en: 'Give the evening pill box, after supper.',
    },
    hour: 20,
    everyDays: 1,
    repeat: null,
  },
  {
    title: { fr: 'Rendez-vous chez l’audiologiste', en: 'Audiologist appointment' },
    description: {
      fr: 'Appeler la clinique pour déplacer le rendez-vous de décembre.',
      en: 'Call the clinic to move the appointment of December.',
    },
    hour: 10,
    everyDays: null,
    repeat: null,
    orElse: [
      {
        title: { fr: 'Lunettes', en: 'Glasses' },
        description: {
          fr: 'Faire resserrer la branche gauche chez l’opticien.',
          en: 'Have the left arm tightened by the optician.',
        },
        hour: 13.5,
      },
      {
        title: { fr: 'Vêtements d’hiver', en: 'Winter clothes' },
        description: {
          fr: 'Demander à la famille des chandails et un manteau, marqués à son nom.',
          en: 'Ask the family for sweaters and a coat, marked with the name.',
        },
        hour: 15.5,
      },
      {
        title: { fr: 'Prise de sang', en: 'Blood test' },
        description: { fr: 'À jeun. Préparer la requête.', en: 'Fasting. Have the request ready.' },
        hour: 7,
      },
      {
        title: { fr: 'Coiffeuse', en: 'Hairdresser' },
        description: {
          fr: 'L’accompagner au salon du rez-de-chaussée.',
          en: 'Go along to the salon on the ground floor.',
        },
        hour: 11,
      },
      {
        title: { fr: 'Ordonnance', en: 'Prescription' },
        description: {
          fr: 'Rappeler la pharmacie : renouvellement de l’acétaminophène.',
          en: 'Call the pharmacy back: acetaminophen to be renewed.',
        },
        hour: 16,
      },
    ],
  },
  {
    title: { fr: 'Bas de contention', en: 'Compression stockings' },
    description: {
      fr: 'Les mettre avant le lever. En pause jusqu’à l’avis du médecin.',
      en: 'Put them on before getting up. On hold until the doctor says so.',
    },
    hour: 7,
    everyDays: 1,
    repeat: null,
    isDeactivated: true,
  },
]

/** What is said of a task by its phrase, in the language of the home. */
export const saidBy = (phrase: TaskPhrase, language: keyof Localized, startAt: number) => {
  const texts = {
    title: phrase.title[language],
    description: phrase.description[language],
    startAt,
    updatedAt: null,
  }
  return phrase.everyDays === null
    ? { type: taskTypes.PONCTUAL, ...texts }
    : {
        type: taskTypes.PERIODIC,
        ...texts,
        startEvery: phrase.everyDays,
        periodicity: periodicities.DAYS,
        endAt: null,
        repeat: phrase.repeat,
      }
}
