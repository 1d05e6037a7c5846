import Typography from '@mui/material/Typography'
import { retireDeviceCall } from '@vigie/domain/api/device-calls'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx'
import { callApi } from '../../../../lib/api/api-client.ts'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { tell } from '../../../../lib/notices/notices.ts'
import { CallsOfDevice } from './calls-of-device.tsx'
import { DeviceAtHand } from './device-at-hand.tsx'
import type { KeptDevice } from './kept-devices.ts'

interface Props {
  eid: string
  device: KeptDevice
  /** What it is called in the list. */
  name: string
  residents: readonly WithId<Beneficiary>[]
  onClose: () => void
}

/** Asks before a device is taken away from its home, and says what that does. */
export function RetireDevice({ eid, device, name, residents, onClose }: Props) {
  const { t } = useTranslation()
  const { deviceId, isHeard } = device
  return (
    <ConfirmDialog
      title={t(isHeard ? 'devices.retireOf' : 'devices.withdrawOf', { name })}
      button={t(isHeard ? 'devices.retire' : 'devices.withdraw')}
      isDestructive
      act={async () => {
        await callApi(retireDeviceCall, { params: { eid, deviceId } })
        // In the place of the offer to give it back, where it was given away just now.
        tell({ kind: 'success', about: deviceId, text: () => i18next.t('done.deviceRetired', { name }) })
        onClose()
      }}
      onClose={onClose}
    >
      <DeviceAtHand device={device} name={name} residents={residents} />
      <CallsOfDevice deviceId={deviceId} />
      <Typography>{t(isHeard ? 'devices.retireHelp' : 'devices.withdrawHelp')}</Typography>
    </ConfirmDialog>
  )
}
