import type { TypedOver } from './typed-over.ts'

/**
 * What others have put since where somebody types over a record as it stands `now`, by field: what is saved takes its place. Not what they put there
 * themselves and saved before.
 */
export function changedMeanwhile<T extends object>({ began, form, seen }: TypedOver<T>, now: T): Partial<T> {
  const isTheirs = (field: keyof T) =>
    form[field] !== began[field] && ![seen[field], began[field], form[field]].includes(now[field])
  const fields = (Object.keys(now) as (keyof T)[]).filter(isTheirs)
  return Object.fromEntries(fields.map((field) => [field, now[field]])) as Partial<T>
}
