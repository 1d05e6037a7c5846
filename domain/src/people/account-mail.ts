import type { Locale } from '../text.ts'

/** Why somebody is written to about their own account. */
export type AccountMail =
  /** They made it, and the address is to be shown to be theirs. */
  | 'verify'
  /** Somebody wants to make an account at an address that has one. */
  | 'exists'

/**
 * An address gets the same mail once in as many milliseconds, however often it is asked for: the link is good for an hour, and
 * nobody fills somebody else's box with them.
 */
export const onceEveryMs: Readonly<Record<AccountMail, number>> = {
  verify: 60_000,
  exists: 3_600_000,
}

const words: Readonly<
  Record<
    Locale,
    Readonly<Record<AccountMail, { subject: string; text: readonly [before: string, after: string] }>>
  >
> = {
  fr: {
    verify: {
      subject: 'Vigie : vérifiez votre adresse courriel',
      text: [
        'Un compte Vigie a été créé avec cette adresse. Ouvrez ce lien dans l’heure pour montrer qu’elle est à vous :',
        'Vous n’avez rien demandé ? N’ouvrez pas le lien : sans lui, ce compte ne donne accès à rien.',
      ],
    },
    exists: {
      subject: 'Vigie : vous avez déjà un compte',
      text: [
        'Quelqu’un a voulu créer un compte Vigie avec cette adresse, qui en a déjà un. Si c’était vous, connectez-vous avec votre mot de passe, ou choisissez-en un nouveau dans l’heure :',
        'Si ce n’était pas vous, vous n’avez rien à faire : rien n’a changé.',
      ],
    },
  },
  en: {
    verify: {
      subject: 'Vigie: verify your e-mail address',
      text: [
        'A Vigie account was made with this address. Open this link within the hour to show that it is yours:',
        'You asked for nothing? Do not open the link: without it, this account opens nothing.',
      ],
    },
    exists: {
      subject: 'Vigie: you already have an account',
      text: [
        'Somebody wanted to make a Vigie account with this address, which has one already. If it was you, sign in with your password, or choose a new one within the hour:',
        'If it was not you, there is nothing to do: nothing has changed.',
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
