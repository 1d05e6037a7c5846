import { isDeepStrictEqual } from 'node:util'
import type { AuditField } from '@vigie/domain/care/audit-fields'

/** Nothing whose fields the journal has no word for. */
type Named<S extends object> = keyof S extends AuditField ? S : never

/** The fields of what is said, as the journal names them. */
export const fieldsOf = <S extends object>(said: Named<S>): (keyof S & AuditField)[] =>
  Object.keys(said) as (keyof S & AuditField)[]

/** Those of them that say something else than before. */
export const fieldsOther = <S extends object>(before: object, said: Named<S>): (keyof S & AuditField)[] =>
  fieldsOf<S>(said).filter(
    (field) => !isDeepStrictEqual(Reflect.get(before, field), Reflect.get(said, field)),
  )
