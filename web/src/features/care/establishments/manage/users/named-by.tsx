import { lazy, Suspense } from 'react'

// They bring what rules are made of, which the list of people does without.
const RulesThatName = lazy(() => import('./rules-that-name.tsx'))
const StepsThatName = lazy(() => import('./steps-that-name.tsx'))

interface Props {
  eid: string
  uid: string
}

/** By which rules and steps of a home somebody is told, and which of these tell nobody else. */
export function NamedBy(of: Props) {
  return (
    <Suspense>
      <RulesThatName {...of} />
      <StepsThatName {...of} />
    </Suspense>
  )
}
