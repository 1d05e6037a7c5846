import Typography from '@mui/material/Typography'
import { moveDeviceCall } from '@vigie/domain/api/device-calls'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../components/form-dialog.tsx'
import { useSending } from '../../../../components/use-sending.ts'
import { callApi } from '../../../../lib/api/api-client.ts'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { tellDone } from '../../../../lib/notices/tell-done.ts'
import { DeviceAtHand } from './device-at-hand.tsx'
import { ResidentChoice } from './device-choices.tsx'
import type { KeptDevice } from './kept-devices.ts'

interface Props {
  eid: string
  device: KeptDevice
  /** What it is called in the list. */
  name: string
  residents: readonly WithId<Beneficiary>[]
  onClose: () => void
}

/** Gives a device to another resident. */
export function MoveDevice({ eid, device, name, residents, onClose }: Props) {
  const { t } = useTranslation()
  const sending = useSending()
  const others = residents.filter(({ id }) => id !== device.beneficiaryId)
  const [beneficiaryId, setBeneficiaryId] = useState('')
  const [wasTried, setTried] = useState(false)
  const move = async () => {
    setTried(true)
    if (beneficiaryId === '') return
    const params = { eid, deviceId: device.deviceId }
    if (!(await sending.send(() => callApi(moveDeviceCall, { params, body: { beneficiaryId } })))) return
    tellDone('deviceMoved', { name: residents.find(({ id }) => id === beneficiaryId)?.name ?? '' })
    onClose()
  }
  return (
    <FormDialog
      title={t('devices.move')}
      sending={sending}
      button={t('devices.moveIt')}
      onSubmit={move}
      onClose={onClose}
    >
      <DeviceAtHand device={device} name={name} residents={residents} />
      <Typography sx={{ color: 'text.secondary' }}>{t('devices.moveHelp')}</Typography>
      <ResidentChoice
        residents={others}
        value={beneficiaryId}
        onChange={setBeneficiaryId}
        error={wasTried && beneficiaryId === '' ? t('devices.required') : null}
      />
    </FormDialog>
  )
}
