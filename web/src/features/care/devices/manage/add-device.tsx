import Typography from '@mui/material/Typography'
import { claimDeviceCall } from '@vigie/domain/api/device-calls'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { newDeviceSchema } from '@vigie/domain/devices/claim'
import { devEuiFault, readDevEui } from '@vigie/domain/devices/dev-eui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../components/form-dialog.tsx'
import { useFormFaults } from '../../../../components/use-form-faults.ts'
import { useSending } from '../../../../components/use-sending.ts'
import { callApi } from '../../../../lib/api/api-client.ts'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { tellDone } from '../../../../lib/notices/tell-done.ts'
import { CallsTold } from './calls-told.tsx'
import { DevEuiField } from './dev-eui-field.tsx'
import { ResidentChoice, TypeChoice } from './device-choices.tsx'
import { LocationField } from './location-field.tsx'
import { useRulesOfHome } from './use-rules-of-home.ts'

interface Props {
  eid: string
  residents: readonly WithId<Beneficiary>[]
  /** Whose it is to be, unless another is chosen. */
  of?: string
  onClose: () => void
}

/** Adds a device: its number as it is typed, pasted or read from its QR code, what it is, whose it is and where it hangs. */
export default function AddDevice({ eid, residents, of = '', onClose }: Props) {
  const { t } = useTranslation()
  const sending = useSending()
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState({ type: '', beneficiaryId: of, location: '' })
  const home = useRulesOfHome(eid)
  const devEui = readDevEui(typed)
  const fault = devEuiFault(devEui)
  const body = newDeviceSchema.safeParse(said)
  const inputs = {
    devEui: useRef<HTMLInputElement>(null),
    type: useRef<HTMLSelectElement>(null),
    beneficiaryId: useRef<HTMLSelectElement>(null),
  }
  const faults = {
    ...(fault !== null && { devEui: t(`devices.${fault}`) }),
    ...(said.type === '' && { type: t('devices.required') }),
    ...(said.beneficiaryId === '' && { beneficiaryId: t('devices.required') }),
  }
  const { shown, leave, check } = useFormFaults(faults, inputs)
  const add = async () => {
    if (!check() || devEui === null || !body.success) return
    const done = await sending.send(() =>
      callApi(claimDeviceCall, { params: { eid, deviceId: devEui }, body: body.data }),
    )
    if (!done) return
    tellDone('deviceAdded')
    onClose()
  }
  return (
    <FormDialog
      title={t('devices.add')}
      sending={sending}
      button={t('devices.addIt')}
      onSubmit={add}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('devices.addHelp')}</Typography>
      <DevEuiField
        inputRef={inputs.devEui}
        value={typed}
        onChange={setTyped}
        // Nothing is wrong yet for whoever goes on to scan it.
        onLeave={() => typed.trim() !== '' && leave('devEui')}
        error={shown.devEui ?? null}
      />
      <TypeChoice
        inputRef={inputs.type}
        value={said.type}
        onChange={(type) => setSaid({ ...said, type })}
        error={shown.type ?? null}
      />
      <ResidentChoice
        inputRef={inputs.beneficiaryId}
        residents={residents}
        value={said.beneficiaryId}
        onChange={(beneficiaryId) => setSaid({ ...said, beneficiaryId })}
        error={shown.beneficiaryId ?? null}
      />
      <CallsTold said={said} home={home} />
      <LocationField value={said.location} onChange={(location) => setSaid({ ...said, location })} />
    </FormDialog>
  )
}
