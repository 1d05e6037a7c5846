import Typography from '@mui/material/Typography'
import { mayCall } from '@vigie/domain/alerts/calls-of-device'
import { retireDeviceCall } from '@vigie/domain/api/device-calls'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx'
import { callApi } from '../../../../lib/api/api-client.ts'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { dismiss, shownNotices, tell } from '../../../../lib/notices/notices.ts'
import { roomAndName } from '../../../care/residents/room-and-name.ts'
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
  const { deviceId, beneficiaryId, isHeard } = device
  // Of a pad or a thermometer, which call nobody, it is said what no rule answers any more.
  const help = mayCall(device.type) ? 'retireHelp' : 'retireSensorHelp'
  const holder = residents.find(({ id }) => id === beneficiaryId)
  return (
    <ConfirmDialog
      title={t(isHeard ? 'devices.retireOf' : 'devices.withdrawOf', { name })}
      button={t(isHeard ? 'devices.retire' : 'devices.withdraw')}
      isDestructive
      act={async () => {
        await callApi(retireDeviceCall, { params: { eid, deviceId } })
        tellRetired(deviceId, holder ? `${name} (${roomAndName(holder)})` : name)
        onClose()
      }}
      onClose={onClose}
    >
      <DeviceAtHand device={device} name={name} residents={residents} />
      <CallsOfDevice deviceId={deviceId} />
      <Typography>{t(`devices.${isHeard ? help : 'withdrawHelp'}`)}</Typography>
    </ConfirmDialog>
  )
}

/**
 * Says so, in the place of an offer to undo what was done before: it is given up, as it would keep this from being told, and stand on the
 * page of this device as if it were about it. What is only about to be done stays, and hides it.
 */
function tellRetired(deviceId: string, device: string): void {
  for (const { id, kind, action } of shownNotices()) if (kind === 'success' && action) dismiss(id)
  tell({ kind: 'success', about: deviceId, text: () => i18next.t('devices.retired', { device }) })
}
