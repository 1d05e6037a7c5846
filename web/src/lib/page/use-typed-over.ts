import { followed, type TypedOver } from './typed-over.ts'
import { useTyped } from './use-typed.ts'

/**
 * Keeps what is typed over a record that others change too, as `useTyped` does: what nobody has touched here follows the record.
 * @param now the record as it stands
 */
export function useTypedOver<T extends object>(name: string, now: T) {
  const { typed, wasKept, type, settle } = useTyped<TypedOver<T>>(name, () => ({
    began: now,
    form: now,
    seen: now,
  }))
  const { began, form } = followed(typed, now)
  return {
    /** How the form stands. */
    form,
    /** The same, without what the person has changed in it. */
    began,
    wasKept,
    change: (fields: Partial<T>) =>
      type((before) => {
        const over = followed(before, now)
        return { ...over, form: { ...over.form, ...fields } }
      }),
    /** Says that what stands there is saved. */
    settle: () => settle({ began: form, form, seen: now }),
  }
}
