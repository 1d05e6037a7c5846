import { mdiClose } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { mostResidentsFollowed } from '@vigie/domain/people/invitation'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../../../components/choice.tsx'
import { Icon } from '../../../../../components/icon.tsx'
import { Message } from '../../../../../components/message.tsx'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { residentsSource } from '../../../records/sources.ts'
import { byRoom } from '../../../residents/resident-order.ts'
import { roomAndName } from '../../../residents/room-and-name.ts'

interface Props {
  eid: string
  /** The ids of those chosen so far, in the order in which they were. */
  followed: readonly string[]
  onChange: (followed: readonly string[]) => void
  /** What is wrong, in words. */
  error: string | null
}

/** Which residents of the home a caregiver is to follow: chosen one by one, each to be taken out again. */
export function FollowedChoice({ eid, followed, onChange, error }: Props) {
  const { t } = useTranslation()
  const residents = useLive(useMemo(() => residentsSource(eid, null), [eid]))
  if (residents.status === 'failed') return <Message kind="error">{t('people.residentsNotShown')}</Message>
  const items = residents.status === 'ready' ? residents.value.items : []
  const nameOf = new Map(items.map((resident) => [resident.id, roomAndName(resident)]))
  const others = items.filter(({ id }) => !followed.includes(id)).toSorted(byRoom)
  return (
    <div>
      <Choice
        label={t('people.followed')}
        name="followed"
        value=""
        onChange={(id) => id !== '' && followed.length < mostResidentsFollowed && onChange([...followed, id])}
        error={error}
      >
        <option value="">{t('people.addFollowed')}</option>
        {others.map(({ id }) => (
          <option key={id} value={id}>
            {nameOf.get(id)}
          </option>
        ))}
      </Choice>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {followed.map((id) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', alignItems: 'center', overflowWrap: 'anywhere' }}
          >
            <Box component="span" sx={{ flex: 1 }}>
              {nameOf.get(id) ?? id}
            </Box>
            <IconButton
              onClick={() => onChange(followed.filter((one) => one !== id))}
              aria-label={t('people.unfollow', { name: nameOf.get(id) ?? id })}
            >
              <Icon path={mdiClose} />
            </IconButton>
          </Box>
        ))}
      </Box>
    </div>
  )
}
