import type { Request } from 'firebase-functions/v2/https'
import { validateRequest } from 'twilio/lib/webhooks/webhooks.js'
import { publicUrl, twilioAuthToken } from '../settings.ts'

type Form = Record<string, string | string[]>

/** What Twilio posted; null where Twilio did not sign it. */
export function signedForm(request: Request, body: Buffer): Form | null {
  const form = formOf(body)
  const signature = request.get('x-twilio-signature') ?? ''
  // The address that Twilio was given, since what it signed is not what reaches us behind Hosting.
  const url = `${publicUrl.value()}${request.originalUrl}`
  return validateRequest(twilioAuthToken.value(), signature, url, form) ? form : null
}

/** A form as Twilio's check takes it: a name that comes several times has all its texts. */
function formOf(body: Buffer): Form {
  const byName = Map.groupBy(new URLSearchParams(body.toString()), ([name]) => name)
  const texts = [...byName].map(([name, pairs]): [string, string | string[]] => {
    const [first = '', ...more] = pairs.map(([, text]) => text)
    return [name, more.length === 0 ? first : [first, ...more]]
  })
  return Object.fromEntries(texts)
}
