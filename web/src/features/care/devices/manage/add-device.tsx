import Typography from '@mui/material/Typography'
import { claimDeviceCall } from '@vigie/domain/api/device-calls'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { newDeviceSchema } from '@vigie/domain/devices/claim'
import { devEuiFault, readDevEui } from '@vigie/domain/devices/dev-eui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../components/form-dialog.tsx'
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
  const number = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState({ type: '', beneficiaryId: of, location: '' })
  const [wasTried, setTried] = useState(false)
  const home = useRulesOfHome(eid)
  const devEui = readDevEui(typed)
  const fault = devEuiFault(devEui)
  const body = newDeviceSchema.safeParse(said)
  const required = (value: string) => (wasTried && value === '' ? t('devices.required') : null)
  const add = async () => {
    setTried(true)
    if (devEui === null || fault !== null) return number.current?.focus()
    if (!body.success) return
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
        inputRef={number}
        value={typed}
        onChange={setTyped}
        error={wasTried && fault !== null ? t(`devices.${fault}`) : null}
      />
      <TypeChoice
        value={said.type}
        onChange={(type) => setSaid({ ...said, type })}
        error={required(said.type)}
      />
      <ResidentChoice
        residents={residents}
        value={said.beneficiaryId}
        onChange={(beneficiaryId) => setSaid({ ...said, beneficiaryId })}
        error={required(said.beneficiaryId)}
      />
      <CallsTold said={said} home={home} />
      <LocationField value={said.location} onChange={(location) => setSaid({ ...said, location })} />
    </FormDialog>
  )
}
