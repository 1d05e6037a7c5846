import { manageTabs } from '../features/care/establishments/manage/tabs.ts'
import { residentPages } from '../features/care/residents/resident-tabs.ts'
import { loadWithTexts } from '../lib/i18n/parts.ts'

/** How to load the code of each page that only a signed-in person sees, and of what opens a locked one. */
export const pages = {
  unlockForm: () => import('../features/account/lock/unlock-form.tsx'),
  termsStep: () => import('../features/account/terms/terms-step.tsx'),
  adminArea: () => loadWithTexts('managing', () => import('./admin-area.tsx')),
  administered: () => import('../features/care/establishments/administered-page.tsx'),
  adminUsers: () => import('./admin-users-page.tsx'),
  adminUser: () => import('../features/admin/people/user-page.tsx'),
  allRefusals: () => import('../features/care/establishments/manage/refusals/all-refusals-page.tsx'),
  generalJournal: () => import('../features/care/establishments/manage/journal/general-journal-page.tsx'),
  permissions: () => import('../features/admin/permissions/permissions-page.tsx'),
  profile: () => import('../features/account/profile/profile-page.tsx'),
  search: () => import('../features/care/search/search-dialog.tsx'),
  settings: () => import('../features/account/settings/settings-page.tsx'),
  establishments: () => import('../features/care/establishments/establishments-page.tsx'),
  newEstablishment: () =>
    loadWithTexts(
      'managing',
      () => import('../features/care/establishments/create/create-establishment-page.tsx'),
    ),
  residents: () => import('../features/care/residents/residents-page.tsx'),
  today: () => import('../features/care/today/today-page.tsx'),
  handover: () => import('../features/care/handover/handover-page.tsx'),
  alerts: () => import('../features/care/alerts/alerts-page.tsx'),
  resident: () => import('../features/care/residents/resident-page.tsx'),
  note: () => import('../features/care/notes/note-page.tsx'),
  task: () => import('../features/care/tasks/task-page.tsx'),
  manage: () =>
    loadWithTexts('managing', () => import('../features/care/establishments/manage/manage-page.tsx')),
  // Those parts of pages that know the telephone numbers of the world.
  phonesForm: () => import('../features/account/profile/phones-form.tsx'),
  userFacts: () => import('../features/admin/people/user-facts.tsx'),
  newEstablishmentForm: () => import('../features/care/establishments/create/create-form.tsx'),
  changeInformations: () =>
    import('../features/care/establishments/manage/informations/change-informations.tsx'),
} as const

/** How to load the code of every page, what somebody is likely to open next before the rest. */
export const allPages: readonly (() => Promise<unknown>)[] = [
  ...new Set([
    pages.residents,
    pages.resident,
    pages.alerts,
    ...residentPages.map(({ load }) => load),
    ...Object.values(pages),
    ...manageTabs.map(({ load }) => load),
  ]),
]
