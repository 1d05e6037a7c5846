import type { Localized } from '@vigie/domain/text'

/** Every refusal of /api: its code, its HTTP status, and what the person who asked is told. */
export const refusals = {
  invalidRequest: {
    status: 400,
    message: {
      fr: 'La demande est incomplète ou mal formée.',
      en: 'The request is incomplete or malformed.',
    },
  },
  unauthenticated: {
    status: 401,
    message: { fr: 'Veuillez vous connecter.', en: 'Please login.' },
  },
  sessionExpired: {
    status: 401,
    message: {
      fr: 'Votre session est expirée, veuillez vous connecter.',
      en: 'Your session has expired, please login.',
    },
  },
  emailNotVerified: {
    status: 403,
    message: { fr: 'Vérifiez d’abord votre adresse courriel.', en: 'Verify your e-mail address first.' },
  },
  forbidden: {
    status: 403,
    message: { fr: 'Vous n’avez pas le droit de faire cela.', en: 'You are not allowed to do that.' },
  },
  notFound: {
    status: 404,
    message: { fr: 'Cette adresse n’existe pas.', en: 'There is nothing at this address.' },
  },
  alertNotFound: {
    status: 404,
    message: { fr: 'Cette alerte n’existe pas.', en: 'This alert does not exist.' },
  },
  deviceNotFound: {
    status: 404,
    message: {
      fr: 'Cet appareil n’appartient pas à l’établissement.',
      en: 'This device does not belong to the establishment.',
    },
  },
  beneficiaryNotFound: {
    status: 404,
    message: { fr: 'Ce bénéficiaire n’existe pas.', en: 'This beneficiary does not exist.' },
  },
  beneficiaryArchived: {
    status: 409,
    message: {
      fr: 'Ce bénéficiaire est archivé : il ne peut recevoir d’appareil.',
      en: 'This beneficiary is archived and cannot be given a device.',
    },
  },
  internal: {
    status: 500,
    message: {
      fr: 'Une erreur est survenue de notre côté. Rien n’a été enregistré.',
      en: 'Something went wrong on our side. Nothing was saved.',
    },
  },
  unavailable: {
    status: 503,
    message: {
      fr: 'Le service ne répond pas pour le moment. Veuillez réessayer.',
      en: 'The service is not answering at the moment. Please try again.',
    },
  },
} as const satisfies Record<string, { status: number; message: Localized }>

export type RefusalCode = keyof typeof refusals

/** What is wrong with one field of a request. */
export const fieldTexts = {
  missing: { fr: 'Obligatoire', en: 'Required' },
  invalid: { fr: 'Valeur non valable', en: 'Not a valid value' },
} as const satisfies Record<string, Localized>

export type FieldFault = keyof typeof fieldTexts
