import { type ComponentProps, lazy, Suspense } from 'react'
import { loadWithTexts } from '../../../../../lib/i18n/parts.ts'

// They bring what rules are made of, which the list of people does without.
const RulesThatName = lazy(() => loadWithTexts('seldom', () => import('./rules-that-name.tsx')))
const HeldAlerts = lazy(() => loadWithTexts('seldom', () => import('./lets-go.tsx')))
const StepsThatName = lazy(() => loadWithTexts('seldom', () => import('./steps-that-name.tsx')))

interface Props {
  eid: string
  uid: string
  /** Whether they are taken out of the home: rules that tell others too name them no more, whatever comes later. */
  leaves?: boolean
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

/** Which alerts of a home somebody is on that will call again. */
export function LetsGo(of: ComponentProps<typeof HeldAlerts>) {
  return (
    <Suspense>
      <HeldAlerts {...of} />
    </Suspense>
  )
}
