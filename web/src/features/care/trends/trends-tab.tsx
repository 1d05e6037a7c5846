import { lazy } from 'react'
import { LoadBoundary } from '../../../components/load-boundary.tsx'

const AllTrends = lazy(() => import('./all-trends.tsx'))

/** Tried again when the tab is opened anew. */
const stays = () => undefined

/** /establishment/{eid}/beneficiary/{bid}/trends: what sensors told of a resident. Its charts come after the page. */
export default function TrendsTab() {
  return (
    <LoadBoundary onFailed={stays}>
      <AllTrends />
    </LoadBoundary>
  )
}
