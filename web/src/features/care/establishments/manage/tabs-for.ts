import { can } from '@vigie/domain/people/permissions'
import { routes } from '../../../../lib/page/routes.ts'
import type { OwnEstablishment } from '../establishments-context.ts'
import { mayManage } from './may-manage.ts'
import { manageTabs } from './tabs.ts'

type ManageTab = (typeof manageTabs)[number]

/** Whether the person makes and changes the notification rules of the home. */
export const mayChangeRules = ({ access }: OwnEstablishment): boolean =>
  can(access, 'update', 'notifications')

/**
 * The tabs of a home that the person may open: all for who administers it; its documents for everybody else who reads it, and its
 * notification rules for who may change them.
 */
export function tabsFor(establishment: OwnEstablishment): readonly ManageTab[] {
  if (mayManage(establishment)) return manageTabs
  if (!can(establishment.access, 'read', 'establishmentDocuments')) return []
  const ofRules = mayChangeRules(establishment)
  return manageTabs.filter(({ path }) => path === routes.homeDocuments || (ofRules && path === routes.rules))
}
