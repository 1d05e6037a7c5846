import { givenTo } from '@vigie/domain/devices/assignment'
import type { Device } from '@vigie/domain/devices/device'
import { devEuiSchema, idSchema } from '@vigie/domain/ids'
import { paths } from '@vigie/domain/paths'
import { z } from 'zod'
import { addAudit } from '../data/audit.ts'
import { getMoveDocuments, setMove } from '../data/device-moves.ts'
import { firestore } from '../data/firestore.ts'

/** Which device of which establishment goes to which of its residents, and who says so. */
export const moveRequestSchema = z.object({
  establishmentId: idSchema,
  deviceId: devEuiSchema,
  beneficiaryId: idSchema,
  uid: idSchema,
})
export type MoveRequest = z.infer<typeof moveRequestSchema>

export type MoveOutcome =
  | { moved: true }
  | { moved: false; why: 'alreadyThere' | 'deviceNotFound' | 'beneficiaryNotFound' | 'beneficiaryArchived' }

/**
 * Gives a device to another resident of its establishment. From the moment this resolves nothing is written to the
 * former resident any more, not even by an instance that does not know of the move yet. The device starts anew: what
 * it last said was said of somebody else. Its battery and where it hangs go along. Throws ZodError for ids that are none.
 */
export async function moveDevice(request: MoveRequest, now: number): Promise<MoveOutcome> {
  const { establishmentId, deviceId, beneficiaryId, uid } = moveRequestSchema.parse(request)
  const place = { establishmentId, deviceId, beneficiaryId }
  return firestore().runTransaction(async (transaction): Promise<MoveOutcome> => {
    const { assignment, device, target } = await getMoveDocuments(transaction, place)
    if (assignment?.establishmentId !== establishmentId || device === null) {
      return { moved: false, why: 'deviceNotFound' }
    }
    if (target === null) return { moved: false, why: 'beneficiaryNotFound' }
    if (target.state === 'archived') return { moved: false, why: 'beneficiaryArchived' }
    if (assignment.beneficiaryId === beneficiaryId) return { moved: false, why: 'alreadyThere' }
    const to = givenTo(assignment, beneficiaryId, now)
    setMove(transaction, deviceId, assignment, to, startedAnew(device, now))
    addAudit(transaction, {
      uid,
      action: 'device.move',
      path: paths.device(establishmentId, beneficiaryId, deviceId),
      establishmentId,
      at: now,
    })
    return { moved: true }
  })
}

function startedAnew({ type, location, battery }: Device, now: number): Device {
  return {
    type,
    location,
    assignedAt: now,
    lastSeenAt: null,
    lastEvent: null,
    readings: {},
    battery,
    signal: null,
    day: null,
  }
}
