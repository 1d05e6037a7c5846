import { PeoplePage } from '../features/admin/people/people-page.tsx'
import { InvitePerson } from '../features/care/establishments/invite-person.tsx'

/** /admin/users: people, and the way to invite somebody to homes. */
export default function AdminUsersPage() {
  return <PeoplePage actions={<InvitePerson />} />
}
