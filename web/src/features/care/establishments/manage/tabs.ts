import { loadWithTexts } from '../../../../lib/i18n/parts.ts'
import { code } from '../../../../lib/page/code.ts'
import { routes } from '../../../../lib/page/routes.ts'

/**
 * The tabs by which a home is managed, in their order: a line here is a tab, its address, its title and how its code is loaded.
 * The default export of what is loaded is the tab; it asks `useManaged` which home it is of.
 */
export const manageTabs = [
  {
    title: 'places.informations',
    path: routes.informations,
    load: code(() => import('./informations/informations-tab.tsx')),
  },
  {
    title: 'places.licences',
    path: routes.licences,
    load: code(() => import('./licences/licences-tab.tsx')),
  },
  { title: 'places.shifts', path: routes.shifts, load: code(() => import('./shifts/shifts-tab.tsx')) },
  {
    title: 'places.rules',
    path: routes.rules,
    load: code(() => loadWithTexts('rules', () => import('./rules/rules-tab.tsx'))),
  },
  {
    title: 'places.escalation',
    path: routes.escalation,
    load: code(() => loadWithTexts('seldom', () => import('./escalation/escalation-tab.tsx'))),
  },
  {
    title: 'places.messages',
    path: routes.messages,
    load: code(() => loadWithTexts('told', () => import('../../../care/messages/manage/messages-tab.tsx'))),
  },
  {
    title: 'places.monthReport',
    path: routes.monthReport,
    load: code(() => loadWithTexts('report', () => import('../../../care/report/manage/month-tab.tsx'))),
  },
  { title: 'places.people', path: routes.people, load: code(() => import('./users/people-tab.tsx')) },
  {
    title: 'places.devices',
    path: routes.devices,
    load: code(() => loadWithTexts('devices', () => import('../../../care/devices/manage/devices-tab.tsx'))),
  },
  {
    title: 'places.documents',
    path: routes.homeDocuments,
    load: code(() =>
      loadWithTexts('documents', () => import('../../../care/documents/home-documents-tab.tsx')),
    ),
  },
  {
    title: 'places.refusals',
    path: routes.refusals,
    load: code(() => import('./refusals/refusals-tab.tsx')),
  },
  {
    title: 'places.journal',
    path: routes.journal,
    load: code(() => loadWithTexts('journal', () => import('./journal/journal-tab.tsx'))),
  },
] as const
