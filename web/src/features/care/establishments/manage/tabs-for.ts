import { can } from '@vigie/domain/people/permissions'
import { routes } from '../../../../lib/page/routes.ts'
import type { OwnEstablishment } from '../establishments-context.ts'
import { mayManage } from './may-manage.ts'
import { manageTabs } from './tabs.ts'

type ManageTab = (typeof manageTabs)[number]

/** The tabs of a home that the person may open: all for who administers it, and its documents for everybody else who reads it. */
export function tabsFor(establishment: OwnEstablishment): readonly ManageTab[] {
  if (mayManage(establishment)) return manageTabs
  if (!can(establishment.access, 'read', 'establishmentDocuments')) return []
  return manageTabs.filter(({ path }) => path === routes.homeDocuments)
}
