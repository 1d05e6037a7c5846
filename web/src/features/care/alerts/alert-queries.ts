import { residentsReadBy } from '@vigie/domain/people/permissions'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'

/**
 * The residents to ask for, one query each, to have all the alerts of an establishment that the person may read; null:
 * one query for everybody's. Empty where there are none.
 */
export function alertQueriesOf({ access }: OwnEstablishment): readonly (string | null)[] {
  const readable = residentsReadBy(access)
  return readable === 'all' ? [null] : readable
}
