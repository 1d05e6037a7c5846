import { type RefObject, useRef, useState } from 'react'
import { afterPress } from '../lib/page/after-press.ts'

type Inputs<F extends string> = Readonly<Record<F, RefObject<HTMLElement | null>>>

/** The faults of a form, as they are told: each once its field was left, all of them once somebody wanted to send it. */
export interface FormFaults<F extends string, W extends Partial<Record<F, string>>> {
  /** Those to be shown now. */
  readonly shown: W
  readonly leave: (field: F) => void
  /**
   * Whether there is none; otherwise all are shown, and the first field that has one gets the focus. Where there is none the form
   * begins anew: what is emptied once it was sent is not at fault for that.
   * @param now the faults by now, where more is known of what stands there than when it was drawn
   */
  readonly check: (now?: W) => boolean
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
  const sent = useRef(0)
  return {
    shown: Object.fromEntries(Object.entries(faults).filter(([field]) => left.has(field))) as W,
    // A fault shown while a button is held down would move that button from under the finger, and the press be lost.
    leave: (field) => {
      const before = sent.current
      // What that press has sent begins anew.
      afterPress(() => before === sent.current && setLeft((fields) => new Set([...fields, field])))
    },
    check: (now = faults) => {
      const first = fields.find((field) => now[field] !== undefined)
      if (first === undefined) {
        sent.current += 1
        setLeft(new Set())
        return true
      }
      setLeft(new Set(fields))
      inputs[first].current?.focus()
      return false
    },
  }
}
