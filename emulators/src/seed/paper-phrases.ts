import { readFileSync } from 'node:fs'
import type { DocumentContentType } from '@vigie/domain/care/document-types'
import type { Localized } from '@vigie/domain/text'
import { lines } from './paper-lines.ts'
import { textPdf } from './text-pdf.ts'

/** A document of the demo residence, in the language of its home: what it is called, who added it and when, and its bytes. */
export interface PaperPhrase {
  fid: string
  title: Localized
  fileName: Localized
  contentType: DocumentContentType
  /** Whose account added it. */
  by: Localized
  daysAgo: number
  /** Minutes after midnight. */
  minute: number
  bytes: (language: keyof Localized, about: string) => Buffer
}

/** One of which every sixth, eighth … resident has one; the first has them all. */
export type PaperOfResidents = PaperPhrase & { every: number }

const drawn = (name: Localized) => (language: keyof Localized) =>
  readFileSync(new URL(`files/${name[language]}`, import.meta.url))
const printed =
  (title: Localized, text: Record<keyof Localized, readonly string[]>): PaperPhrase['bytes'] =>
  (language, about) =>
    textPdf(title[language], [about, '', ...text[language]])
const typed =
  (text: Record<keyof Localized, readonly string[]>): PaperPhrase['bytes'] =>
  (language, about) =>
    Buffer.from(`${[about, '', ...text[language]].join('\n')}\n`)
const same = (name: string): Localized => ({ fr: name, en: name })

const nurse = { fr: 'infirmiere', en: 'nurse' }
const attendant = { fr: 'preposee', en: 'attendant' }
const therapist = { fr: 'ergo', en: 'nurse' }
const manager = { fr: 'direction', en: 'manager' }

const prescription = { fr: 'Ordonnance en cours', en: 'Current prescription' }
const assessment = { fr: 'Évaluation en ergothérapie', en: 'Mobility assessment' }
const menu = { fr: 'Menu de la semaine', en: 'Menu of the week' }

/** What is kept of residents. */
export const papersOfResidents: readonly PaperOfResidents[] = [
  {
    fid: 'demo-prescription',
    title: prescription,
    fileName: { fr: 'ordonnance.pdf', en: 'prescription.pdf' },
    contentType: 'application/pdf',
    by: nurse,
    daysAgo: 12,
    minute: 10 * 60 + 20,
    bytes: printed(prescription, lines.prescription),
    every: 6,
  },
  {
    fid: 'demo-life-story',
    title: { fr: 'Son histoire', en: 'Life story' },
    fileName: { fr: 'histoire de vie.txt', en: 'life story.txt' },
    contentType: 'text/plain',
    by: attendant,
    daysAgo: 71,
    minute: 16 * 60 + 35,
    bytes: typed(lines.lifeStory),
    every: 8,
  },
  {
    fid: 'demo-blood-test',
    title: { fr: 'Bilan sanguin', en: 'Blood test' },
    fileName: { fr: 'bilan sanguin.csv', en: 'blood test.csv' },
    contentType: 'text/csv',
    by: nurse,
    daysAgo: 34,
    minute: 13 * 60 + 5,
    bytes: typed(lines.bloodTest),
    every: 8,
  },
  {
    fid: 'demo-assessment',
    title: assessment,
    fileName: { fr: 'évaluation.pdf', en: 'assessment.pdf' },
    contentType: 'application/pdf',
    by: therapist,
    daysAgo: 48,
    minute: 14 * 60 + 50,
    bytes: printed(assessment, lines.assessment),
    every: 12,
  },
  {
    fid: 'demo-wheelchair',
    title: { fr: 'Réglage du fauteuil roulant', en: 'Wheelchair settings' },
    fileName: { fr: 'fauteuil.jpg', en: 'wheelchair.jpg' },
    contentType: 'image/jpeg',
    by: therapist,
    daysAgo: 47,
    minute: 9 * 60 + 15,
    bytes: drawn(same('wheelchair.jpg')),
    every: 12,
  },
]

/** What homes have of their own. */
export const papersOfHomes: readonly PaperPhrase[] = [
  {
    fid: 'demo-evacuation',
    title: { fr: 'Plan d’évacuation', en: 'Evacuation plan' },
    fileName: { fr: 'évacuation.png', en: 'evacuation.png' },
    contentType: 'image/png',
    by: manager,
    daysAgo: 82,
    minute: 11 * 60,
    bytes: drawn({ fr: 'plan-fr.png', en: 'plan-en.png' }),
  },
  {
    fid: 'demo-standing-up',
    title: { fr: 'Aider à se lever du fauteuil', en: 'Helping someone up from a chair' },
    fileName: { fr: 'se lever.webm', en: 'standing up.webm' },
    contentType: 'video/webm',
    by: manager,
    daysAgo: 56,
    minute: 15 * 60 + 10,
    bytes: drawn(same('standing-up.webm')),
  },
  {
    fid: 'demo-menu',
    title: menu,
    fileName: { fr: 'menu.pdf', en: 'menu.pdf' },
    contentType: 'application/pdf',
    by: manager,
    daysAgo: 1,
    minute: 9 * 60 + 40,
    bytes: printed(menu, lines.menu),
  },
]
