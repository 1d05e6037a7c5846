import { mdiAccountGroupOutline, mdiBellOutline } from '@mdi/js'
import { useLocation, useParams } from 'react-router-dom'
import { routes } from '../lib/page/routes.ts'

/** One of the main places of an establishment. */
export interface Place {
  readonly name: 'residents' | 'alerts'
  readonly to: string
  readonly icon: string
  readonly current: boolean
}

/** The main places of the establishment that the address names; none outside of one. */
export function usePlaces(): readonly Place[] {
  const { eid } = useParams()
  const { pathname } = useLocation()
  if (eid === undefined) return []
  const inAlerts = pathname.startsWith(routes.alerts(eid))
  return [
    {
      name: 'residents',
      to: routes.establishment(eid),
      icon: mdiAccountGroupOutline,
      current: !inAlerts,
    },
    { name: 'alerts', to: routes.alerts(eid), icon: mdiBellOutline, current: inAlerts },
  ]
}
