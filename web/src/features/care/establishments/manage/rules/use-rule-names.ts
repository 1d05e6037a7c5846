import { byRoom } from '@vigie/domain/care/by-room'
import { membershipRoles, roles } from '@vigie/domain/people/roles'
import type { Shift } from '@vigie/domain/time/shift'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { useSession } from '../../../../../lib/session/session-context.ts'
import { membersSource } from '../../../records/managing-sources.ts'
import { residentsSource } from '../../../records/resident-sources.ts'
import { roomAndName } from '../../../residents/room-and-name.ts'
import type { RuleNames } from './rule-words.ts'

/** What those are called whom the rules of a home may name: who lives there, and its members to whoever administers it. Null: not all of it was heard yet. */
export function useRuleNames(
  eid: string,
  shifts: readonly Shift[] | null,
  mayManage: boolean,
): RuleNames | 'failed' | null {
  const { t } = useTranslation()
  const locale = useLocale()
  const { person, displayName } = useSession()
  const residents = useLive(useMemo(() => residentsSource(eid, null), [eid]))
  const members = useLive(useMemo(() => (mayManage ? membersSource(eid) : null), [eid, mayManage]))
  if (residents.status === 'failed' || members.status === 'failed') return 'failed'
  if (residents.status !== 'ready' || shifts === null) return null
  if (mayManage && members.status !== 'ready') return null
  const people = (members.status === 'ready' ? members.value.items : [])
    .filter(({ state }) => state === 'accepted')
    .toSorted((one, other) => one.displayName.localeCompare(other.displayName, locale))
  const living = residents.value.items.toSorted(byRoom)
  // Whoever is told and may not take the alert is not enough: it is to be seen before the rule is saved.
  const shownName = ({ displayName: name, role, roleId }: (typeof people)[number]) => {
    if (role === roles.CAREGIVER) return t('rules.relative', { name })
    return roleId === membershipRoles.READ_ONLY ? t('rules.reader', { name }) : name
  }
  const named = people.map((one): [string, string] => [one.uid, shownName(one)])
  return {
    t,
    locale,
    residents: new Map(living.map((one) => [one.id, roomAndName(one)])),
    living,
    people: new Map(mayManage ? named : [[person.uid, displayName]]),
    areAllKnown: mayManage,
    shifts,
  }
}
