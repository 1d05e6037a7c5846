import Typography from '@mui/material/Typography'
import type { Device } from '@vigie/domain/devices/device'
import type { Silent } from '@vigie/domain/supervision/silent'
import { useTranslation } from 'react-i18next'
import { Age } from '../../../../components/age.tsx'
import { useEventWords } from '../../../care/events/use-event-words.ts'
import { tileReadings } from '../tile-words.ts'
import SelfTold from './self-told.tsx'

interface Props {
  device: Pick<Device, 'type' | 'readings' | 'battery' | 'signal' | 'lastSeenAt' | 'heardAt' | 'gateway'>
  /** What is known to be silent in the home; null: nothing. */
  unheard: Silent | null
  /** Null while it is not known. */
  timeZone: string | null
}

/** What a device last said and when, its battery and signal, and how often it should be heard; what is not known is said to be so. */
export function DeviceFacts({ device, unheard, timeZone }: Props) {
  const { t } = useTranslation()
  const eventWords = useEventWords()
  const { type } = device
  const readings = tileReadings(device)
  return (
    <>
      {readings.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('devices.noValue')}
        </Typography>
      )}
      {readings.map(({ kind, value, at }) => (
        <Typography key={kind} variant="body2">
          <strong>{eventWords(kind, type, value)}</strong> · <Age at={at} timeZone={timeZone} />
        </Typography>
      ))}
      <SelfTold {...{ device, unheard, timeZone }} />
    </>
  )
}
