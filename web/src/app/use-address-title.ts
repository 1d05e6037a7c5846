import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation } from 'react-router-dom'
import { manageTabs } from '../features/care/establishments/manage/tabs.ts'
import { usePageHeader } from '../lib/page/page-header.ts'
import { routes } from '../lib/page/routes.ts'

/** What each address is called before its page is there. */
export const titles = [
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

/**
 * What an address alone says of a page, before anything of it is known; empty for an address of none, and until the part of the texts that
 * says it is there: most come after the sign-in (lib/i18n/parts.ts).
 */
export function addressTitle(pathname: string, t: TFunction): string {
  const known = titles.find(([path]) => matchPath(path, pathname) !== null)
  if (!known) return ''
  const [, key] = known
  const title = t(key)
  // A key without a text is said as it is.
  return title === key ? '' : title
}

/** The same for the address that is looked at. */
export function useAddressTitle(): string {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return addressTitle(pathname, t)
}

/** Gives what stands for a page the header that its address tells: that of the page before would name something else. */
export function useAddressHeader(): void {
  const { pathname } = useLocation()
  usePageHeader(useAddressTitle(), pathname === routes.establishments ? null : routes.establishments)
}
