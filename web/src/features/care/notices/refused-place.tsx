import Link from '@mui/material/Link'
import type { Notice } from '@vigie/domain/notices/notice'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { routes } from '../../../lib/page/routes.ts'

interface Props {
  notice: Pick<Notice, 'establishmentId' | 'places'>
  /** The device that called. */
  id: string
}

/** Where a refused call came from, leading to whom it is about; the device's number where the home does not know it. */
export function RefusedPlace({ notice: { establishmentId, places }, id }: Props) {
  const { t } = useTranslation()
  const place = places[id]
  if (!place || establishmentId === null) return id
  const room = place.room.trim() === '' ? null : t('common.room', { room: place.room })
  const where = [room, place.location].filter(Boolean).join(', ')
  return (
    <Link
      component={RouterLink}
      to={routes.beneficiary(establishmentId, place.beneficiaryId)}
      sx={{ color: 'inherit', fontWeight: 700 }}
    >
      {where === '' ? t('notices.seeResident') : where}
    </Link>
  )
}
