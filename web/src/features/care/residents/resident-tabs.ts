import { routes } from '../../../lib/page/routes.ts'

/**
 * The tabs of a resident, in their order: a line here is a tab, its address, its title and how its code is loaded. The default
 * export of what is loaded is the tab; it asks `useShownResident` whose it is.
 */
export const residentTabs = [
  { title: 'timeline.today', path: routes.beneficiary, load: () => import('./today-tab.tsx') },
  { title: 'resident.details', path: routes.details, load: () => import('./details-tab.tsx') },
] as const
