import Typography from '@mui/material/Typography'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { byRoom } from '@vigie/domain/care/by-room'
import { useTranslation } from 'react-i18next'
import type { WithId } from '../../../../../lib/firebase/live-source.ts'
import { roomNameAndState } from '../../../residents/room-and-name.ts'

interface Props {
  /** The ids of those whom a caregiver follows. */
  followed: readonly string[]
  /** All of the home; null: not known yet. */
  residents: readonly WithId<Beneficiary>[] | null
}

/** Whom a caregiver follows, by room; those of whom there is no record any more are counted. */
export function Follows({ followed, residents }: Props) {
  const { t } = useTranslation()
  if (residents === null)
    return <Typography color="text.secondary">{t('people.follows', { residents: '—' })}</Typography>
  const known = residents.filter(({ id }) => followed.includes(id)).toSorted(byRoom)
  const others = followed.length - known.length
  const names = [
    ...known.map((resident) => roomNameAndState(resident, t)),
    ...(others > 0 ? [t('people.followsUnknown', { count: others })] : []),
  ]
  return (
    <Typography color="text.secondary">
      {t('people.follows', { residents: names.join(', ') || '—' })}
    </Typography>
  )
}
