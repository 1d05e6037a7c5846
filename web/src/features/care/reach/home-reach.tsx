import { can } from '@vigie/domain/people/permissions'
import { useComing } from '../../../lib/page/use-coming.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import { loadReach } from './load-reach.ts'

/** On a home's page, for whoever administers it: when in the next 24 hours nobody would be reached. Nothing in an inactive home, whose banner says what mends it. Its code comes right after the page. */
export function HomeReach({ establishment }: { establishment: OwnEstablishment }) {
  const came = useComing(loadReach)
  const { id, access, details } = establishment
  if (came === null || details?.state !== 'active' || !can(access, 'read', 'escalation')) return null
  return <came.default eid={id} timeZone={details.timeZone} isPlace={false} said="" />
}
