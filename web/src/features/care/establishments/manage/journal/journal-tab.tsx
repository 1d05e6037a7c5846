import { Skeletons } from '../../../../../components/skeletons.tsx'
import { Unreadable } from '../../../../../components/unreadable.tsx'
import { useRights } from '../../../../../lib/session/use-rights.ts'
import { useEstablishments } from '../../../establishments/establishments-context.ts'
import { useManaged } from '../use-managed.ts'
import { Journal } from './journal.tsx'

/** /establishment/{eid}/journal: who did what in a home. */
export default function JournalTab() {
  const { id, name, details } = useManaged()
  const { loading } = useEstablishments()
  const rights = useRights()
  if (!details) return loading ? <Skeletons shape="rows" /> : <Unreadable names={[name]} />
  // What only a nurse reads of it is not kept for who is none any more.
  return <Journal key={`${details.timeZone} ${rights}`} eid={id} timeZone={details.timeZone} />
}
