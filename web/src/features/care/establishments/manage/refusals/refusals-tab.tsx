import { Skeletons } from '../../../../../components/skeletons.tsx'
import { Unreadable } from '../../../../../components/unreadable.tsx'
import { useEstablishments } from '../../../establishments/establishments-context.ts'
import { useManaged } from '../use-managed.ts'
import { Refusals } from './refusals.tsx'

/** /establishment/{eid}/refusals: what a home's sensors sent that was not taken in. */
export default function RefusalsTab() {
  const { id, name, details } = useManaged()
  const { loading } = useEstablishments()
  if (!details) return loading ? <Skeletons shape="rows" /> : <Unreadable names={[name]} />
  return <Refusals eid={id} timeZone={details.timeZone} />
}
