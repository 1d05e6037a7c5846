import { moveDeviceCall } from '@vigie/domain/api/device-calls'
import i18next from 'i18next'
import { callApi } from '../../../../lib/api/api-client.ts'
import { tell } from '../../../../lib/notices/notices.ts'
import { tellFailure } from '../../../../lib/notices/tell-failure.ts'

interface Holder {
  readonly id: string
  readonly name: string
}

/** Gives a device of a home, by what it is called in the list, to a resident, and says so, with the way back to whoever had it (undefined: none). Throws what the call does. */
export async function giveDevice(
  { name, ...device }: { readonly eid: string; readonly deviceId: string; readonly name: string },
  to: Holder,
  from: Holder | undefined,
): Promise<void> {
  await callApi(moveDeviceCall, { params: device, body: { beneficiaryId: to.id } })
  const giveBack = (holder: Holder) =>
    giveDevice({ name, ...device }, holder, undefined).catch((error: unknown) =>
      tellFailure(error, () => i18next.t('devices.notGivenBack', { name: holder.name })),
    )
  tell({
    kind: 'success',
    about: device.deviceId,
    text: () => i18next.t('devices.given', { name: to.name, device: name }),
    ...(from && { action: { label: () => i18next.t('common.undo'), act: () => giveBack(from) } }),
  })
}
