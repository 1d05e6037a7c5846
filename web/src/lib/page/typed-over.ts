/** What is typed over a record: how it began, how it stands, and the record as it was then. */
export interface TypedOver<T> {
  readonly began: T
  readonly form: T
  readonly seen: T
}

/**
 * What is typed over a record as it stands `now`: what somebody else has changed of it since is there, unless the person changed
 * the same here. What was just saved stays until the record is heard again.
 */
export function followed<T extends object>({ began, form, seen }: TypedOver<T>, now: T): TypedOver<T> {
  const isTheirs = (field: keyof T) => form[field] === began[field] && now[field] !== seen[field]
  const theirs = Object.fromEntries(
    Object.entries(now).filter(([field]) => isTheirs(field as keyof T)),
  ) as Partial<T>
  return { began: { ...began, ...theirs }, form: { ...form, ...theirs }, seen: { ...seen, ...theirs } }
}
