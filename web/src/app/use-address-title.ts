import { useTranslation } from 'react-i18next'
import { matchPath, useLocation } from 'react-router-dom'
import { manageTabs } from '../features/care/establishments/manage/tabs.ts'
import { usePageHeader } from '../lib/page/page-header.ts'
import { routes } from '../lib/page/routes.ts'

const titles = [
  [routes.login, 'signIn.title'],
  [routes.createAccount, 'account.create'],
  [routes.forgotPassword, 'account.forgotten'],
  [routes.verifyEmail, 'account.verify'],
  [routes.authAction, 'account.link'],
  [routes.reservedAuthAction, 'account.link'],
  [routes.administered, 'establishments.administered'],
  [routes.adminUsers, 'places.users'],
  [routes.profile, 'places.profile'],
  [routes.settings, 'places.settings'],
  [routes.establishments, 'establishments.title'],
  [routes.newEstablishment, 'establishments.add'],
  [routes.establishment(':eid'), 'shell.residents'],
  [routes.alerts(':eid'), 'alerts.title'],
  [routes.alert(':eid', ':aid'), 'alerts.title'],
  [routes.beneficiary(':eid', ':bid'), 'resident.title'],
  [routes.notePage(':eid', ':bid', ':mid'), 'notes.one'],
  [routes.taskPage(':eid', ':bid', ':tid'), 'tasks.one'],
  ...manageTabs.map(({ path, title }) => [path(':eid'), title] as const),
] as const

/** What the address alone says of a page, before anything of it is known; empty for an address of none. */
export function useAddressTitle(): string {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const known = titles.find(([path]) => matchPath(path, pathname) !== null)
  return known ? t(known[1]) : ''
}

/** Gives what stands for a page the header that its address tells: that of the page before would name something else. */
export function useAddressHeader(): void {
  const { pathname } = useLocation()
  usePageHeader(useAddressTitle(), pathname === routes.establishments ? null : routes.establishments)
}
