import { forgetDevice, keptDevice } from './kept-device.ts'
import { endPushHere } from './push-token.ts'

/**
 * At /login, where nobody is signed in: whoever had their notifications here has left, and gets no more of them on this browser. The server
 * knows the device by its name and token, as it has no session any more. Whose session was `expired` has them again with their next one. Where
 * the server is not reached this is only logged: the browser shows none all the same, and the next sign-in ends them there too.
 */
export async function leavePush(isExpired: boolean): Promise<void> {
  const known = keptDevice()
  if (known === null) return
  const { id: deviceId, token } = known
  // First of all: nobody who holds this device is shown anything more, also where the server cannot be told.
  await endPushHere().catch((error: unknown) => console.warn('This browser kept its notifications', error))
  try {
    const answer = await fetch('/status/push/gone', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ deviceId, token }),
    })
    if (!answer.ok) throw new Error(`answered ${answer.status}`)
    if (!isExpired) forgetDevice()
  } catch (error) {
    console.warn('The notifications of this browser were not ended', error)
  }
}
