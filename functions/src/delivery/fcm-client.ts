import { sendTimeoutMs } from '@vigie/domain/deliveries/delivery-policy'
import { applicationDefault, type Credential } from 'firebase-admin/app'
import { projectID } from 'firebase-functions/params'
import { z } from 'zod'
import { providerBaseUrl } from '../settings.ts'
import { answerFailure, connectionFailure, SendFailed } from './send-failed.ts'

/** A message to one device, as FCM takes it. Source: https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages */
export interface FcmMessage {
  token: string
  data: Readonly<Record<string, string>>
  webpush: { headers: Readonly<Record<string, string>> }
}

/** The token is of no device any more. */
export class TokenGone extends SendFailed {}

const sentSchema = z.object({ name: z.string() })
const refusalSchema = z.object({
  error: z.object({
    status: z.string().catch(''),
    details: z.array(z.object({ errorCode: z.string().optional() })).catch([]),
  }),
})

let credential: Credential | undefined

/** Who we are to Google: in the cloud the function's own account. The sandbox takes this word for it. */
async function accessToken(): Promise<string> {
  if (providerBaseUrl() !== null) return 'vigie-sandbox'
  credential ??= applicationDefault()
  return (await credential.getAccessToken()).access_token
}

/** Hands a message to FCM, and resolves with the name that this gave it. Throws SendFailed; TokenGone where the device is gone. */
export async function sendToDevice(message: FcmMessage): Promise<string> {
  const answer = await post(message).catch((error: unknown) => {
    throw connectionFailure(error instanceof TypeError && error.cause ? error.cause : error)
  })
  const body: unknown = await answer.json().catch(() => null)
  const sent = sentSchema.safeParse(body)
  if (answer.ok && sent.success) return sent.data.name
  throw fcmFailure(answer, body, Date.now())
}

async function post(message: FcmMessage): Promise<Response> {
  const base = providerBaseUrl() ?? 'https://fcm.googleapis.com'
  return fetch(`${base}/v1/projects/${projectID.value()}/messages:send`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
    signal: AbortSignal.timeout(sendTimeoutMs),
  })
}

/** What an answer of FCM other than a success means. Source: https://firebase.google.com/docs/cloud-messaging/error-codes */
export function fcmFailure(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: unknown,
  now: number,
): SendFailed {
  const { data } = refusalSchema.safeParse(body)
  const code = data?.error.details.find(({ errorCode }) => errorCode)?.errorCode ?? data?.error.status
  const failed = answerFailure(
    {
      status,
      retryAfter: headers.get('retry-after') ?? undefined,
      // A message that is not as FCM has it, a device that is gone or is another sender's.
      final: code === 'UNREGISTERED' || code === 'INVALID_ARGUMENT' || code === 'SENDER_ID_MISMATCH',
      reason: `fcm ${code || `http ${status}`}`.slice(0, 60),
    },
    now,
  )
  return code === 'UNREGISTERED' ? new TokenGone(failed.failure) : failed
}
