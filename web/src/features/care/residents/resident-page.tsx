import { OfResident } from './of-resident.tsx'
import { ResidentView } from './resident-view.tsx'

/** /establishment/{eid}/beneficiary/{bid}: one resident, their sensors and their day. */
export default function ResidentPage() {
  return (
    <OfResident
      show={(known) => <ResidentView key={`${known.establishment.id}/${known.bid}`} {...known} />}
    />
  )
}
