import type { CallsAnswered } from '@vigie/domain/alerts/calls-answered'
import type { Establishment } from '@vigie/domain/care/establishment'
import type { Silent } from '@vigie/domain/supervision/silent'

/**
 * Why no call for help of a home would raise an alert, by its state and by whether a rule answers it, or else by what is silent there why not all would; null: one would, or it is not
 * known. Of all of a home, or of a gateway, the bar above says it.
 */
export function whyNone(
  details: Pick<Establishment, 'state'> | null,
  answered: CallsAnswered | null,
  silent: Silent | null,
): 'inactive' | 'noRule' | 'noRuleNow' | 'silent' | 'clocks' | null {
  if (details?.state === 'inactive') return 'inactive'
  if (answered === 'none') return 'noRule'
  if (answered === 'notNow') return 'noRuleNow'
  if (silent?.of === 'devices') return 'silent'
  return silent?.of === 'clocks' ? 'clocks' : null
}
