import {
  mdiBedOutline,
  mdiDoorClosed,
  mdiDoorOpen,
  mdiHelpCircleOutline,
  mdiHuman,
  mdiMotionSensor,
  mdiSeatOutline,
  mdiShoePrint,
  mdiWalk,
} from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Device } from '@vigie/domain/devices/device'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { clockTime } from '../../../lib/time/words.ts'
import { lastMovementOf, type Place } from './last-movement.ts'

const icons: Record<Place, string> = {
  inBed: mdiBedOutline,
  sittingUpInBed: mdiBedOutline,
  outOfBed: mdiWalk,
  seated: mdiSeatOutline,
  standing: mdiHuman,
  fallen: mdiHuman,
  moving: mdiMotionSensor,
  doorOpened: mdiDoorOpen,
  doorClosed: mdiDoorClosed,
  onFloorMat: mdiShoePrint,
  wandering: mdiWalk,
}

interface Props {
  /** Null while they load: the place is kept, nothing is claimed. */
  devices: readonly Device[] | null
  /** Null while it is not known. */
  timeZone: string | null
}

/** "Au lit depuis 22:10", and since when nothing was heard if that is too long. */
export function Movement({ devices, timeZone }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  if (devices === null) return <Typography>{'\u00a0'}</Typography>
  const movement = lastMovementOf(devices, now)
  const time = (at: number) => clockTime(at, now, timeZone, locale)
  const isKnown = movement.state === 'known' || movement.state === 'stale'
  return (
    <Box
      sx={{ display: 'flex', gap: 1, color: movement.state === 'known' ? 'text.primary' : 'text.disabled' }}
    >
      <Icon path={isKnown ? icons[movement.place] : mdiHelpCircleOutline} />
      <Typography component="span">
        {isKnown
          ? t(`movement.${movement.place}`, { time: time(movement.at) })
          : t(`movement.${movement.state}`)}
        {movement.state === 'stale' && (
          <Typography component="span" variant="body2" sx={{ display: 'block' }}>
            {t('movement.silentSince', { time: time(movement.silentSince) })}
          </Typography>
        )}
      </Typography>
    </Box>
  )
}
