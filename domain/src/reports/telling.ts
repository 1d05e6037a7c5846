import type { Locale } from '../text.ts'
import { english } from './words/en.ts'
import { french } from './words/fr.ts'

export type ReportWords = typeof french

/** In which language and on whose clock a report is told. */
export interface ReportTelling {
  locale: Locale
  /** The home's. */
  timeZone: string
}

/** What reports say in a language. */
export const wordsIn = (locale: Locale): ReportWords => (locale === 'fr' ? french : english)

/** What whoever did something is called, and of a relative that they are one. */
export const calledIn = (
  locale: Locale,
  { name, isRelative }: { name: string; isRelative?: true | undefined },
): string => (isRelative ? wordsIn(locale).relative(name) : name)

/** The same of whoever wrote or did it, as its record keeps them. */
export const authorIn = (
  locale: Locale,
  { byName: name, isRelative }: { byName: string; isRelative?: true | undefined },
): string => calledIn(locale, { name, isRelative })

/**
 * Keeps the spaces that Québec's French writes before a colon and inside guillemets from ending a line.
 * See https://vitrinelinguistique.oqlf.gouv.qc.ca/22039/la-typographie/espacement/tableau-des-espacements
 */
export const withFixedSpaces = (text: string, locale: Locale): string =>
  locale === 'fr' ? text.replace(/ (?=[:»])/g, '\u00a0').replace(/« /g, '«\u00a0') : text
