import { followed, givenUp, isTyped, settled, type TypedOver } from './typed-over.ts'
import { useKeptForm } from './use-typed.ts'

/**
 * Keeps what is typed over a record that others change too, as `useTyped` does: what nobody has touched here follows the record.
 * @param now the record as it stands
 */
export function useTypedOver<T extends object>(name: string, now: T) {
  const { typed, wasKept, put, forget, restore } = useKeptForm<TypedOver<T>>(name, () => ({
    began: now,
    form: now,
    seen: now,
  }))
  const over = followed(typed, now)
  if (over !== typed) put((before) => followed(before, now), isTyped)
  const { began, form } = over
  return {
    /** How the form stands. */
    form,
    /** The same, without what the person has changed in it. */
    began,
    wasKept,
    /** The whole of it, for a form that outlives the page. */
    onDisk: { typed: over, isTyped: isTyped(over), restore },
    change: (fields: Partial<T>) =>
      put((before) => ({ ...before, form: { ...before.form, ...fields } }), isTyped),
    /** Puts the record in the place of what was typed. */
    giveUp: () => {
      forget()
      put(givenUp, isTyped)
    },
    /** Says that what stands there, as whoever calls this sees it, is saved. */
    settle: () => {
      forget()
      put((before) => settled(before, form), isTyped)
    },
  }
}
