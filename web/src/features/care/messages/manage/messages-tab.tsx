import { Skeletons } from '../../../../components/skeletons.tsx'
import { Unreadable } from '../../../../components/unreadable.tsx'
import { useEstablishments } from '../../../care/establishments/establishments-context.ts'
import { useManaged } from '../../../care/establishments/manage/use-managed.ts'
import { Messages } from './messages.tsx'

/** /establishment/{eid}/messages: every message of a home, and what became of it. */
export default function MessagesTab() {
  const { id, name, details } = useManaged()
  const { loading } = useEstablishments()
  if (!details) return loading ? <Skeletons shape="rows" /> : <Unreadable names={[name]} />
  return <Messages eid={id} timeZone={details.timeZone} />
}
