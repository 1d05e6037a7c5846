import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { adminUsers } from './fr/admin-users.ts'
import { alertLoad } from './fr/alert-load.ts'
import { authAction } from './fr/auth-action.ts'
import { board } from './fr/board.ts'
import { devices } from './fr/devices.ts'
import { documents } from './fr/documents.ts'
import { forms } from './fr/forms.ts'
import { handover } from './fr/handover.ts'
import { homeCards } from './fr/home-cards.ts'
import { invitation } from './fr/invitation.ts'
import { journal } from './fr/journal.ts'
import { managing } from './fr/managing.ts'
import { notices } from './fr/notices.ts'
import { ofRules } from './fr/of-rules.ts'
import { own } from './fr/own.ts'
import { quietHours } from './fr/quiet-hours.ts'
import { report } from './fr/report.ts'
import { residentList } from './fr/resident-list.ts'
import { search } from './fr/search.ts'
import { searchedNotes } from './fr/searched-notes.ts'
import { seldom } from './fr/seldom.ts'
import { snoozes } from './fr/snoozes.ts'
import { today } from './fr/today.ts'
import { told } from './fr/told.ts'
import { texts as ofTrends } from './fr/trends.ts'
import { verifyEmail } from './fr/verify-email.ts'
import { watched } from './fr/watched.ts'

const source = join(import.meta.dirname, '../..')
const imported = /(?:from |import\()'(\.[^']*)'/g

// What is said of a call that failed is found by its name: by nobody's text.
const { callFailed: ofItsCalls, ...managed } = managing
const { callFailed: ofRulesCalls, ...aboutRules } = ofRules
const { callFailed: ofToldCalls, ...lookedBackAt } = told
const { callFailed: ofCallsAboutOneself, ...ownTexts } = own

/** What comes with a few pages, and behind which files it is there: the rest is what these alone bring. */
const parts = [
  {
    texts: managed,
    gates: [
      'app/admin-area.tsx',
      'app/admin-users-page.tsx',
      'features/admin/',
      'features/care/establishments/administered-page.tsx',
      'features/care/establishments/create/',
      'features/care/establishments/invitation-dialog.tsx',
      'features/care/establishments/manage/manage-page.tsx',
      'features/care/establishments/manage/informations/',
      'features/care/establishments/manage/journal/',
      'features/care/establishments/manage/licences/licences-tab.tsx',
      'features/care/establishments/manage/refusals/',
      'features/care/establishments/manage/shifts/shifts-tab.tsx',
      'features/care/establishments/manage/users/',
      'features/care/devices/manage/device-page.tsx',
      'features/care/devices/manage/devices-tab.tsx',
      'features/care/devices/manage/managed-tiles.tsx',
      'features/care/devices/manage/self-told.tsx',
      'features/care/notices/refused-call.tsx',
    ],
  },
  {
    texts: ownTexts,
    gates: [
      'features/account/lock/unlock-form.tsx',
      'features/account/profile/',
      'features/account/settings/settings-page.tsx',
    ],
  },
  {
    texts: seldom,
    gates: [
      'app/locked-screen.tsx',
      'app/sign-out-question.tsx',
      'features/account/lock/unlock-form.tsx',
      'features/care/alerts/let-go-of.ts',
      'features/care/establishments/manage/escalation/',
      'features/care/establishments/manage/informations/days-kept.tsx',
      'features/care/establishments/manage/informations/last-export.tsx',
      'features/care/establishments/manage/informations/wall-board.tsx',
      'features/care/establishments/manage/users/lets-go.tsx',
      'features/care/establishments/manage/users/rules-that-name.tsx',
      'features/care/establishments/manage/users/steps-that-name.tsx',
      'features/admin/permissions/',
      'features/admin/people/give-role.tsx',
      'features/care/reach/reach-told.tsx',
      'features/care/residents/manage/archive-dialog.tsx',
      'features/care/residents/manage/restore-dialog.tsx',
      'lib/notices/tell-done.ts',
    ],
  },
  {
    texts: forms,
    gates: [
      'features/care/notes/draft-form.tsx',
      'features/care/notes/drafts-found.ts',
      'features/care/notes/note-form.tsx',
      'features/care/residents/manage/set-resident.tsx',
      'features/care/residents/photo/set-photo.tsx',
      'features/care/tasks/manage/change-task.tsx',
      'features/care/tasks/manage/new-task.tsx',
      'features/care/tasks/manage/task-management.tsx',
      'features/care/tasks/task-history.tsx',
    ],
  },
  {
    texts: aboutRules,
    gates: ['features/care/alerts/load/', 'features/care/establishments/manage/rules/', 'features/care/why/'],
  },
  {
    texts: { documents },
    gates: ['features/care/documents/documents-tab.tsx', 'features/care/documents/home-documents-tab.tsx'],
  },
  {
    texts: lookedBackAt,
    gates: [
      'features/care/alerts/alert-timeline.tsx',
      'features/care/alerts/alerts-page.tsx',
      'features/care/alerts/history/',
      'features/care/alerts/load/',
      'features/care/alerts/record/',
      'features/care/messages/',
      'features/care/residents/alerts-tab.tsx',
    ],
  },
  {
    texts: { journal },
    gates: [
      'features/care/establishments/administered-page.tsx',
      'features/care/establishments/manage/journal/',
    ],
  },
  {
    texts: { devices },
    gates: [
      'features/care/devices/manage/device-page.tsx',
      'features/care/devices/manage/devices-tab.tsx',
      'features/care/devices/manage/managed-tiles.tsx',
      'features/care/devices/manage/self-told.tsx',
    ],
  },
  { texts: { alertLoad }, gates: ['features/care/alerts/load/'] },
  {
    texts: { residentList },
    gates: ['features/care/residents/residents-page.tsx'],
  },
  {
    texts: { homeCards },
    gates: [
      'features/care/establishments/administered-page.tsx',
      'features/care/establishments/establishments-page.tsx',
    ],
  },
  { texts: { searchedNotes }, gates: ['features/care/notes/all-notes-tab.tsx'] },
  { texts: { authAction }, gates: ['features/account/auth-action/auth-action-page.tsx'] },
  { texts: { verifyEmail }, gates: ['features/account/verify-email/verify-email-page.tsx'] },
  {
    texts: { invitation },
    gates: [
      'app/no-invitation.tsx',
      'features/account/invitation/invitation-page.tsx',
      'features/care/establishments/invitation-dialog.tsx',
    ],
  },
  { texts: { adminUsers }, gates: ['app/admin-users-page.tsx', 'features/admin/people/'] },
  {
    texts: { notices },
    gates: [
      'app/board-page.tsx',
      'app/locked-screen.tsx',
      'features/care/handover/handover-page.tsx',
      'features/care/notices/refused-calls.tsx',
      'features/care/notices/refused-call.tsx',
    ],
  },
  { texts: { board }, gates: ['app/board-page.tsx'] },
  { texts: { search }, gates: ['features/care/search/search-dialog.tsx'] },
  {
    texts: { handover, today },
    gates: [
      'features/care/handover/handover-page.tsx',
      'features/care/report/report-page.tsx',
      'features/care/today/today-page.tsx',
    ],
  },
  {
    texts: {
      trends: ofTrends.trends,
      night: ofTrends.night,
      nights: ofTrends.nights,
      changes: ofTrends.changes,
      marks: ofTrends.marks,
      charts: ofTrends.charts,
    },
    gates: [
      'features/care/devices/manage/raw/raw-card.tsx',
      'features/care/report/report-page.tsx',
      'features/care/trends/home-changes-card.tsx',
      'features/care/trends/trends-tab.tsx',
    ],
  },
  {
    texts: { report },
    gates: ['features/care/report/report-page.tsx', 'features/care/report/manage/month-tab.tsx'],
  },
  {
    texts: { quietHours },
    gates: [
      'features/care/quiet-hours/homes-quiet-hours.tsx',
      'features/care/quiet-hours/own-quiet-hours.tsx',
    ],
  },
  {
    texts: { snoozes },
    gates: [
      'features/care/snoozes/snooze-device.tsx',
      'features/care/snoozes/snooze-mark.tsx',
      'features/care/snoozes/snooze-panel.tsx',
    ],
  },
  {
    texts: watched,
    gates: [
      'features/care/supervision/trouble-banners.tsx',
      'features/care/supervision/technical-alerts.tsx',
    ],
  },
]

/** All that is loaded from a file on, but for what is behind a gate. */
function reached(file: string, gates: readonly string[], known = new Set<string>()): ReadonlySet<string> {
  const name = relative(source, file)
  if (known.has(name) || !existsSync(file) || gates.some((gate) => name.startsWith(gate))) return known
  known.add(name)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imported))
    reached(join(dirname(file), path), gates, known)
  return known
}

test.each(parts)('no page says a text that it does not load', ({ texts, gates }) => {
  const said = new RegExp(`['"\`](${Object.keys(texts).join('|')})\\.[\\w$]`)
  const pages = [...reached(join(source, 'main.tsx'), gates)]
  expect(pages.length).toBeGreaterThan(400)
  expect(pages.filter((name) => said.test(readFileSync(join(source, name), 'utf8')))).toEqual([])
})
