import { loadTimeline } from '../features/care/alerts/load-timeline.ts'
import { manageTabs } from '../features/care/establishments/manage/tabs.ts'
import { loadRefusedCall } from '../features/care/notices/load-refused-call.ts'
import { residentPages } from '../features/care/residents/resident-tabs.ts'
import { loadHistory, loadManagement } from '../features/care/tasks/load-parts.ts'
import { loadWithTexts } from '../lib/i18n/parts.ts'
import { code } from '../lib/page/code.ts'
import { phones } from '../lib/phone/phones.ts'
import { loadUnlockForm } from './load-unlock-form.ts'

/** How to load the code of each page that only a signed-in person sees, and of what opens a locked one. */
export const pages = {
  lockedScreen: code(() => loadWithTexts(['seldom', 'notices'], () => import('./locked-screen.tsx'))),
  unlockForm: loadUnlockForm,
  termsStep: code(() => import('./terms-page.tsx')),
  adminArea: code(() => loadWithTexts('managing', () => import('./admin-area.tsx'))),
  administered: code(() =>
    loadWithTexts(
      ['journal', 'homeCards'],
      () => import('../features/care/establishments/administered-page.tsx'),
    ),
  ),
  adminUsers: code(() => loadWithTexts('adminUsers', () => import('./admin-users-page.tsx'))),
  adminUser: code(() => loadWithTexts('adminUsers', () => import('../features/admin/people/user-page.tsx'))),
  allRefusals: code(() => import('../features/care/establishments/manage/refusals/all-refusals-page.tsx')),
  generalJournal: code(() =>
    loadWithTexts(
      'journal',
      () => import('../features/care/establishments/manage/journal/general-journal-page.tsx'),
    ),
  ),
  permissions: code(() =>
    loadWithTexts('seldom', () => import('../features/admin/permissions/permissions-page.tsx')),
  ),
  profile: code(() => loadWithTexts('own', () => import('./own-profile-page.tsx'))),
  search: code(() => loadWithTexts('search', () => import('../features/care/search/search-dialog.tsx'))),
  settings: code(() => loadWithTexts('own', () => import('../features/account/settings/settings-page.tsx'))),
  establishments: code(() =>
    loadWithTexts('homeCards', () => import('../features/care/establishments/establishments-page.tsx')),
  ),
  newEstablishment: code(() =>
    loadWithTexts(
      'managing',
      () => import('../features/care/establishments/create/create-establishment-page.tsx'),
    ),
  ),
  residents: code(() =>
    loadWithTexts('residentList', () => import('../features/care/residents/residents-page.tsx')),
  ),
  today: code(() => loadWithTexts('handover', () => import('../features/care/today/today-page.tsx'))),
  refusedCall: loadRefusedCall,
  handover: code(() =>
    loadWithTexts(['handover', 'notices'], () => import('../features/care/handover/handover-page.tsx')),
  ),
  board: code(() => loadWithTexts(['board', 'notices'], () => import('./board-page.tsx'))),
  alerts: code(() => loadWithTexts('told', () => import('../features/care/alerts/alerts-page.tsx'))),
  alertTimeline: loadTimeline,
  alertHistory: code(() =>
    loadWithTexts('told', () => import('../features/care/alerts/history/alert-history-page.tsx')),
  ),
  alertRecord: code(() =>
    loadWithTexts('told', () => import('../features/care/alerts/record/alert-record-page.tsx')),
  ),
  ownMessages: code(() =>
    loadWithTexts('told', () => import('../features/care/messages/own-messages-page.tsx')),
  ),
  resident: code(() => import('../features/care/residents/resident-page.tsx')),
  note: code(() => import('../features/care/notes/note-page.tsx')),
  task: code(() => import('../features/care/tasks/task-page.tsx')),
  report: code(() =>
    loadWithTexts(['handover', 'trends', 'report'], () => import('../features/care/report/report-page.tsx')),
  ),
  taskHistory: loadHistory,
  taskManagement: loadManagement,
  manage: code(() =>
    loadWithTexts('managing', () => import('../features/care/establishments/manage/manage-page.tsx')),
  ),
  device: code(() =>
    loadWithTexts(['managing', 'devices'], () => import('../features/care/devices/manage/device-page.tsx')),
  ),
  // What knows the telephone numbers of the world, and those parts of pages that begin with some.
  phones,
  phonesForm: code(() => import('../features/account/profile/phones-form.tsx')),
  userFacts: code(() => import('../features/admin/people/user-facts.tsx')),
  newEstablishmentForm: code(() => import('../features/care/establishments/create/create-form.tsx')),
  changeInformations: code(
    () => import('../features/care/establishments/manage/informations/change-informations.tsx'),
  ),
} as const

/** How to load the code of every page, what somebody is likely to open next before the rest. */
export const allPages: readonly (() => Promise<unknown>)[] = [
  ...new Set([
    pages.lockedScreen,
    pages.unlockForm,
    pages.residents,
    pages.resident,
    pages.alerts,
    ...residentPages.map(({ load }) => load),
    ...Object.values(pages),
    ...manageTabs.map(({ load }) => load),
  ]),
]
