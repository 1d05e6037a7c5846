import { type Access, residentsReadBy } from '../people/permissions.ts'
import type { Rule } from '../rules/rule.ts'

/**
 * Whether a rule that names somebody may tell them of anything: they are a member of its home, and read the alerts of its resident,
 * or, of a rule for all residents, of one at least.
 */
export function mayBeToldBy({ beneficiaryId }: Pick<Rule, 'beneficiaryId'>, access: Access): boolean {
  if (access.membership?.state !== 'accepted') return false
  const read = residentsReadBy(access)
  if (read === 'all') return true
  return beneficiaryId === null ? read.length > 0 : read.includes(beneficiaryId)
}

/** The same of everybody whom the rule is for: who follows some residents is told of those alone. A call of another would tell nobody by them. */
export function isToldOfAllBy({ beneficiaryId }: Pick<Rule, 'beneficiaryId'>, access: Access): boolean {
  return (
    mayBeToldBy({ beneficiaryId }, access) && (beneficiaryId !== null || residentsReadBy(access) === 'all')
  )
}
