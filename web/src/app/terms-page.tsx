import { TermsStep } from '../features/account/terms/terms-step.tsx'
import { useSignOut } from './use-sign-out.tsx'

/** The terms that are to be accepted, with the way out that asks before it loses something. */
export default function TermsPage() {
  const { signOut, question } = useSignOut()
  return (
    <>
      <TermsStep onLeave={signOut} />
      {question}
    </>
  )
}
