import { entersAdminArea } from '@vigie/domain/people/admin-area'
import { Navigate, Outlet } from 'react-router-dom'
import { useSession } from '../lib/session/session-context.ts'
import { verdictFor } from './guard.ts'

/** The pages under /admin, for as long as the person may see them: a right that is taken away leads out at once. */
export default function AdminArea() {
  const { person, memberships } = useSession()
  const verdict = verdictFor('admin', {
    emailVerified: person.emailVerified,
    entersAdmin: entersAdminArea(person, memberships),
  })
  if (verdict === 'wait') return null
  return verdict === 'show' ? <Outlet /> : <Navigate to={verdict.to} replace />
}
