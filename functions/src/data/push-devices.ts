import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore'
import { paths, pushPaths } from '@vigie/domain/paths'
import { mostPushDevices, type PushDevice, pushDeviceSchema } from '@vigie/domain/people/push-device'
import { userSchema } from '@vigie/domain/people/user'
import { expireAt } from '@vigie/domain/retention'
import { addAudit } from './audit.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readDocument, readOrReport } from './read-document.ts'

const ownerSchema = userSchema.pick({ pushDevices: true })

const deviceOf = (id: string) => firestore().doc(pushPaths.device(id))
const devices = () => firestore().collection(pushPaths.devices)

/** A device with the name that it gave itself. */
export interface KnownDevice extends PushDevice {
  id: string
}

/** The devices that a person's notifications go to now. One read each. */
export async function readPushDevices(uid: string): Promise<KnownDevice[]> {
  const { docs } = await devices().where('uid', '==', uid).limit(mostPushDevices).get()
  return docs.flatMap((one) => {
    const device = readOrReport(pushDeviceSchema, one)
    return device === null ? [] : [{ id: one.id, ...device }]
  })
}

/**
 * Has a person's notifications go to a device, and to nobody else there any more: neither whoever had that device before, nor whoever
 * had the same token under another name. Of too many devices the one registered first goes. `changed`: false for the same again.
 * Null: no such person, or the device is somebody else's under another token. `now` is epoch milliseconds.
 */
export function setPushDevice(
  uid: string,
  id: string,
  token: string,
  now: number,
): Promise<{ changed: boolean } | null> {
  return inTransaction(async (transaction) => {
    const [profile, before, alike] = await Promise.all([
      transaction.get(firestore().doc(paths.user(uid))),
      transaction.get(deviceOf(id)),
      transaction.get(devices().where('token', '==', token).limit(mostPushDevices)),
    ])
    const owner = readDocument(ownerSchema, profile)
    if (owner === null) return null
    const known = readOrReport(pushDeviceSchema, before)
    if (known !== null && known.uid !== uid && known.token !== token) return null
    const others = alike.docs.filter((one) => one.id !== id)
    const taken = [...(before.exists && known?.uid !== uid ? [before] : []), ...others]
    const from = await readOwners(transaction, taken, uid)
    const mine = owner.pushDevices ?? []
    const gone = taken.map((one) => one.id)
    const kept = [...mine.filter((one) => one !== id && !gone.includes(one)), id]
    const dropped = kept.slice(0, -mostPushDevices)
    const heldSince = known?.uid === uid && mine.includes(id) ? known.heldSince : now
    const device: PushDevice = { uid, token, registeredAt: now, heldSince }

    for (const one of others) transaction.delete(one.ref)
    for (const one of dropped) transaction.delete(deviceOf(one))
    for (const one of from) forget(transaction, one, gone, { by: uid, at: now })
    transaction.set(before.ref, { ...device, expireAt: expireAt('pushDevices', now) })
    const isKept = known?.uid === uid && known.token === token && mine.includes(id)
    const changed = !isKept || taken.length > 0
    if (changed) keepOf(transaction, profile, kept.slice(-mostPushDevices), { by: uid, at: now })
    return { changed }
  })
}

/**
 * Ends the notifications of a device, whoever had them there: false where nobody has, or where it is somebody else's and `token` not its own. `by`: who
 * asks. `now` is epoch milliseconds.
 */
export const dropPushDevice = (
  id: string,
  { by, token }: { by: string; token: string | undefined },
  now: number,
): Promise<boolean> =>
  // What cannot be read sends nothing to anybody.
  dropDevice(id, { by, at: now }, (device) => device === null || device.uid === by || device.token === token)

/** The same of one whose token is over: its provider does not know it any more, or its person has left. Unless it has another by now. */
export const dropGone = (id: string, token: string, now: number): Promise<boolean> =>
  dropDevice(id, { by: null, at: now }, (device) => device?.token === token)

function dropDevice(
  id: string,
  done: { by: string | null; at: number },
  isMeant: (device: PushDevice | null) => boolean,
): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const device = await transaction.get(deviceOf(id))
    if (!device.exists || !isMeant(readOrReport(pushDeviceSchema, device))) return false
    const owners = await readOwners(transaction, [device], null)
    transaction.delete(device.ref)
    for (const one of owners) forget(transaction, one, [id], { ...done, by: done.by ?? one.id })
    return true
  })
}

/** Takes a person's devices away with their account or their other sessions; in a transaction that has done its reading. */
export function removePushDevices(transaction: Transaction, ids: readonly string[]): void {
  for (const id of ids) transaction.delete(deviceOf(id))
}

/** The profiles of those whose devices these are, but for one person's. */
async function readOwners(
  transaction: Transaction,
  stored: readonly DocumentSnapshot[],
  but: string | null,
): Promise<DocumentSnapshot[]> {
  const uids = new Set(stored.flatMap((one) => readOrReport(pushDeviceSchema, one)?.uid ?? []))
  if (but !== null) uids.delete(but)
  if (uids.size === 0) return []
  const profiles = await transaction.getAll(...[...uids].map((uid) => firestore().doc(paths.user(uid))))
  return profiles.filter(({ exists }) => exists)
}

/** By whom something was done, and when, epoch milliseconds. */
interface Done {
  by: string
  at: number
}

function forget(
  transaction: Transaction,
  profile: DocumentSnapshot,
  ids: readonly string[],
  done: Done,
): void {
  const known = readOrReport(ownerSchema, profile)?.pushDevices ?? []
  const kept = known.filter((one) => !ids.includes(one))
  if (kept.length < known.length) keepOf(transaction, profile, kept, done)
}

function keepOf(
  transaction: Transaction,
  { ref }: DocumentSnapshot,
  pushDevices: readonly string[],
  { by, at }: Done,
): void {
  transaction.update(ref, { pushDevices })
  const audit = { action: 'profile.update', fields: ['pushDevices'] } as const
  addAudit(transaction, { ...audit, uid: by, path: ref.path, establishmentId: null, at })
}
