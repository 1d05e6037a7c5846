import type { Locale } from '../text.ts'

/** Why somebody is written to about their own account. */
export type AccountMail =
  /** They made it: they choose its password, which shows the address to be theirs. */
  | 'welcome'
  /** They are signed in, and the address is to be shown to be theirs. */
  | 'verify'
  /** Somebody wants to make an account at an address that has one. */
  | 'exists'
  /** They forgot their password, or somebody says so. */
  | 'reset'

/** An address gets the same mail once in as many milliseconds, however often it is asked for: the link is good for an hour. */
export const onceEveryMs: Readonly<Record<AccountMail, number>> = {
  welcome: 60_000,
  verify: 60_000,
  exists: 3_600_000,
  reset: 60_000,
}

const hour = 3_600_000

/** From so many of the same mail in this time on, in milliseconds, an address gets it once an hour. */
export const manyMails = { count: 10, withinMs: 24 * hour } as const

/**
 * Whether an address gets the same mail too often, which went to it at these instants of the last `manyMails.withinMs` (epoch
 * milliseconds): whoever asks for somebody else fills no box, and keeps its owner from a new link for an hour at most.
 */
export const isWrittenTooOften = (sentAt: readonly number[], now: number): boolean =>
  sentAt.length >= manyMails.count && sentAt.some((at) => now - at < hour)

const words: Readonly<
  Record<
    Locale,
    Readonly<Record<AccountMail, { subject: string; text: readonly [before: string, after: string] }>>
  >
> = {
  fr: {
    welcome: {
      subject: 'Vigie : choisissez votre mot de passe',
      text: [
        'Un compte Vigie a été créé avec cette adresse. Ouvrez ce lien dans l’heure pour choisir votre mot de passe :',
        'Vous n’avez rien demandé? N’ouvrez pas le lien : sans lui, ce compte ne donne accès à rien.',
      ],
    },
    verify: {
      subject: 'Vigie : vérifiez votre adresse courriel',
      text: [
        'Ouvrez ce lien dans l’heure pour montrer que cette adresse est celle de votre compte Vigie :',
        'Vous n’avez rien demandé? N’ouvrez pas le lien.',
      ],
    },
    exists: {
      subject: 'Vigie : vous avez déjà un compte',
      text: [
        'Quelqu’un a voulu créer un compte Vigie avec cette adresse, qui en a déjà un. Si c’était vous, connectez-vous avec votre mot de passe, ou choisissez-en un nouveau dans l’heure :',
        'Si ce n’était pas vous, vous n’avez rien à faire : rien n’a changé.',
      ],
    },
    reset: {
      subject: 'Vigie : choisissez un nouveau mot de passe',
      text: [
        'Quelqu’un a demandé un nouveau mot de passe pour le compte Vigie de cette adresse. Si c’était vous, choisissez-le dans l’heure :',
        'Si ce n’était pas vous, n’ouvrez pas le lien : votre mot de passe reste le même.',
      ],
    },
  },
  en: {
    welcome: {
      subject: 'Vigie: choose your password',
      text: [
        'A Vigie account was made with this address. Open this link within the hour to choose your password:',
        'You asked for nothing? Do not open the link: without it, this account opens nothing.',
      ],
    },
    verify: {
      subject: 'Vigie: verify your e-mail address',
      text: [
        'Open this link within the hour to show that this address is that of your Vigie account:',
        'You asked for nothing? Do not open the link.',
      ],
    },
    exists: {
      subject: 'Vigie: you already have an account',
      text: [
        'Somebody wanted to make a Vigie account with this address, which has one already. If it was you, sign in with your password, or choose a new one within the hour:',
        'If it was not you, there is nothing to do: nothing has changed.',
      ],
    },
    reset: {
      subject: 'Vigie: choose a new password',
      text: [
        'Somebody asked for a new password for the Vigie account of this address. If it was you, choose it within the hour:',
        'If it was not you, do not open the link: your password stays the same.',
      ],
    },
  },
}

/**
 * The e-mail, which says nothing that a stranger wrote: whoever makes an account with somebody else's address must not put
 * words into our mail to them. `link` is the address of the page that takes its code.
 */
export function accountMail(
  mail: AccountMail,
  link: string,
  locale: Locale,
): { subject: string; text: string } {
  const { subject, text } = words[locale][mail]
  const [before, after] = text
  return { subject, text: `${before}\n\n${link}\n\n${after}\n` }
}
