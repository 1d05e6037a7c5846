import { changeDeviceCall } from '@vigie/domain/api/device-calls'
import i18next from 'i18next'
import type { z } from 'zod'
import { callApi } from '../../../../lib/api/api-client.ts'
import { tell } from '../../../../lib/notices/notices.ts'
import { tellDone } from '../../../../lib/notices/tell-done.ts'
import { tellFailure } from '../../../../lib/notices/tell-failure.ts'

type Said = z.input<typeof changeDeviceCall.body>

interface Changed {
  readonly eid: string
  readonly deviceId: string
  /** What it is called in the list. */
  readonly name: string
}

/** Saves what was said of a device, and says so; where it is of another type now with the way back, as that may be what no rule is for. Throws what the call does. */
export async function saveDevice(
  { name, ...params }: Changed,
  said: Said,
  before: Required<Said>,
): Promise<void> {
  await callApi(changeDeviceCall, { params, body: said })
  if (said.type === undefined) return tellDone('deviceSaved')
  const body = { type: before.type, ...(said.location !== undefined && { location: before.location }) }
  const changeBack = () =>
    callApi(changeDeviceCall, { params, body }).then(
      () => tellDone('deviceSaved'),
      (error: unknown) => tellFailure(error, () => i18next.t('devices.notChangedBack', { device: name })),
    )
  tell({
    kind: 'success',
    about: params.deviceId,
    text: () => i18next.t('devices.typeChanged', { device: name }),
    action: { label: () => i18next.t('common.undo'), act: changeBack },
  })
}
