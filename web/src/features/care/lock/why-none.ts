import type { CallsAnswered } from '@vigie/domain/alerts/calls-answered'
import type { Establishment } from '@vigie/domain/care/establishment'

/** Why no call for help of a home would raise an alert, by its state and by whether a rule answers it; null: one would, or it is not known. */
export function whyNone(
  details: Pick<Establishment, 'state'> | null,
  answered: CallsAnswered | null,
): 'inactive' | 'noRule' | 'noRuleNow' | null {
  if (details?.state === 'inactive') return 'inactive'
  if (answered === 'none') return 'noRule'
  return answered === 'notNow' ? 'noRuleNow' : null
}
