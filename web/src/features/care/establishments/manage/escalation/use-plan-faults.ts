import { type RefObject, useEffect, useRef, useState } from 'react'
import { faultsOf, type PlanFault, type PlanForm } from './plan-form.ts'

/** What is typed wrong, or ticked wrong, also where it was so the last time. */
const wrong = '[aria-invalid=true], fieldset:has(> .Mui-error) input'

/** What is wrong in the form of a plan, from when somebody first wanted to save it on; the first field of it then has the focus. */
export function usePlanFaults(form: PlanForm): {
  faults: Readonly<Record<string, PlanFault>>
  fields: RefObject<HTMLDivElement | null>
  /** Whether all is right, with what else stands in the form; shows what is not. */
  check: (isRestRight?: boolean) => boolean
  /** Shows nothing any more until it is checked again. */
  forget: () => void
} {
  const [timesTold, tell] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (timesTold > 0) fields.current?.querySelector<HTMLElement>(wrong)?.focus()
  }, [timesTold])
  return {
    faults: timesTold > 0 ? faultsOf(form) : {},
    fields,
    check: (isRestRight = true) => {
      const isRight = isRestRight && Object.keys(faultsOf(form)).length === 0
      if (!isRight) tell(timesTold + 1)
      return isRight
    },
    forget: () => tell(0),
  }
}
