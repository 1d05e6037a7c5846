import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { byRoom } from '@vigie/domain/care/by-room'
import { mostResidentsFollowed } from '@vigie/domain/people/invitation'
import { type Ref, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Message } from '../../../../../components/message.tsx'
import { SeveralChoice } from '../../../../../components/several-choice.tsx'
import type { WithId } from '../../../../../lib/firebase/live-source.ts'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { allResidentsSource } from '../../../records/resident-sources.ts'
import { roomNameAndState } from '../../../residents/room-and-name.ts'

interface Props {
  eid: string
  inputRef: Ref<HTMLSelectElement>
  /** The ids of those chosen so far, in the order in which they were. */
  followed: readonly string[]
  onChange: (followed: readonly string[]) => void
  /** What is wrong, in words. */
  error: string | null
}

/**
 * Which residents of the home a caregiver is to follow: of those who live there. One who is archived, and was chosen before, is called
 * so and may be taken out; whoever was followed when this opened can be put back.
 */
export function FollowedChoice({ eid, inputRef, followed, onChange, error }: Props) {
  const { t } = useTranslation()
  const [atFirst] = useState(followed)
  const residents = useLive(useMemo(() => allResidentsSource(eid), [eid]))
  if (residents.status === 'failed') return <Message kind="error">{t('people.residentsNotShown')}</Message>
  const mayFollow = ({ id, state }: WithId<Beneficiary>) =>
    state === 'active' || followed.includes(id) || atFirst.includes(id)
  const all = residents.status === 'ready' ? residents.value.items : []
  const items = all.filter(mayFollow).toSorted(livingFirst)
  return (
    <SeveralChoice
      label={t('people.followed')}
      name="followed"
      inputRef={inputRef}
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
