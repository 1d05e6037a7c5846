import { startedAnew } from '@vigie/domain/devices/assignment'
import { type Assignment, assignmentSchema, type Device, deviceSchema } from '@vigie/domain/devices/device'
import { paths } from '@vigie/domain/paths'
import * as logger from 'firebase-functions/logger'
import { z } from 'zod'
import { firestore } from './firestore.ts'
import { readDocument, readOrReport, SpoiltDocument, type Versioned } from './read-document.ts'

/** Where a live device document stands. */
export interface DevicePlace {
  establishmentId: string
  beneficiaryId: string
  deviceId: string
}

/** A device whose state was to be at a place and is not there, or cannot be read. */
export class DeviceNotThere extends Error {
  override readonly name = 'DeviceNotThere'
}

// What a call for help can do without is not worth losing it for.
const forgivingSchema = assignmentSchema.extend({
  location: assignmentSchema.shape.location.catch(''),
  since: assignmentSchema.shape.since.catch(0),
  former: assignmentSchema.shape.former.catch([]),
})

/** An assignment without which nothing can be made of what its device says; the home that has it, where that can be read. */
export class SpoiltAssignment extends SpoiltDocument {
  readonly establishmentId: string | null

  constructor(message: string, establishmentId: string | null) {
    super(message)
    this.establishmentId = establishmentId
  }
}

const homeSchema = z.object({
  establishmentId: assignmentSchema.shape.establishmentId.nullable().catch(null),
})

/**
 * Where a device belongs, or null when nobody has it. One read. Where it hangs and who had it may be unknown; without
 * the rest throws SpoiltAssignment.
 */
export async function readAssignment(deviceId: string): Promise<Assignment | null> {
  const snapshot = await firestore().doc(paths.assignment(deviceId)).get()
  try {
    return readDocument(forgivingSchema, snapshot)
  } catch (error) {
    if (!(error instanceof SpoiltDocument)) throw error
    throw new SpoiltAssignment(error.message, homeSchema.parse(snapshot.data()).establishmentId)
  }
}

/**
 * The same for what an alert can do without: one that cannot be read is reported and counts as nobody's. One read.
 */
export async function assignmentOrReport(deviceId: string): Promise<Assignment | null> {
  try {
    return await readAssignment(deviceId)
  } catch (error) {
    if (!(error instanceof SpoiltDocument)) throw error
    logger.error(error)
    return null
  }
}

/** The live state of a device at the path of its place, or null when it is not there (any more) or spoilt. One read. */
export async function readDevice(path: string): Promise<Versioned<Device> | null> {
  const snapshot = await firestore().doc(path).get()
  const data = readOrReport(deviceSchema, snapshot)
  return data === null || snapshot.updateTime === undefined ? null : { data, version: snapshot.updateTime }
}

/**
 * Makes the live state of a device anew where it is missing or spoilt, keeping each part of it that can be read; does
 * nothing where it is sound or the device is with another resident by now.
 */
export async function rebuildDevice({
  establishmentId,
  beneficiaryId,
  deviceId,
}: DevicePlace): Promise<void> {
  const db = firestore()
  await db.runTransaction(async (transaction) => {
    const path = paths.device(establishmentId, beneficiaryId, deviceId)
    const [assigned, device] = await transaction.getAll(db.doc(paths.assignment(deviceId)), db.doc(path))
    const assignment = assigned ? readDocument(forgivingSchema, assigned) : null
    if (assignment?.establishmentId !== establishmentId || assignment.beneficiaryId !== beneficiaryId) return
    if (device === undefined || deviceSchema.safeParse(device.data()).success) return
    transaction.set(db.doc(path), { ...startedAnew(assignment), ...soundParts(device.data() ?? {}) })
  })
}

function soundParts(stored: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(deviceSchema.shape)
  return Object.fromEntries(
    fields.flatMap(([name, schema]) => {
      const { success, data } = schema.safeParse(stored[name])
      return success && data !== undefined ? [[name, data]] : []
    }),
  )
}

export function devicePath({ establishmentId, beneficiaryId, deviceId }: DevicePlace): string {
  return paths.device(establishmentId, beneficiaryId, deviceId)
}
