import type { Locale } from '@vigie/domain/text'

/** What the page of the stand-in says. */
export const openidTexts = {
  fr: {
    title: 'Qui êtes-vous ?',
    intro:
      'Cette page tient lieu de Google ou d’un autre fournisseur d’identité. Elle vous croit sur parole.',
    email: 'Courriel',
    verified: 'Le fournisseur a vérifié ce courriel',
    go: 'Continuer',
    cancel: 'Annuler',
  },
  en: {
    title: 'Who are you?',
    intro: 'This page stands in for Google or another identity provider. It takes your word for it.',
    email: 'Email',
    verified: 'The provider has verified this e-mail',
    go: 'Continue',
    cancel: 'Cancel',
  },
} as const satisfies Record<Locale, object>
