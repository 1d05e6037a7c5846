import { Navigate, Outlet } from 'react-router-dom'
import { verdictFor } from './guard.ts'
import { useVisitor } from './use-visitor.ts'

/** The pages under /admin, for as long as the person may see them: a right that is taken away leads out at once. */
export default function AdminArea() {
  const verdict = verdictFor('admin', useVisitor())
  if (typeof verdict === 'object') return <Navigate to={verdict.to} replace />
  return verdict === 'show' ? <Outlet /> : null
}
