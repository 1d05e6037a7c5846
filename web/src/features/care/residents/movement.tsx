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
import type { Theme } from '@mui/material/styles'
import type { Device } from '@vigie/domain/devices/device'
import type { Silent } from '@vigie/domain/supervision/silent'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { atClockTime, sinceClockTime, sinceDayAndTime } from '../../../lib/time/words.ts'
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
  /** What is known to be silent in the home; null: nothing. */
  unheard: Silent | null
}

/**
 * "Au lit depuis 22:10", and since when nothing was heard if that is too long. What is around it says by `movementLooks` how it looks.
 */
export function Movement({ devices, timeZone, unheard }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  if (devices === null) return <div>{'\u00a0'}</div>
  const movement = lastMovementOf(devices, now, unheard)
  const isKnown = movement.state === 'known' || movement.state === 'stale'
  return (
    <div className={`movement ${movement.state}`}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={isKnown ? icons[movement.place] : mdiHelpCircleOutline} />
      </svg>
      <span>
        {isKnown
          ? t(`movement.${movement.place}`, {
              time: sinceClockTime(movement.at, now, timeZone, locale),
              when: atClockTime(movement.at, now, timeZone, locale),
            })
          : t(`movement.${movement.state}`)}
        {movement.state === 'stale' && (
          <span className="silent">
            {t('movement.silentSince', {
              time: sinceDayAndTime(movement.silentSince, now, timeZone, locale),
            })}
          </span>
        )}
      </span>
    </div>
  )
}

/** How movements look, said once for a list that has one for each resident. */
export const movementLooks = (theme: Theme) => ({
  '& .movement': { display: 'flex', gap: theme.spacing(1), color: theme.palette.text.disabled },
  '& .movement.known': { color: theme.palette.text.primary },
  '& .movement svg': { flex: 'none', width: 24, height: 24, fill: 'currentcolor' },
  '& .movement .silent': { ...theme.typography.body2, display: 'block' },
})
