import type { Rule } from '@vigie/domain/rules/rule'
import type { RuleNames } from './rule-words.ts'

/**
 * Whether nobody whom a rule names can be told by it: they have left, or have no level there any more. False where not all who have access are
 * known; and where it tells each resident's own contact, which is the home's choice.
 */
export const tellsNobody = (
  { recipients }: Pick<Rule, 'recipients'>,
  { people, areAllKnown, untold }: Pick<RuleNames, 'people' | 'areAllKnown' | 'untold'>,
): boolean =>
  areAllKnown && recipients.every((to) => to.kind === 'user' && (!people.has(to.uid) || untold.has(to.uid)))
