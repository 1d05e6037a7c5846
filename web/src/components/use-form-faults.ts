import { type RefObject, useState } from 'react'

type Inputs<F extends string> = Readonly<Record<F, RefObject<HTMLInputElement | null>>>

/** The faults of a form, as they are told: each once its field was left, all of them once somebody wanted to send it. */
export interface FormFaults<F extends string, W extends Partial<Record<F, string>>> {
  /** Those to be shown now. */
  readonly shown: W
  readonly leave: (field: F) => void
  /** Whether there is none; otherwise all are shown, and the first field that has one gets the focus. */
  readonly check: () => boolean
}

/**
 * Follows which faults of a form are to be shown: nobody is told of a field that they have not come to.
 * @param inputs in the order of the form
 */
export function useFormFaults<F extends string, W extends Partial<Record<F, string>>>(
  faults: W,
  inputs: Inputs<F>,
): FormFaults<F, W> {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const fields = Object.keys(inputs) as F[]
  return {
    shown: Object.fromEntries(Object.entries(faults).filter(([field]) => left.has(field))) as W,
    leave: (field) => setLeft((before) => new Set([...before, field])),
    check: () => {
      const first = fields.find((field) => faults[field] !== undefined)
      if (first === undefined) return true
      setLeft(new Set(fields))
      inputs[first].current?.focus()
      return false
    },
  }
}
