import { mayBeToldBy } from '@vigie/domain/alerts/told-by-rule'
import { ruleRecipientsCall } from '@vigie/domain/api/rule-calls'
import { byRoom } from '@vigie/domain/care/by-room'
import { membershipRoles, roles } from '@vigie/domain/people/roles'
import type { Member } from '@vigie/domain/people/user'
import type { Shift } from '@vigie/domain/time/shift'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { useAnswer } from '../../../../../lib/api/use-answer.ts'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { useSession } from '../../../../../lib/session/session-context.ts'
import { membersSource } from '../../../records/managing-sources.ts'
import { residentsSource } from '../../../records/resident-sources.ts'
import { roomAndName } from '../../../residents/room-and-name.ts'
import type { RuleNames } from './rule-words.ts'

/**
 * From where it is known who can be told: the home's members, which its administrators follow; what /api answers to whoever else may
 * write rules; of nobody but oneself.
 */
type Known = 'members' | 'asked' | 'nobody'

/** What those are called whom the rules of a home may name: who lives there, and its members to whoever may write rules. Null: not all of it was heard yet. */
export function useRuleNames(
  eid: string,
  shifts: readonly Shift[] | null,
  known: Known,
): RuleNames | 'failed' | null {
  const { t } = useTranslation()
  const locale = useLocale()
  const { person, displayName } = useSession()
  const residents = useLive(useMemo(() => residentsSource(eid, null), [eid]))
  const members = useTold(eid, known)
  if (residents.status === 'failed' || members === 'failed') return 'failed'
  if (residents.status !== 'ready' || shifts === null || members === null) return null
  const areAllKnown = known !== 'nobody'
  const people = members.toSorted((one, other) => one.displayName.localeCompare(other.displayName, locale))
  const living = residents.value.items.toSorted(byRoom)
  const untold = new Set(members.filter((one) => !mayBeTold(one)).map(({ uid }) => uid))
  // Whoever is told and may not take the alert is not enough: it is to be seen before the rule is saved.
  const shownName = ({ uid, displayName: name, role, roleId, isClosed }: (typeof people)[number]) => {
    if (isClosed) return t('rules.closed', { name })
    if (untold.has(uid)) return t('rules.untold', { name })
    if (role === roles.CAREGIVER) return t('rules.relative', { name })
    return roleId === membershipRoles.READ_ONLY ? t('rules.reader', { name }) : name
  }
  const named = people.map((one): [string, string] => [one.uid, shownName(one)])
  return {
    t,
    locale,
    residents: new Map(living.map((one) => [one.id, roomAndName(one)])),
    living,
    people: new Map(areAllKnown ? named : [[person.uid, displayName]]),
    areAllKnown,
    untold,
    shifts,
  }
}

type Told = Pick<Member, 'uid' | 'displayName' | 'role' | 'roleId' | 'isClosed'>

/** Whether a rule may tell somebody of a home at all. Of their account no more is known here than that it was closed, and nothing of whom a relative follows: that, the server asks. */
function mayBeTold({ uid, role, roleId, isClosed }: Told): boolean {
  const beneficiaryId = 'whomever'
  return mayBeToldBy(
    { beneficiaryId },
    {
      person: { uid, roleId: role, operator: false, disabled: isClosed === true, emailVerified: true },
      membership: { state: 'accepted', role, roleId, beneficiaryIds: [beneficiaryId] },
    },
  )
}

/** Whom a rule can tell, in no order. Null: it is being asked. */
function useTold(eid: string, known: Known): readonly Told[] | 'failed' | null {
  const isFollowed = known === 'members'
  const members = useLive(useMemo(() => (isFollowed ? membersSource(eid) : null), [eid, isFollowed]))
  const question = useCallback(
    async () =>
      known === 'asked' ? callApi(ruleRecipientsCall, { params: {}, query: { establishmentId: eid } }) : [],
    [eid, known],
  )
  const { answer } = useAnswer<readonly Told[]>(question)
  if (isFollowed) {
    if (members.status === 'failed') return 'failed'
    return members.status === 'ready' ? members.value.items.filter(({ state }) => state === 'accepted') : null
  }
  if (answer.status === 'failed') return 'failed'
  return answer.status === 'ready' ? answer.value : null
}
