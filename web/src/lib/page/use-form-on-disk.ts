import { useEffect, useState } from 'react'
import { keptNow, useKept } from '../kept/kept.ts'
import { dropForm, isOfForm, keepForm } from './form-on-disk.ts'

interface Form<T> {
  readonly typed: T
  /** Whether anything stands in it that is not saved. */
  readonly isTyped: boolean
  /** Puts what was kept in the place of what stands there. */
  readonly restore: (found: T) => void
}

/**
 * Has a form outlive the page that it stands on: what is typed in it and not saved is kept on this device, encrypted, as the draft of a note is
 * (docs/adr/0063-what-was-not-sent-yet.md). It comes after the form where its key does, and takes no place of what was typed meanwhile.
 * @param name which form it is, by ids and no name of anybody, since a browser keeps it
 * @param parse what was kept, as the form can go on with it; null: it cannot
 */
export function useFormOnDisk<T>(
  name: string,
  { typed, isTyped, restore }: Form<T>,
  parse: (kept: unknown) => T | null,
): void {
  const kept = useKept()
  // Whether it has been typed in since the page was loaded, or gone on with.
  const [isTouched, touch] = useState(isTyped)
  if (isTyped && !isTouched) touch(true)
  const found = isTouched ? undefined : kept.find(({ id }) => id === name)?.content
  useEffect(() => {
    if (!isOfForm(found)) return
    const whole = parse(found.typed)
    touch(true)
    if (whole === null) dropForm(name)
    else restore(whole)
  }, [found, name, parse, restore])
  useEffect(() => {
    if (!isTouched) return
    if (isTyped) keepForm(name, typed)
    else if (keptNow().some(({ id }) => id === name)) dropForm(name)
  }, [name, typed, isTyped, isTouched])
}
