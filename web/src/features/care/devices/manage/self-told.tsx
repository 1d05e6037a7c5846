import {
  mdiBatteryAlertVariantOutline,
  mdiBatteryHigh,
  mdiHelpCircleOutline,
  mdiSignalCellular1,
  mdiSignalCellular3,
} from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Device } from '@vigie/domain/devices/device'
import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { hearingOf } from '@vigie/domain/devices/silence'
import { type Silent, unheardSince } from '@vigie/domain/supervision/silent'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../components/icon.tsx'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { useNow } from '../../../../lib/time/use-now.ts'
import { sinceDayAndTime } from '../../../../lib/time/words.ts'
import { upkeepOf } from '../upkeep.ts'

interface Props {
  device: Pick<Device, 'type' | 'battery' | 'signal' | 'lastSeenAt' | 'heardAt' | 'gateway'>
  /** What is known to be silent in the home; null: nothing. */
  unheard: Silent | null
  /** Null while it is not known. */
  timeZone: string | null
}

/**
 * What a device told of its battery and its signal, and how often it should be heard, or why it cannot be; what is not known is said to be
 * so. Of one that is not heard it is what it told last: grey, and no reason to go and change a battery.
 */
export default function SelfTold({ device, unheard, timeZone }: Props) {
  const { t } = useTranslation()
  const { type, battery, signal } = device
  const upkeep = upkeepOf(device)
  const locale = useLocale()
  const now = useNow()
  const isHeard = hearingOf(device, now, unheard).state === 'heard'
  const cutOffAt = isHeard ? null : unheardSince(unheard, device.gateway?.id)
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          typography: 'body2',
          ...(!isHeard && { color: 'text.secondary' }),
        }}
      >
        {!isHeard && (battery !== null || signal !== null) && <span>{t('devices.toldLast')}</span>}
        <Fact
          icon={batteryIcon(battery !== null, upkeep.lowBatteryPercent !== null)}
          needsCare={isHeard && upkeep.lowBatteryPercent !== null}
        >
          {battery === null
            ? t('devices.batteryUnknown')
            : t(upkeep.lowBatteryPercent === null ? 'devices.battery' : 'devices.batteryLow', {
                percent: Math.round(battery.percent),
              })}
        </Fact>
        <Fact icon={signalIcon(signal !== null, upkeep.weakSignal)} needsCare={isHeard && upkeep.weakSignal}>
          {t(
            signal === null
              ? 'devices.signalUnknown'
              : upkeep.weakSignal
                ? 'devices.signalWeak'
                : 'devices.signalGood',
          )}
        </Fact>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {cutOffAt === null
          ? t('devices.expected', { count: deviceTypeInfo(type).expectedEverySeconds / 3_600 })
          : t(unheard?.of === 'home' ? 'devices.homeSilent' : 'devices.gatewaySilent', {
              name: device.gateway?.id,
              time: sinceDayAndTime(cutOffAt, now, timeZone, locale),
            })}
      </Typography>
    </>
  )
}

const batteryIcon = (isKnown: boolean, isLow: boolean) => {
  if (!isKnown) return mdiHelpCircleOutline
  return isLow ? mdiBatteryAlertVariantOutline : mdiBatteryHigh
}

const signalIcon = (isKnown: boolean, isWeak: boolean) => {
  if (!isKnown) return mdiHelpCircleOutline
  return isWeak ? mdiSignalCellular1 : mdiSignalCellular3
}

function Fact({ icon, needsCare, children }: { icon: string; needsCare: boolean; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        ...(needsCare && { color: 'warning.dark', fontWeight: 500 }),
      }}
    >
      <Icon path={icon} fontSize="small" />
      {children}
    </Box>
  )
}
