import { losesCalls, mayCall } from '@vigie/domain/alerts/calls-of-device'
import { changeDeviceCall } from '@vigie/domain/api/device-calls'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { deviceTypes } from '@vigie/domain/devices/device-catalogue'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../components/form-dialog.tsx'
import { Message } from '../../../../components/message.tsx'
import { useSending } from '../../../../components/use-sending.ts'
import { useSettled } from '../../../../components/use-settled.ts'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { CallsTold } from './calls-told.tsx'
import { DeviceAtHand } from './device-at-hand.tsx'
import { TypeChoice } from './device-choices.tsx'
import type { KeptDevice } from './kept-devices.ts'
import { LocationField } from './location-field.tsx'
import { saveDevice } from './save-device.ts'
import { useRulesOfHome } from './use-rules-of-home.ts'

interface Props {
  eid: string
  device: KeptDevice
  /** What it is called in the list. */
  name: string
  residents: readonly WithId<Beneficiary>[]
  onClose: () => void
}

/** Says anew what a device is and where it hangs; asks once more where a call for help that alerts now would not any more. */
export function DescribeDevice({ eid, device, name, residents, onClose }: Props) {
  const { t } = useTranslation()
  const sending = useSending()
  const [type, setType] = useState<string>(device.type)
  const [location, setLocation] = useState(device.location)
  const [began] = useState(device)
  const home = useRulesOfHome(eid)
  const said = deviceTypes.find((one) => one === type) ?? began.type
  // Whether it loses any is not known without the rules: then it is asked of whatever may call.
  const loses = home ? losesCalls(began, said, home) : said !== began.type && mayCall(began.type)
  const [asked, ask] = useState<string | null>(null)
  const isAsked = loses && asked === type
  const isSettling = !useSettled(isAsked)
  const save = async () => {
    // What another administrator has said of the rest meanwhile stays theirs.
    const body = changeDeviceCall.body.safeParse({
      ...(type !== began.type && { type }),
      ...(location !== began.location && { location }),
    })
    if (!body.success) return
    if (loses && !isAsked) return ask(type)
    const changed = { eid, deviceId: device.deviceId, name }
    if (await sending.send(() => saveDevice(changed, body.data, began))) onClose()
  }
  return (
    <FormDialog
      title={t('devices.describeIt')}
      sending={sending}
      button={t(isAsked ? 'devices.saveAllTheSame' : 'common.save')}
      isSettling={isSettling}
      onSubmit={save}
      onClose={onClose}
    >
      <DeviceAtHand device={device} name={name} residents={residents} />
      <TypeChoice value={type} onChange={setType} />
      <CallsTold said={{ type, beneficiaryId: began.beneficiaryId }} home={home} />
      <LocationField value={location} onChange={setLocation} />
      <Message kind="error">{isAsked && t(home ? 'devices.losesCalls' : 'devices.mayLoseCalls')}</Message>
    </FormDialog>
  )
}
