import type { Locale } from '../text.ts'

/**
 * The e-mail of an invitation. The name of the home is all in it that anybody wrote, on one line and without what a mail program
 * would make a link of: whoever makes a home must not put words of theirs into our mail. `link` is the page that says what to do.
 */
export function invitationMail(
  home: string,
  link: string,
  locale: Locale,
): { subject: string; text: string } {
  const name = plainName(home)
  return locale === 'fr'
    ? {
        subject: `Vigie : invitation à vous joindre à un établissement`,
        text: `L’établissement « ${name} » vous invite à vous joindre à lui sur Vigie. Ouvrez cette page pour accepter ou refuser, avec un compte à cette adresse; vous pourrez en créer un :\n\n${link}\n\nL’invitation est valable 14 jours. Vous n’attendiez rien? Ne faites rien : sans votre accord, rien ne change.\n`,
      }
    : {
        subject: 'Vigie: you are invited to join a home',
        text: `The home "${name}" invites you to join it on Vigie. Open this page to accept or refuse, with an account at this address; you can make one there:\n\n${link}\n\nThe invitation is good for 14 days. You expected nothing? Do nothing: without your consent, nothing changes.\n`,
      }
}

/** Whole: no home has a name of more than 120 characters. */
const plainName = (name: string) =>
  name
    .replaceAll(/[^\p{L}\p{M}\p{N} '’&()–-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
