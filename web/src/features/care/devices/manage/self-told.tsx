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
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../components/icon.tsx'
import { upkeepOf } from '../upkeep.ts'

/** What a device told of its battery and its signal, and how often it should be heard; what is not known is said to be so. */
export default function SelfTold({ device }: { device: Pick<Device, 'type' | 'battery' | 'signal'> }) {
  const { t } = useTranslation()
  const { type, battery, signal } = device
  const upkeep = upkeepOf(device)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'body2' }}>
        <Fact
          icon={batteryIcon(battery !== null, upkeep.lowBatteryPercent !== null)}
          needsCare={upkeep.lowBatteryPercent !== null}
        >
          {battery === null
            ? t('devices.batteryUnknown')
            : t(upkeep.lowBatteryPercent === null ? 'devices.battery' : 'devices.batteryLow', {
                percent: Math.round(battery.percent),
              })}
        </Fact>
        <Fact icon={signalIcon(signal !== null, upkeep.weakSignal)} needsCare={upkeep.weakSignal}>
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
        {t('devices.expected', { count: deviceTypeInfo(type).expectedEverySeconds / 3_600 })}
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
