import { isDeepStrictEqual } from 'node:util'

/** The fields of what is said that say something else than before, as the journal names them. */
export const fieldsOther = (before: object, said: object): string[] =>
  Object.keys(said).filter(
    (field) => !isDeepStrictEqual(Reflect.get(before, field), Reflect.get(said, field)),
  )
