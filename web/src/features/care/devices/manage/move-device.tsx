import Typography from '@mui/material/Typography'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../components/form-dialog.tsx'
import { useFormFaults } from '../../../../components/use-form-faults.ts'
import { useSending } from '../../../../components/use-sending.ts'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { CallsOfDevice } from './calls-of-device.tsx'
import { DeviceAtHand } from './device-at-hand.tsx'
import { ResidentChoice } from './device-choices.tsx'
import { giveDevice } from './give-device.ts'
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
  const list = useRef<HTMLSelectElement>(null)
  const fault = beneficiaryId === '' ? { resident: t('devices.required') } : {}
  const { shown, check } = useFormFaults(fault, { resident: list })
  const move = async () => {
    if (!check()) return
    const [to, from] = [beneficiaryId, device.beneficiaryId].map((bid) =>
      residents.find(({ id }) => id === bid),
    )
    if (to === undefined) return
    if (await sending.send(() => giveDevice({ eid, deviceId: device.deviceId, name }, to, from))) onClose()
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
      <CallsOfDevice deviceId={device.deviceId} />
      <Typography sx={{ color: 'text.secondary' }}>{t('devices.moveHelp')}</Typography>
      <ResidentChoice
        inputRef={list}
        residents={others}
        value={beneficiaryId}
        onChange={setBeneficiaryId}
        error={shown.resident ?? null}
      />
    </FormDialog>
  )
}
