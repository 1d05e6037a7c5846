import { mdiAccessPoint, mdiAccessPointOff, mdiTimerSand } from '@mdi/js'
import Typography from '@mui/material/Typography'
import type { Device } from '@vigie/domain/devices/device'
import { hearingOf } from '@vigie/domain/devices/silence'
import type { Silent } from '@vigie/domain/supervision/silent'
import { type ReactNode, type RefObject, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../components/icon.tsx'
import { useLive } from '../../../../lib/firebase/use-live.ts'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { useNearViewport } from '../../../../lib/page/use-near-viewport.ts'
import { useClockOffset } from '../../../../lib/time/server-clock.ts'
import { useDeviceNow } from '../../../../lib/time/use-now.ts'
import { ageToTheSecond } from '../../../../lib/time/words.ts'
import { useEstablishments } from '../../../care/establishments/establishments-context.ts'
import { deviceSource } from '../../../care/records/device-sources.ts'
import { DeviceFacts } from './device-facts.tsx'
import type { KeptDevice } from './kept-devices.ts'

interface Props {
  eid: string
  device: KeptDevice
  /** What is listened to it for: off screen it is not. */
  row: RefObject<Element | null>
  /** Null while it is not known. */
  timeZone: string | null
}

/**
 * When a device was last heard, to the second, since whoever installs it looks at this while pressing its button; and what it last said.
 */
export function HeardSince({ eid, device, row, timeZone }: Props) {
  const { t } = useTranslation()
  const near = useNearViewport(row)
  const unheard = useEstablishments().list.find(({ id }) => id === eid)?.details?.silent ?? null
  const { beneficiaryId, deviceId, isHeard } = device
  const source = useMemo(() => deviceSource(eid, beneficiaryId, deviceId), [eid, beneficiaryId, deviceId])
  const live = useLive(near && isHeard ? source : null)
  if (!isHeard) {
    return (
      <>
        <Waiting>{t('devices.waiting')}</Waiting>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('devices.notHeardYet')}
        </Typography>
      </>
    )
  }
  if (live.status === 'failed') return <Waiting>{t('devices.unknown')}</Waiting>
  // Its height is kept, so that little moves once it is known.
  if (live.status === 'loading')
    return (
      <Typography aria-hidden sx={{ minHeight: 88 }}>
        …
      </Typography>
    )
  const at = live.value?.heardAt ?? live.value?.lastSeenAt ?? null
  return (
    <>
      {at === null || live.value === null ? (
        <Waiting>{t('devices.waiting')}</Waiting>
      ) : (
        <Since unheard={unheard} at={at} device={live.value} />
      )}
      {live.value !== null && <DeviceFacts device={live.value} unheard={unheard} timeZone={timeZone} />}
    </>
  )
}

function Since({ unheard, at, device }: { unheard: Silent | null; at: number; device: Device }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useDeviceNow(1_000) + useClockOffset()
  const isHeard = hearingOf({ ...device, lastSeenAt: at }, now, unheard).state === 'heard'
  return (
    <Typography
      sx={{
        display: 'flex',
        gap: 0.5,
        alignItems: 'center',
        color: isHeard ? 'success.dark' : 'warning.dark',
        fontWeight: 500,
      }}
    >
      <Icon path={isHeard ? mdiAccessPoint : mdiAccessPointOff} fontSize="small" />
      {t(isHeard ? 'devices.heard' : 'devices.silent', { age: ageToTheSecond(at, now, locale) })}
    </Typography>
  )
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <Typography
      sx={{ display: 'flex', gap: 0.5, alignItems: 'center', color: 'warning.dark', fontWeight: 500 }}
    >
      <Icon path={mdiTimerSand} fontSize="small" />
      {children}
    </Typography>
  )
}
