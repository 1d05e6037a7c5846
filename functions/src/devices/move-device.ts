import { spansFor } from '@vigie/domain/care/snooze-time'
import { givenTo, startedAnew } from '@vigie/domain/devices/assignment'
import { devEuiSchema, idSchema } from '@vigie/domain/ids'
import { z } from 'zod'
import { moveInTransaction } from '../data/device-moves.ts'
import { noteDeviceLeft } from '../data/left-alerts.ts'

/** Which device of which establishment goes to which of its residents, and who says so. */
export const moveRequestSchema = z.object({
  establishmentId: idSchema,
  deviceId: devEuiSchema,
  beneficiaryId: idSchema,
  uid: idSchema,
})
export type MoveRequest = z.infer<typeof moveRequestSchema>

type WhyNot = 'alreadyThere' | 'deviceNotFound' | 'beneficiaryNotFound' | 'beneficiaryArchived'
export type MoveOutcome = { moved: true } | { moved: false; why: WhyNot }

/**
 * Gives a device to another resident of its establishment. What it says happened from then on is the new resident's;
 * what happened before stays the former one's, however late it comes. The device starts anew: what it last said was said
 * of somebody else. Its battery and where it hangs go along. One that
 * was not heard yet is then claimed for the other. Its alerts in progress say that it has left. Throws ZodError for ids that are none.
 */
export async function moveDevice(request: MoveRequest, now: number): Promise<MoveOutcome> {
  const { establishmentId, deviceId, beneficiaryId, uid } = moveRequestSchema.parse(request)
  const place = { establishmentId, deviceId, beneficiaryId }
  const why = await moveInTransaction<WhyNot>(place, uid, now, ({ assignment, device, claim, target }) => {
    const has = assignment ?? claim
    if (has === null) return { why: 'deviceNotFound' }
    if (target === null) return { why: 'beneficiaryNotFound' }
    if (target.state === 'archived') return { why: 'beneficiaryArchived' }
    if (has.beneficiaryId === beneficiaryId) return { why: 'alreadyThere' }
    if (assignment === null) return claim ? { claim: { ...claim, beneficiaryId } } : { why: 'deviceNotFound' }
    const silenced = spansFor(target.snoozes ?? [], deviceId)
    const to = {
      ...givenTo(assignment, device, beneficiaryId, now),
      ...(silenced.length > 0 && { silenced }),
    }
    return { to, device: { ...startedAnew(to), battery: device?.battery ?? null } }
  })
  // Also where it was moved before: whoever did may have failed in between.
  if (why === null || why === 'alreadyThere')
    await noteDeviceLeft({ eid: establishmentId, deviceId, beneficiaryId, at: now })
  return why === null ? { moved: true } : { moved: false, why }
}
