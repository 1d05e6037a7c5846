import Typography from '@mui/material/Typography'
import { retireDeviceCall } from '@vigie/domain/api/device-calls'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx'
import { callApi } from '../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../lib/notices/tell-done.ts'
import type { KeptDevice } from './kept-devices.ts'

interface Props {
  eid: string
  device: KeptDevice
  /** What it is called in the list. */
  name: string
  onClose: () => void
}

/** Asks before a device is taken away from its home, and says what that does. */
export function RetireDevice({ eid, device, name, onClose }: Props) {
  const { t } = useTranslation()
  const { deviceId: devEui, isHeard } = device
  return (
    <ConfirmDialog
      title={t(isHeard ? 'devices.retireOf' : 'devices.withdrawOf', { name })}
      button={t(isHeard ? 'devices.retire' : 'devices.withdraw')}
      isDestructive
      act={async () => {
        await callApi(retireDeviceCall, { params: { eid, devEui } })
        tellDone('deviceRetired', { name })
        onClose()
      }}
      onClose={onClose}
    >
      <Typography>{t(isHeard ? 'devices.retireHelp' : 'devices.withdrawHelp')}</Typography>
    </ConfirmDialog>
  )
}
