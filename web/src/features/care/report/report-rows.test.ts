import { openAlert } from '@vigie/domain/alerts/alert.fixture'
import { acknowledge, resolve } from '@vigie/domain/alerts/alert-life'
import { comparisonOperators, triggerMetrics } from '@vigie/domain/care/enums'
import { toldAlert } from '@vigie/domain/care/handed-over'
import type { ResidentReport } from '@vigie/domain/care/resident-report'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { reportRows } from './report-rows.ts'

/** 02:14:08 in Toronto. */
const at = Date.parse('2026-11-21T07:14:08Z')
const minute = 60_000
const by = { uid: 'marie', name: 'Marie Tremblay, inf.' }
const open = { ...openAlert({ at }), id: 'one' }
const taken = { ...open, ...acknowledge(open, by, at + 42_400) }
const resolved = { ...taken, ...resolve(taken, { uid: 'li', name: 'Li Roy' }, 'helped', at + 5 * minute) }

const empty: ResidentReport = {
  ...{
    from: '2026-11-20',
    to: '2026-11-27',
    at,
    resident: { bid: 'roy', name: 'Mme Roy', room: '214', isArchived: false },
  },
  ...{ moods: [], notes: [], alerts: [], answers: null, done: [], missed: [], unreadable: 0, isCut: false },
}
/** Each text as its key, and whom it names. */
const t = ((key: string, of?: { name?: string; task?: string }) => {
  if (key === 'alerts.relative') return `${of?.name} (proche)`
  return key === 'handover.ofRelative' ? `${of?.task}, d’un proche` : key
}) as unknown as TFunction
const rows = (change: Partial<ResidentReport>) =>
  reportRows(
    { ...empty, ...change },
    {
      t,
      locale: 'fr',
      timeZone: 'America/Toronto',
      now: at,
    },
  )

test('an alert says who took it, after how many seconds, how it ended and by whom; or that nobody did', () => {
  const alert = { when: '2026-11-21 02:14', kind: 'report.kinds.alert', what: 'Bouton d’appel' }
  expect(rows({ alerts: [toldAlert(resolved)] })).toEqual([
    { ...alert, who: by.name, takenAfter: 43, outcome: 'alerts.resolution.helped', resolvedBy: 'Li Roy' },
  ])
  expect(rows({ alerts: [toldAlert(open)] })).toEqual([
    { ...alert, more: 'report.notTaken', outcome: 'report.goesOn' },
  ])
})

test('an alert of what did not happen says that it did not', () => {
  const night = { from: at, until: at + 8 * 60 * minute, at: at + 8 * 60 * minute }
  const cause = {
    ...{ metric: triggerMetrics.TRIGGER_COUNT, operator: comparisonOperators.lesser, value: 1 },
    ...{ measured: 0, threshold: 1, usual: null, ...night, deviceId: null },
  }
  const [row] = rows({ alerts: [{ ...toldAlert(open), kind: 'standUp', cause }] })
  expect(row?.what).toBe('Lever détecté 0 fois de 02:14 à 10:14')
})

test('a task that was done often says that it is the last time whose hour and person are told', () => {
  const done = { tid: 'm', title: 'Médicaments', at, byName: by.name }
  const row = { when: '2026-11-21 02:14', kind: 'report.kinds.done', what: 'Médicaments', who: by.name }
  expect(rows({ done: [{ ...done, count: 30 }] })).toEqual([{ ...row, times: 30, more: 'report.lastOnly' }])
  expect(rows({ done: [{ ...done, count: 1 }] })).toEqual([{ ...row, times: 1 }])
})

test('no time that a task was not done is lost, also where not all of them are dated', () => {
  const task = { tid: 'm', title: 'Pansement', description: '', left: null }
  const missed = rows({ missed: [{ ...task, dueAt: [at, at + minute], count: 50 }] })
  expect(missed.map(({ when, times }) => [when, times])).toEqual([
    ['2026-11-21 02:14', 1],
    ['2026-11-21 02:15', 1],
    ['2026-11-20 / 2026-11-27', 48],
  ])
})

test('a note that came late stands where it was written, and says when it came', () => {
  const note = { id: 'n', text: 'A bien dormi', visibility: 'private' as const, by: 'li', byName: 'Li Roy' }
  const [row] = rows({ notes: [{ ...note, at: at + 30 * minute, writtenAt: at, updatedAt: null }] })
  expect(row).toMatchObject({ when: '2026-11-21 02:14', kind: 'report.kinds.privateNote', who: 'Li Roy' })
  expect(row?.more).toMatch(/^notes\.received .*02:44$/)
})

test('what a relative noted, did or answered says that they are one', () => {
  const relative = { byName: 'Nathalie Simard', isRelative: true as const, at }
  const note = { ...relative, id: 'n', text: 'Le médecin a dit', visibility: 'public' as const, by: 'isa' }
  const seen = { uid: 'isa', name: 'Nathalie Simard', isRelative: true as const }
  const ended = { ...resolved, acknowledgedBy: seen, resolvedBy: seen }
  const all = rows({
    notes: [{ ...note, writtenAt: null, updatedAt: null }],
    moods: [{ ...relative, type: 'mood', data: 0 }],
    done: [{ ...relative, tid: 'm', title: 'Médicaments', count: 1 }],
    alerts: [toldAlert(ended)],
  })
  expect(all.map(({ who }) => who)).toEqual(Array(4).fill('Nathalie Simard (proche)'))
  expect(all.map(({ resolvedBy }) => resolvedBy).filter(Boolean)).toEqual(['Nathalie Simard (proche)'])
})

test('what was not done says in each row that a relative says so, as the screen does', () => {
  const task = { tid: 'm', title: 'Bain', description: '', left: null, dueAt: [at], count: 2 }
  const what = (saidByRelative?: true) =>
    rows({ missed: [{ ...task, saidByRelative }] }).map((row) => row.what)
  expect(what(true)).toEqual(['Bain, d’un proche', 'Bain, d’un proche'])
  expect(what()).toEqual(['Bain', 'Bain'])
})
