import { plainName } from '../plain-name.ts'
import { dateAt } from '../reports/told-amounts.ts'
import type { Locale } from '../text.ts'

export interface ShorterTimeFacts {
  /** What the home is called; whoever administers it wrote that themselves. */
  establishmentName: string
  timeZone: string
  /** From how many months to how many. */
  from: number
  to: number
  /** When days begin to go by it, epoch milliseconds. */
  effectiveAt: number
  /** Where it can be said otherwise. */
  url: string
}

/**
 * The e-mail that tells the other administrators of a home that what its sensors say is kept for a shorter time from now on, until when that can be taken back, and where. It
 * names no person: who said it stands in the journal.
 */
export function shorterTimeEmail(
  { establishmentName, timeZone, from, to, effectiveAt, url }: ShorterTimeFacts,
  locale: Locale,
): { subject: string; text: string } {
  const { subject, happened, goes, takeBack } = words[locale]
  const paragraphs = [happened(from, to), goes(to, dateAt(effectiveAt, timeZone, locale)), takeBack, url]
  return { subject: `${subject} (${plainName(establishmentName)})`, text: `${paragraphs.join('\n\n')}\n` }
}

const words = {
  fr: {
    subject: 'Vigie : des données de capteurs vont être effacées',
    happened: (from: number, to: number) =>
      `Un autre administrateur a réduit la durée de conservation des données des capteurs : de ${from} à ${to} mois.`,
    goes: (to: number, date: string) =>
      `À partir du ${date}, ce que les capteurs ont dit il y a plus de ${to} mois sera effacé pour toujours. Les chiffres des tendances, les alertes, les notes et les fiches restent.`,
    takeBack:
      'D’ici là, une durée plus longue annule ce choix : onglet Informations de l’établissement. Le journal dit qui l’a fait.',
  },
  en: {
    subject: 'Vigie: sensor data is about to be deleted',
    happened: (from: number, to: number) =>
      `Another administrator has shortened how long sensor data is kept: from ${from} to ${to} months.`,
    goes: (to: number, date: string) =>
      `From ${date} on, what sensors said more than ${to} months ago will be deleted for good. The figures of trends, alerts, notes and records stay.`,
    takeBack:
      'Until then a longer time takes this back: the Details tab of the establishment. The activity log says who did it.',
  },
} as const satisfies Record<Locale, unknown>
