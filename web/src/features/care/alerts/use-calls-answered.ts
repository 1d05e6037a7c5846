import { type Calling, type CallsAnswered, callsAnswered } from '@vigie/domain/alerts/calls-answered'
import { can } from '@vigie/domain/people/permissions'
import { useMemo } from 'react'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import { activatedRulesSource } from '../records/activated-rules-source.ts'

/** Whether a rule answers calls for help now, of a resident or, null, of anybody in the home. Null: not known, as to whoever is not of the staff, or where a rule that may cannot be read. */
export function useCallsAnswered(
  { id, access, details }: OwnEstablishment,
  of: Calling | null,
): CallsAnswered | null {
  const mayRead = can(access, 'read', 'notifications')
  const now = useNow()
  const found = useLive(useMemo(() => (mayRead ? activatedRulesSource(id) : null), [id, mayRead]))
  if (found.status !== 'ready' || details === null) return null
  const { items, unreadable } = found.value
  const answered = callsAnswered(items, details, of, now)
  return answered !== 'now' && unreadable.length > 0 ? null : answered
}
