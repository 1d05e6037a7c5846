import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { Notice } from '@vigie/domain/notices/notice'
import type { NamedPlace } from '@vigie/domain/notices/notice-places'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { routes } from '../../../lib/page/routes.ts'
import { placeWords } from './place-words.ts'

/** On a phone a long name gives way to the place, which is where somebody has to go. */
const cutOnPhones = {
  display: { xs: 'inline-block', sm: 'inline' },
  maxWidth: '16ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'nowrap', sm: 'normal' },
  verticalAlign: 'bottom',
  textDecoration: 'inherit',
}

interface Props {
  notice: Pick<Notice, 'establishmentId'>
  named: NamedPlace
  /** The name of its home, where it is not said otherwise. */
  home?: string | null
}

/** Where a refused call came from, leading to whom it is about; the device's number where the home does not know it. */
export function RefusedPlace({ notice: { establishmentId }, named, home = null }: Props) {
  const { t } = useTranslation()
  const { place } = named
  const where = placeWords(named, t)
  const words =
    home === null ? (
      where
    ) : (
      <>
        <Box component="span" sx={cutOnPhones}>
          {home}
        </Box>
        , {where}
      </>
    )
  if (!place || establishmentId === null) return words
  return (
    <Link
      component={RouterLink}
      to={routes.beneficiary(establishmentId, place.beneficiaryId)}
      sx={{ color: 'inherit', fontWeight: 700, display: 'inline-block', py: 1.5 }}
    >
      {words}
    </Link>
  )
}
