import { spokenOf } from '@vigie/domain/alerts/alert-life'
import { pushPassSchema } from '@vigie/domain/deliveries/push-message'
import { pushDeviceIdSchema, pushTokenSchema } from '@vigie/domain/people/push-device'
import { pushTakingWords } from '@vigie/domain/phone/push-answer-words'
import type { Taking } from '@vigie/domain/phone/taking'
import type { Request } from 'firebase-functions/v2/https'
import { z } from 'zod'
import { takeByPhone } from '../alerts/take-by-phone.ts'
import { readWithAlerts } from '../data/message-with-alerts.ts'
import { dropGone } from '../data/push-devices.ts'
import { readPushPass } from '../data/push-passes.ts'
import { takeReports } from '../delivery/take-report.ts'
import { countForAddress, strangerCost } from '../limits/address-limit.ts'
import type { StatusAnswer } from './status-answer.ts'

const answerSchema = z.strictObject({ pass: pushPassSchema })

/**
 * A phone has shown a notification, which is its being delivered. The same again changes nothing. Null where its pass opens nothing
 * any more, 400 where there is none.
 */
export async function pushShown(_request: Request, body: Buffer): Promise<StatusAnswer> {
  const pass = await passIn(body)
  if (pass === null || pass === 400) return pass
  const { establishmentId, deliveryId, attempt } = pass
  const report = { status: 'delivered', providerId: null, attempt, reason: null } as const
  return (await takeReports({ establishmentId, deliveryId }, [report])) ? { json: {} } : 404
}

/**
 * Somebody takes an alert from its notification: the same act as on screen, by the rights that they have at this moment. The same again
 * changes nothing. Says what came of it, in the language of the message, and when it was so (`at`): a notification that was sent later is news. Answers as `pushShown` does.
 */
export async function pushTaken(_request: Request, body: Buffer): Promise<StatusAnswer> {
  const pass = await passIn(body)
  if (pass === null || pass === 400) return pass
  const { establishmentId, deliveryId, uid } = pass
  const found = await readWithAlerts({ establishmentId, deliveryId })
  if (found === null) return 404
  const { about, locale } = found.delivery
  // From before it is looked at: what is sent meanwhile is not of what it says.
  const at = Date.now()
  const taking: Taking =
    establishmentId === null || about.kind !== 'alert'
      ? { took: 'mayNot' }
      : await takeByPhone(uid, { establishmentId, alertIds: about.alertIds }, at)
  const alert = spokenOf(found.alerts)
  const room = taking.took === 'mayNot' ? '' : (alert?.room ?? '')
  return { json: { text: pushTakingWords(taking, room, locale), took: taking.took, at } }
}

const goneSchema = z.strictObject({ deviceId: pushDeviceIdSchema, token: pushTokenSchema })

/**
 * Whoever had their notifications on a browser has left it: it knows its name and its token, and has no session any more. The same again
 * changes nothing, and is counted for the address it comes from. 400 where it is no device; 429 from an address that has to wait.
 */
export async function pushGone(request: Request, body: Buffer): Promise<StatusAnswer> {
  const said = goneSchema.safeParse(parsed(body))
  if (!said.success) return 400
  const { deviceId, token } = said.data
  if (await dropGone(deviceId, token, Date.now())) return { json: {} }
  return (await countForAddress(request, strangerCost)) === null ? { json: {} } : 429
}

async function passIn(body: Buffer) {
  const said = answerSchema.safeParse(parsed(body))
  return said.success ? readPushPass(said.data.pass, Date.now()) : (400 as const)
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    // What is no JSON is no answer of a phone of ours.
    return null
  }
}
