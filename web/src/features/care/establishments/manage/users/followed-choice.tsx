import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { byRoom } from '@vigie/domain/care/by-room'
import { mostResidentsFollowed } from '@vigie/domain/people/invitation'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Message } from '../../../../../components/message.tsx'
import { SeveralChoice } from '../../../../../components/several-choice.tsx'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { allResidentsSource } from '../../../records/sources.ts'
import { roomNameAndState } from '../../../residents/room-and-name.ts'

interface Props {
  eid: string
  /** The ids of those chosen so far, in the order in which they were. */
  followed: readonly string[]
  onChange: (followed: readonly string[]) => void
  /** What is wrong, in words. */
  error: string | null
}

/** Which residents of the home a caregiver is to follow; those who are archived come last. */
export function FollowedChoice({ eid, followed, onChange, error }: Props) {
  const { t } = useTranslation()
  const residents = useLive(useMemo(() => allResidentsSource(eid), [eid]))
  if (residents.status === 'failed') return <Message kind="error">{t('people.residentsNotShown')}</Message>
  const items = residents.status === 'ready' ? residents.value.items.toSorted(livingFirst) : []
  return (
    <SeveralChoice
      label={t('people.followed')}
      name="followed"
      options={new Map(items.map((resident) => [resident.id, roomNameAndState(resident, t)]))}
      chosen={followed}
      onChange={onChange}
      atMost={mostResidentsFollowed}
      addWords={t('people.addFollowed')}
      removeWords={(name) => t('people.unfollow', { name })}
      error={error}
    />
  )
}

const isArchived = ({ state }: Beneficiary) => Number(state === 'archived')
const livingFirst = (one: Beneficiary, other: Beneficiary) =>
  isArchived(one) - isArchived(other) || byRoom(one, other)
