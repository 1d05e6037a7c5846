import { can } from '@vigie/domain/people/permissions'
import { useMemo } from 'react'
import { useLive } from '../../../lib/firebase/use-live.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import { anyRuleSource } from '../records/any-rule-source.ts'

/** Whether it is known that no rule of a home is activated, so that nothing raises an alert there; only staff are told. */
export function useHasNoRule({ id, access }: OwnEstablishment): boolean {
  const mayRead = can(access, 'read', 'notifications')
  const source = useMemo(() => (mayRead ? anyRuleSource(id) : null), [id, mayRead])
  const found = useLive(source)
  return found.status === 'ready' && found.value.items.length + found.value.unreadable.length === 0
}
