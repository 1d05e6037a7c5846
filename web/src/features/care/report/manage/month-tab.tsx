import { lazy } from 'react'
import { LoadBoundary } from '../../../../components/load-boundary.tsx'
import { Skeletons } from '../../../../components/skeletons.tsx'
import { Unreadable } from '../../../../components/unreadable.tsx'
import { useEstablishments } from '../../../care/establishments/establishments-context.ts'
import { useManaged } from '../../../care/establishments/manage/use-managed.ts'

const MonthChosen = lazy(() => import('./month-chosen.tsx'))

/** Tried again when the page is opened anew. */
const stays = () => undefined

/** /establishment/{eid}/monthly: what a month of a home comes to, for who administers it. */
export default function MonthTab() {
  const { id, name, details } = useManaged()
  const { loading } = useEstablishments()
  if (!details) return loading ? <Skeletons shape="rows" /> : <Unreadable names={[name]} />
  return (
    <LoadBoundary onFailed={stays}>
      <MonthChosen key={id} eid={id} home={name} timeZone={details.timeZone} />
    </LoadBoundary>
  )
}
