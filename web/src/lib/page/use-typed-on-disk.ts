import { useCallback, useState } from 'react'
import { dropForm } from './form-on-disk.ts'
import { useFormOnDisk } from './use-form-on-disk.ts'
import { letGo, type Typed, useKeptForm } from './use-typed.ts'

/**
 * Keeps what is typed in the form of a window as `useTyped` does, and on this device, so that it outlives the page (docs/adr/0125-a-half-filled-form.md).
 * @param name one for each form and each record that it is about, by ids and no name of anybody
 * @param began how it stands where nothing is kept
 * @param parse what was kept, as the form can go on with it; null: it cannot
 */
export function useTypedOnDisk<T>(
  name: string,
  began: () => T,
  parse: (kept: unknown) => T | null,
): Typed<T> {
  const { typed, wasKept, put, restore } = useKeptForm<T>(name, began)
  const [isTyped, setTyped] = useState(wasKept)
  const goOn = useCallback(
    (found: T) => {
      restore(found)
      setTyped(true)
    },
    [restore],
  )
  useFormOnDisk(name, { typed, isTyped, restore: goOn }, parse)
  const type: Typed<T>['type'] = (next) => {
    put(next, () => true)
    setTyped(true)
  }
  // The window goes with it: nothing of the form is shown any more.
  const settle = () => {
    letGo(name)
    dropForm(name)
  }
  return { typed, wasKept, type, settle }
}
