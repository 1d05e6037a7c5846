import {
  mdiAccountGroupOutline,
  mdiBellOutline,
  mdiClipboardCheckOutline,
  mdiCogOutline,
  mdiFileDocumentMultipleOutline,
} from '@mdi/js'
import { can } from '@vigie/domain/people/permissions'
import { useLocation, useParams } from 'react-router-dom'
import type { OwnEstablishment } from '../features/care/establishments/establishments-context.ts'
import { mayManage } from '../features/care/establishments/manage/may-manage.ts'
import { manageTabs } from '../features/care/establishments/manage/tabs.ts'
import { tabsFor } from '../features/care/establishments/manage/tabs-for.ts'
import { useEstablishment } from '../features/care/establishments/use-establishment.ts'
import { routes } from '../lib/page/routes.ts'
import { useAsksForTerms } from './use-visitor.ts'

/** One of the main places of an establishment. */
export interface Place {
  readonly name: 'residents' | 'today' | 'alerts' | 'manage' | 'documents'
  readonly to: string
  readonly icon: string
  readonly current: boolean
}

/** The main places of the establishment that the address names; none outside of one, or while the terms are asked for. */
export function usePlaces(): readonly Place[] {
  const { eid } = useParams()
  const { pathname } = useLocation()
  const establishment = useEstablishment()
  const asksForTerms = useAsksForTerms()
  if (eid === undefined || asksForTerms) return []
  const inAlerts = pathname.startsWith(routes.alerts(eid))
  const inToday = [routes.today(eid), routes.handover(eid)].some((path) => pathname.startsWith(path))
  const inManage = manageTabs.some(({ path }) => pathname.startsWith(path(eid)))
  return [
    {
      name: 'residents',
      to: routes.establishment(eid),
      icon: mdiAccountGroupOutline,
      current: !inAlerts && !inToday && !inManage,
    },
    ...(establishment && can(establishment.access, 'read', 'tasks')
      ? [
          {
            name: 'today' as const,
            to: routes.today(eid),
            icon: mdiClipboardCheckOutline,
            current: inToday,
          },
        ]
      : []),
    { name: 'alerts', to: routes.alerts(eid), icon: mdiBellOutline, current: inAlerts },
    ...(establishment ? ofHome(establishment, pathname, inManage) : []),
  ]
}

/** Where the home itself is looked after, as far as it is theirs; for who only reads it, its documents. */
function ofHome(establishment: OwnEstablishment, pathname: string, inManage: boolean): Place[] {
  const { id } = establishment
  if (mayManage(establishment))
    return [{ name: 'manage', to: routes.informations(id), icon: mdiCogOutline, current: inManage }]
  const [first, ...others] = tabsFor(establishment)
  if (first === undefined) return []
  if (others.length > 0)
    return [{ name: 'manage', to: first.path(id), icon: mdiCogOutline, current: inManage }]
  const to = first.path(id)
  // Of the other tabs none is theirs.
  const current = pathname.startsWith(to)
  return [{ name: 'documents', to, icon: mdiFileDocumentMultipleOutline, current }]
}
