import { dropPushDeviceCall, setPushDeviceCall } from '@vigie/domain/api/push-calls'
import { callApi } from '../api/api-client.ts'
import { firebaseAuth } from '../firebase/auth.ts'
import { forgetDevice, type KeptDevice, keepDevice, keptDevice } from './kept-device.ts'
import { endPushHere, pushToken } from './push-token.ts'

/** Turns a person's notifications on for this browser, or renews them; whoever had them here has them here no more. Throws. */
export async function turnPushOn(uid: string): Promise<void> {
  const known = keptDevice()
  // Of somebody else's nothing is kept, their name for it neither: its token may be another by now.
  if (known !== null && known.uid !== uid) await endOf(known)
  const id = known?.uid === uid ? known.id : crypto.randomUUID()
  const token = await pushToken(id)
  const device = { uid, id, token }
  // Before it is asked for: whatever comes of that, the next person here ends it.
  keepDevice(device)
  await callApi(setPushDeviceCall, { params: { pushDeviceId: id }, body: { token } })
}

/** Turns them off for this browser, whoever has them here. Throws. */
export async function turnPushOff(): Promise<void> {
  const known = keptDevice()
  if (known === null) return
  await endOf(known)
  await endPushHere()
}

async function endOf({ id, token }: KeptDevice): Promise<void> {
  await callApi(dropPushDeviceCall, { params: { pushDeviceId: id }, body: { token } })
  forgetDevice()
}

/**
 * Once somebody is signed in: renews their notifications on this browser, as what FCM calls it changes, and ends those of anybody else.
 * A failure is only logged: it is tried again the next time.
 */
export async function keepPush(): Promise<void> {
  const known = keptDevice()
  const uid = firebaseAuth().currentUser?.uid
  if (known === null || uid === undefined) return
  try {
    // Whoever has withdrawn their consent from the browser has none on this device any more, and is not told that they have.
    if (known.uid === uid && Notification.permission === 'granted') await turnPushOn(uid)
    else await turnPushOff()
  } catch (error) {
    console.warn('The notifications of this browser were not looked after', error)
  }
}
