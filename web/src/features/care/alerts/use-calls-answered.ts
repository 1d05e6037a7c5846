import { type Calling, type CallsAnswered, callsAnswered } from '@vigie/domain/alerts/calls-answered'
import { can } from '@vigie/domain/people/permissions'
import { useMemo } from 'react'
import type { Live, LiveList } from '../../../lib/firebase/live-source.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import { type ActivatedRule, activatedRulesSource } from '../records/activated-rules-source.ts'

/** Whether a rule answers calls for help now, of a resident or, null, of anybody in the home. Null: not known, as to whoever is not of the staff, or where a rule that may cannot be read. */
export function useCallsAnswered(establishment: OwnEstablishment, of: Calling | null): CallsAnswered | null {
  const { id } = establishment
  const mayRead = mayReadRules(establishment)
  const now = useNow()
  const found = useLive(useMemo(() => (mayRead ? activatedRulesSource(id) : null), [id, mayRead]))
  return answeredIn(establishment, of, found, now)
}

export const mayReadRules = ({ access }: Pick<OwnEstablishment, 'access'>): boolean =>
  can(access, 'read', 'notifications')

/** The same by what was heard of the home's activated rules. */
export function answeredIn(
  { details }: Pick<OwnEstablishment, 'details'>,
  of: Calling | null,
  found: Live<LiveList<ActivatedRule>>,
  now: number,
): CallsAnswered | null {
  if (found.status !== 'ready' || details === null) return null
  const { items, unreadable } = found.value
  const answered = callsAnswered(items, details, of, now)
  return answered !== 'now' && unreadable.length > 0 ? null : answered
}
