import { type Assignment, assignmentSchema, type Device, deviceSchema } from '@vigie/domain/devices/device'
import { paths } from '@vigie/domain/paths'
import { firestore } from './firestore.ts'
import { readDocument, readVersioned, type Versioned } from './read-document.ts'

/** Where a live device document stands. */
export interface DevicePlace {
  establishmentId: string
  beneficiaryId: string
  deviceId: string
}

/** A device that was to be at a place and is not there: moved away, or never put there. */
export class DeviceNotThere extends Error {
  override readonly name = 'DeviceNotThere'
}

/** Where a device belongs, or null when nobody has it. One read. */
export async function readAssignment(deviceId: string): Promise<Assignment | null> {
  return readDocument(assignmentSchema, await firestore().doc(paths.assignment(deviceId)).get())
}

/** The live state of a device at the path of its place, or null when it is not there (any more). One read. */
export async function readDevice(path: string): Promise<Versioned<Device> | null> {
  return readVersioned(deviceSchema, await firestore().doc(path).get())
}

export function devicePath({ establishmentId, beneficiaryId, deviceId }: DevicePlace): string {
  return paths.device(establishmentId, beneficiaryId, deviceId)
}
