import { changeDeviceCall } from '@vigie/domain/api/device-calls'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../components/form-dialog.tsx'
import { useSending } from '../../../../components/use-sending.ts'
import { callApi } from '../../../../lib/api/api-client.ts'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { tellDone } from '../../../../lib/notices/tell-done.ts'
import { DeviceAtHand } from './device-at-hand.tsx'
import { TypeChoice } from './device-choices.tsx'
import type { KeptDevice } from './kept-devices.ts'
import { LocationField } from './location-field.tsx'

interface Props {
  eid: string
  device: KeptDevice
  /** What it is called in the list. */
  name: string
  residents: readonly WithId<Beneficiary>[]
  onClose: () => void
}

/** Says anew what a device is and where it hangs. */
export function DescribeDevice({ eid, device, name, residents, onClose }: Props) {
  const { t } = useTranslation()
  const sending = useSending()
  const [type, setType] = useState<string>(device.type)
  const [location, setLocation] = useState(device.location)
  const [began] = useState(device)
  const save = async () => {
    // What another administrator has said of the rest meanwhile stays theirs.
    const body = changeDeviceCall.body.safeParse({
      ...(type !== began.type && { type }),
      ...(location !== began.location && { location }),
    })
    if (!body.success) return
    const params = { eid, deviceId: device.deviceId }
    if (!(await sending.send(() => callApi(changeDeviceCall, { params, body: body.data })))) return
    tellDone('deviceSaved')
    onClose()
  }
  return (
    <FormDialog
      title={t('devices.describeIt')}
      sending={sending}
      button={t('common.save')}
      onSubmit={save}
      onClose={onClose}
    >
      <DeviceAtHand device={device} name={name} residents={residents} />
      <TypeChoice value={type} onChange={setType} />
      <LocationField value={location} onChange={setLocation} />
    </FormDialog>
  )
}
