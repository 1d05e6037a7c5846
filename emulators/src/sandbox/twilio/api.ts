import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Answer } from '../answer.ts'
import { sandboxCredentials } from '../credentials.ts'
import type { Refusals } from '../under-faults.ts'

export const apiVersion = '2010-04-01'

/** E.164: a plus, a country code that does not begin with 0, 15 digits at most (ITU-T E.164). */
export const e164 = /^\+[1-9]\d{6,14}$/

/** A form-encoded parameter set; a parameter given several times is an array. */
export const formSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/** A refusal in Twilio's shape; `code` is one of https://www.twilio.com/docs/api/errors. */
export function refuse(status: number, code: number, message: string): Answer {
  return { status, body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status } }
}

/** Undefined when the Basic credentials are those of `accountSid`, else Twilio's 401 or 404. */
export function refuseAccount(authorization: string | undefined, accountSid: string): Answer | undefined {
  const { twilioAccountSid, twilioAuthToken } = sandboxCredentials
  const expected = Buffer.from(`${twilioAccountSid}:${twilioAuthToken}`).toString('base64')
  if (authorization !== `Basic ${expected}`) {
    return {
      ...refuse(401, 20003, 'Authenticate'),
      headers: { 'WWW-Authenticate': 'Basic realm="Twilio API"' },
    }
  }
  if (accountSid !== twilioAccountSid) return notFound(`/${apiVersion}/Accounts/${accountSid}`)
}

/** Twilio's 404 for `resource`, a path such as `/2010-04-01/Accounts/AC…/Messages/SM….json`. */
export function notFound(resource: string): Answer {
  return refuse(404, 20404, `The requested resource ${resource} was not found`)
}

/** A new identifier as Twilio makes them: two letters for the kind and 32 hexadecimal digits. */
export function newSid(kind: 'SM' | 'CA'): string {
  return kind + randomBytes(16).toString('hex')
}

/** An ISO date in RFC 2822 form, as Twilio's 2010 API writes dates. */
export function rfc2822(iso: string): string {
  return new Date(iso).toUTCString().replace('GMT', '+0000')
}

export const twilioRefusals: Refusals = {
  failed: () => refuse(500, 20500, 'An internal server error has occurred'),
  rateLimited: () => ({ ...refuse(429, 20429, 'Too Many Requests'), headers: { 'Retry-After': '1' } }),
}
