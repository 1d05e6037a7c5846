import type { alertsPage as french } from '../fr/alerts-page.ts'

export const alertsPage: typeof french = {
  recent: 'Recently closed',
  noneRecent: 'No resolved alert',
  noneRecentHelp: 'The alerts that you resolve stay visible here.',
  notThere: 'The alert that was asked for is not here: it ended long ago, does not exist or is not for you.',
}
