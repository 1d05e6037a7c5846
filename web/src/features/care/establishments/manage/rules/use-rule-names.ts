import { byRoom } from '@vigie/domain/care/by-room'
import { roles } from '@vigie/domain/people/roles'
import type { Shift } from '@vigie/domain/time/shift'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { membersSource } from '../../../records/managing-sources.ts'
import { residentsSource } from '../../../records/resident-sources.ts'
import { roomAndName } from '../../../residents/room-and-name.ts'
import type { RuleNames } from './rule-words.ts'

/** What those are called whom the rules of a home may name: who lives there, its members. Null: not all of it was heard yet. */
export function useRuleNames(eid: string, shifts: readonly Shift[] | null): RuleNames | 'failed' | null {
  const { t } = useTranslation()
  const locale = useLocale()
  const residents = useLive(useMemo(() => residentsSource(eid, null), [eid]))
  const members = useLive(useMemo(() => membersSource(eid), [eid]))
  if (residents.status === 'failed' || members.status === 'failed') return 'failed'
  if (residents.status !== 'ready' || members.status !== 'ready' || shifts === null) return null
  const people = members.value.items
    .filter(({ state }) => state === 'accepted')
    .toSorted((one, other) => one.displayName.localeCompare(other.displayName, locale))
  return {
    t,
    locale,
    residents: new Map(residents.value.items.toSorted(byRoom).map((one) => [one.id, roomAndName(one)])),
    people: new Map(
      people.map(({ uid, displayName: name, role }) => [
        uid,
        role === roles.CAREGIVER ? t('rules.relative', { name }) : name,
      ]),
    ),
    shifts,
  }
}
