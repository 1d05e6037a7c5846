import { randomUUID } from 'node:crypto'
import express, { Router } from 'express'
import { z } from 'zod'
import { type Answer, sendAnswer } from '../answer.ts'
import { sandboxCredentials } from '../credentials.ts'
import type { Faults } from '../faults.ts'
import type { Outbox } from '../outbox.ts'
import { answerUnderFaults, type Refusals } from '../under-faults.ts'
import { sendSchema } from './message-schema.ts'

const rateLimitSeconds = 1
/** What FCM has never given out. */
const token = /^[A-Za-z0-9_:-]{20,4096}$/

/**
 * `POST /v1/projects/{project}/messages:send` as FCM answers it: 200 with the message's name, 401, 400, or 404 where the device is gone.
 * Source: https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages/send
 */
export function fcmRoutes(outbox: Outbox, faults: Faults): Router {
  return Router().post(
    '/v1/projects/:project/messages\\:send',
    express.json({ limit: '1mb' }),
    (req, res) => {
      const { project = '' } = req.params
      if (req.get('authorization') !== `Bearer ${sandboxCredentials.googleAccessToken}`) {
        return sendAnswer(
          res,
          refuse(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.'),
        )
      }
      return answerUnderFaults(faults, {
        channel: 'push',
        recipients: claimedToken(req.body),
        res,
        refusals,
        handle: (reaches) => accept(String(project), req.body, reaches, outbox),
      })
    },
  )
}

function accept(project: string, body: unknown, reaches: boolean, outbox: Outbox): Answer {
  const { success, data, error } = sendSchema.safeParse(body ?? {})
  if (!success) {
    const [issue] = error.issues
    return refuse(400, 'INVALID_ARGUMENT', `Invalid value at '${issue?.path.join('.')}': ${issue?.message}`)
  }
  const { message, validate_only: isTried = false } = data
  if (!token.test(message.token)) {
    const said = 'The registration token is not a valid FCM registration token'
    return refuse(400, 'INVALID_ARGUMENT', said, 'INVALID_ARGUMENT')
  }
  if (!reaches) return refuse(404, 'NOT_FOUND', 'Requested entity was not found.', 'UNREGISTERED')
  const name = `projects/${project}/messages/${isTried ? 'fake_message_id' : randomUUID()}`
  if (isTried) return { status: 200, body: { name } }
  const ttl = message.webpush?.headers?.TTL
  outbox.record({
    id: name,
    channel: 'push',
    to: message.token,
    from: project,
    subject: null,
    text: message.data.text ?? JSON.stringify(message.data),
    data: message.data,
    status: 'accepted',
    ...(ttl !== undefined && { validForS: Number(ttl) }),
  })
  return { status: 200, body: { name } }
}

/** The token as written, before any check, so that a fault can match a request that would be refused. */
function claimedToken(body: unknown): string[] {
  const claimed = z.object({ message: z.object({ token: z.string() }) }).safeParse(body)
  return claimed.success ? [claimed.data.message.token] : []
}

/** As Google's APIs refuse; `errorCode` is FCM's own. Source: https://firebase.google.com/docs/cloud-messaging/error-codes */
function refuse(code: number, status: string, message: string, errorCode?: string): Answer {
  const details = errorCode && [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }]
  return { status: code, body: { error: { code, message, status, ...(details && { details }) } } }
}

const refusals: Refusals = {
  failed: () => refuse(500, 'INTERNAL', 'Internal error encountered.', 'INTERNAL'),
  rateLimited: () => ({
    ...refuse(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.', 'QUOTA_EXCEEDED'),
    headers: { 'Retry-After': String(rateLimitSeconds) },
  }),
}
