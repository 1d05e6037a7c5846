import type { Device } from '@vigie/domain/devices/device'
import { hearingOf } from '@vigie/domain/devices/silence'
import type { Silent } from '@vigie/domain/supervision/silent'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { ageInWords } from '../../../lib/time/words.ts'
import { lastSignOf } from './last-sign-of.ts'

/**
 * How long ago any of a resident’s sensors was heard, whatever it said, and how many are silent. `unheard`: as of the movement. It
 * looks as the list around it says.
 */
export function LastSign({
  devices,
  unheard,
}: {
  devices: readonly Pick<Device, 'type' | 'lastSeenAt' | 'heardAt' | 'gateway'>[]
  unheard: Silent | null
}) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const at = lastSignOf(devices)
  const silent = devices.filter((device) => hearingOf(device, now, unheard).state !== 'heard').length
  return (
    <span className="sign">
      {at === null ? t('residents.noSign') : t('residents.lastSign', { age: ageInWords(at, now, locale) })}
      {at !== null && silent > 0 && ` · ${t('residents.silentSensors', { count: silent })}`}
    </span>
  )
}
