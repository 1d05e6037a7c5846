import { careButton } from '@vigie/domain/care/care-press'
import type { Day } from '@vigie/domain/devices/device'
import { type Access, can } from '@vigie/domain/people/permissions'
import { useMemo } from 'react'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { careRuleSource } from '../records/care-rule-source.ts'

/**
 * Whether the presses of a button of care among what was told may be calls for help: by a rule of the home that names it, or as long as that is not known. Whoever may read no rules sees what
 * was called in the alerts alone. Nothing is asked for where there is no such button.
 */
export function useCareButtonCalls(eid: string, access: Access, days: readonly Day[]): boolean {
  const asks = days.some(({ type }) => type === careButton) && can(access, 'read', 'notifications')
  const found = useLive(useMemo(() => (asks ? careRuleSource(eid) : null), [eid, asks]))
  if (!asks) return false
  return found.status !== 'ready' || found.value.items.length + found.value.unreadable.length > 0
}
