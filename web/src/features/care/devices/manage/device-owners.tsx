import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { Assignment } from '@vigie/domain/devices/device'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { useLive } from '../../../../lib/firebase/use-live.ts'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { routes } from '../../../../lib/page/routes.ts'
import { momentInWords } from '../../../../lib/time/words.ts'
import { residentSource } from '../../../care/records/resident-sources.ts'
import { roomNameAndState } from '../../../care/residents/room-and-name.ts'

interface Props {
  assignment: Pick<Assignment, 'establishmentId' | 'beneficiaryId' | 'since' | 'former'>
  timeZone: string
}

/** Whose a device is and was, the latest first, as far back as it remembers. */
export function DeviceOwners({ assignment, timeZone }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { establishmentId: eid, beneficiaryId, since, former } = assignment
  const at = (moment: number) => momentInWords(moment, timeZone, locale)
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}
    >
      <li>
        <Owner eid={eid} bid={beneficiaryId} />, {t('devices.ownerNow', { from: at(since) })}
      </li>
      {former.toReversed().map((one) => (
        <li key={one.from}>
          <Owner eid={eid} bid={one.beneficiaryId} />,{' '}
          {t('devices.ownerThen', { from: at(one.from), to: at(one.to) })}
        </li>
      ))}
    </Box>
  )
}

function Owner({ eid, bid }: { eid: string; bid: string }) {
  const { t } = useTranslation()
  const resident = useLive(useMemo(() => residentSource(eid, bid), [eid, bid]))
  if (resident.status === 'loading') return <span aria-hidden>…</span>
  if (resident.status === 'failed' || resident.value === null) return t('devices.ownerUnknown')
  return (
    <Link component={RouterLink} to={routes.residentDevices(eid, bid)}>
      {roomNameAndState(resident.value, t)}
    </Link>
  )
}
