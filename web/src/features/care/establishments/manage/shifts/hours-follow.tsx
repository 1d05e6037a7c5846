import { lazy, Suspense } from 'react'
import type { HoursChange } from './hours-change.ts'

// They bring what rules and plans are made of, each of its own, which the list of shifts does without.
const RulesOfHours = lazy(() => import('./rules-of-hours.tsx'))
const StepsOfHours = lazy(() => import('./steps-of-hours.tsx'))

interface Props {
  eid: string
  sid: string
  /** null: no other hours are asked for, of which anything could be said. */
  change: HoursChange | null
}

/** Which rules and steps of a home go by the hours of a shift, as they are and as they would be. What there is is asked for as this is shown: it is there before anybody has chosen an hour. */
export function HoursFollow(of: Props) {
  return (
    <Suspense>
      <RulesOfHours {...of} />
      <StepsOfHours {...of} />
    </Suspense>
  )
}
