import { type Notice, noticeIdOf } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { expireAt } from '@vigie/domain/retention'
import type { Refusal } from '@vigie/domain/sensors/refusal'
import { residentsOf } from './demo-devices.ts'
import { erables } from './demo-homes.ts'
import type { SeedDocument } from './seed-document.ts'

const minute = 60_000
const room = '207'

/** A call for help that was refused shortly before `now`, twice, since its gateway has a former key: administrators see it, and both messages. */
export function noticeDocuments(now: number): SeedDocument[] {
  const { eid } = erables
  const resident = residentsOf(erables).find((one) => one.room === room)
  const button = resident?.devices.find(({ type }) => type === 'NOVIKA-LW-BOUTON')
  if (!resident || !button) throw new Error(`nobody has a button in room ${room}`)
  const notice: Notice = {
    establishmentId: eid,
    reason: 'wrongApiKey',
    // Over an hour ago, so that the first call which is refused in the demo is told by e-mail.
    firstAt: now - 65 * minute,
    lastAt: now - 20 * minute,
    toldAt: now - 65 * minute,
    told: null,
    deviceIds: [button.deviceId],
    gatewayIds: ['passerelle-aile-est'],
    places: {
      [button.deviceId]: {
        beneficiaryId: resident.bid,
        room,
        location: button.location,
        at: now - 20 * minute,
      },
    },
  }
  const refusals = [notice.firstAt, notice.lastAt].map((at): SeedDocument => {
    const refusal: Refusal = {
      reason: 'wrongApiKey',
      detail: 'not the key of the establishment that has this device',
      deviceId: button.deviceId,
      gatewayId: 'passerelle-aile-est',
      establishmentId: eid,
      callForHelp: true,
      at,
      body: null,
    }
    const path = paths.refusal(`demo-${button.deviceId}-${at}`)
    return { path, data: { ...refusal, expireAt: expireAt('refusals', at) } }
  })
  const data = { ...notice, expireAt: expireAt('notices', notice.lastAt) }
  return [{ path: paths.notice(noticeIdOf(eid, notice.reason)), data }, ...refusals]
}
