import { mdiHandHeartOutline } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { offeredMinutes } from './offered-minutes.ts'
import { SnoozeMenu } from './snooze-menu.tsx'
import { type CaredFor, useSnoozeActs } from './use-snooze-acts.ts'

export interface SnoozeDeviceProps {
  of: CaredFor
  deviceId: string
  /** What the device is called where it is shown. */
  device: string
}

/** By which the warnings of one device are silenced while care goes on. */
export default function SnoozeDevice({ of, deviceId, device }: SnoozeDeviceProps) {
  const { t } = useTranslation()
  const { isBusy, begin } = useSnoozeActs(of)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = t('snoozes.beginForDevice', { device })
  return (
    <>
      <IconButton
        aria-disabled={isBusy}
        aria-label={label}
        title={label}
        onClick={({ currentTarget }) => isBusy || setAnchor(currentTarget)}
      >
        <Icon path={mdiHandHeartOutline} />
      </IconButton>
      {anchor && (
        <SnoozeMenu
          anchor={anchor}
          label={label}
          help={t('snoozes.menuHelp')}
          choices={offeredMinutes.map((minutes) => ({
            label: t('snoozes.minutes', { count: minutes }),
            act: () => begin({ minutes, device: { id: deviceId, name: device }, prolonged: null }),
          }))}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  )
}
