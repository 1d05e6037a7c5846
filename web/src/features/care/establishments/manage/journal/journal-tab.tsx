import { Skeletons } from '../../../../../components/skeletons.tsx'
import { Unreadable } from '../../../../../components/unreadable.tsx'
import { useEstablishments } from '../../../establishments/establishments-context.ts'
import { useManaged } from '../use-managed.ts'
import { Journal } from './journal.tsx'

/** /establishment/{eid}/journal: who did what in a home. */
export default function JournalTab() {
  const { id, name, details } = useManaged()
  const { loading } = useEstablishments()
  if (!details) return loading ? <Skeletons shape="rows" /> : <Unreadable names={[name]} />
  return <Journal key={details.timeZone} eid={id} timeZone={details.timeZone} />
}
