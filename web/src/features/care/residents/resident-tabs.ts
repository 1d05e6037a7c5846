import { loadWithTexts } from '../../../lib/i18n/parts.ts'
import { code } from '../../../lib/page/code.ts'
import { routes } from '../../../lib/page/routes.ts'

const details = code(() => import('./details-tab.tsx'))

/**
 * The tabs of a resident, in their order: a line here is a tab, its address, its title and how its code is loaded; `also` are the pages
 * that open within it. The default export of what is loaded is the tab; it asks `useShownResident` whose it is.
 */
export const residentTabs = [
  {
    title: 'timeline.today',
    path: routes.beneficiary,
    load: code(() => import('./today-tab.tsx')),
    also: [],
  },
  {
    title: 'resident.details',
    path: routes.details,
    load: details,
    also: [
      {
        path: routes.notes,
        load: code(() => loadWithTexts('searchedNotes', () => import('../notes/all-notes-tab.tsx'))),
      },
      { path: (eid: string, bid: string) => routes.note(eid, bid, ':mid'), load: details },
      { path: routes.tasks, load: code(() => import('../tasks/all-tasks-tab.tsx')) },
      { path: (eid: string, bid: string) => routes.task(eid, bid, ':tid'), load: details },
    ],
  },
  {
    title: 'resident.trends',
    path: routes.trends,
    load: code(() => loadWithTexts('trends', () => import('../trends/trends-tab.tsx'))),
    also: [],
  },
  {
    title: 'resident.devices',
    path: routes.residentDevices,
    load: code(() => import('./devices-tab.tsx')),
    also: [],
  },
  {
    title: 'places.rules',
    path: routes.residentAlerts,
    load: code(() => loadWithTexts('told', () => import('./alerts-tab.tsx'))),
    also: [],
  },
  {
    title: 'places.documents',
    path: routes.documents,
    load: code(() => loadWithTexts('documents', () => import('../documents/documents-tab.tsx'))),
    also: [],
  },
] as const

/** Everything that stands within a resident's page: the tabs, and what opens within them. */
export const residentPages = residentTabs.flatMap(({ path, load, also }) => [{ path, load }, ...also])
