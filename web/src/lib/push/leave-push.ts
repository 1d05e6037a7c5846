import { forgetDevice, keptDevice } from './kept-device.ts'
import { endPushHere } from './push-token.ts'

/**
 * At /login, where nobody is signed in: whoever had their notifications here has left, and gets no more of them on this browser. The server
 * knows the device by its name and token, as it has no session any more. Whose session was `expired` has them again with their next one. A
 * failure is only logged: the next sign-in ends them too.
 */
export async function leavePush(isExpired: boolean): Promise<void> {
  const known = keptDevice()
  if (known === null) return
  const { id: deviceId, token } = known
  try {
    const answer = await fetch('/status/push/gone', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ deviceId, token }),
    })
    if (!answer.ok) throw new Error(`answered ${answer.status}`)
    if (!isExpired) forgetDevice()
    await endPushHere()
  } catch (error) {
    console.warn('The notifications of this browser were not ended', error)
  }
}
