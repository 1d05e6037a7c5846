import { expect, test } from 'vitest'
import { openAlert } from '../alerts/alert.fixture.ts'
import { toldAlert } from '../care/handed-over.ts'
import { alertsSection } from './alerts-section.ts'
import { moodsSection } from './moods-section.ts'
import { notesSection } from './notes-section.ts'
import { tasksSection } from './tasks-section.ts'

const at = Date.parse('2026-11-21T07:14:08Z')

/** All that the sections of a report say of what one person wrote, said, did, ended and answered. */
function told(locale: 'fr' | 'en', isRelative: true | undefined): string {
  const by = { byName: 'Nathalie Simard', isRelative, at }
  const actor = { uid: 'isa', name: 'Nathalie Simard', isRelative }
  const note = { ...by, id: 'n', text: 'Bien', visibility: 'public' as const, by: 'isa' }
  const ended = { ...by, why: 'deactivated' as const }
  const task = { tid: 't', title: 'Bain', description: 'Tiède', dueAt: [at], count: 1 }
  const alert = { ...openAlert({ at }), id: 'a', acknowledgedBy: actor, acknowledgedAt: at }
  const closed = { ...toldAlert(alert), resolvedBy: actor, resolution: 'helped' as const }
  const telling = { locale, timeZone: 'America/Toronto' }
  return JSON.stringify([
    notesSection({ notes: [{ ...note, writtenAt: null, updatedAt: null }] }, telling),
    moodsSection({ moods: [{ ...by, type: 'mood', data: 0 }] }, telling),
    tasksSection(
      { done: [{ ...by, tid: 't', title: 'Bain', count: 1 }], missed: [{ ...task, left: ended }] },
      telling,
    ),
    alertsSection({ alerts: [closed], answers: null }, telling),
  ])
}

test.each([
  ['fr', 'proche'],
  ['en', 'relative'],
] as const)('in %s a report says of a relative wherever it names them that they are one', (locale, word) => {
  const names = (text: string) => text.split('Nathalie Simard').length - 1
  const marked = (text: string) => text.split(`Nathalie Simard (${word})`).length - 1
  const of = told(locale, true)
  expect([names(of), marked(of)]).toEqual([6, 6])
  expect(marked(told(locale, undefined))).toBe(0)
})

test.each([
  ['fr', '« Bain », écrite par un proche'],
  ['en', '“Bain”, written by a relative'],
] as const)('in %s what was not done says where its words are those of a relative', (locale, words) => {
  const task = { tid: 't', title: 'Bain', description: '', dueAt: [at], count: 1, left: null }
  const said = (missed: typeof task & { saidByRelative?: true }) =>
    JSON.stringify(tasksSection({ done: [], missed: [missed] }, { locale, timeZone: 'America/Toronto' }))
  expect(said({ ...task, saidByRelative: true })).toContain(words)
  expect(said(task)).not.toContain(words)
})
