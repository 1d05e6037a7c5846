/** What is typed over a record: how it began, how it stands, and the record as it was last taken in. */
export interface TypedOver<T> {
  readonly began: T
  readonly form: T
  readonly seen: T
}

/** The fields of a form. */
const fieldsOf = <T extends object>(form: T) => Object.keys(form) as (keyof T)[]

/** Some fields of one in the place of another's. */
const withFields = <T extends object>(one: T, fields: readonly (keyof T)[], other: T): T => ({
  ...one,
  ...Object.fromEntries(fields.map((field) => [field, other[field]])),
})

/**
 * What is typed over a record as it stands `now`: what somebody else has changed of it since is there, unless the person changed
 * the same here. The same object where there is nothing of that.
 */
export function followed<T extends object>(typed: TypedOver<T>, now: T): TypedOver<T> {
  const { began, form, seen } = typed
  const theirs = fieldsOf(now).filter((field) => form[field] === began[field] && now[field] !== seen[field])
  if (theirs.length === 0) return typed
  return {
    began: withFields(began, theirs, now),
    form: withFields(form, theirs, now),
    seen: withFields(seen, theirs, now),
  }
}

/**
 * The same once a form was saved as it stood then: what was typed since is not. What was saved stays until the record is heard
 * again, and follows it from then on.
 */
export function settled<T extends object>({ began, form, seen }: TypedOver<T>, saved: T): TypedOver<T> {
  const mine = fieldsOf(form).filter((field) => form[field] !== began[field])
  return { began: withFields(began, mine, saved), form, seen }
}

/** Whether anything is typed that is not saved. */
export const isTyped = <T extends object>({ began, form }: TypedOver<T>): boolean =>
  fieldsOf(form).some((field) => form[field] !== began[field])

/** The same where its author gives up what they typed: it stands as the record does. */
export const givenUp = <T extends object>({ began, seen }: TypedOver<T>): TypedOver<T> => ({
  began,
  form: began,
  seen,
})
