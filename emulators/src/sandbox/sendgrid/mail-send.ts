import { randomBytes } from 'node:crypto'
import express, { type NextFunction, type Request, type Response, Router } from 'express'
import { z } from 'zod'
import { type Answer, sendAnswer } from '../answer.ts'
import { sandboxCredentials } from '../credentials.ts'
import type { Faults } from '../faults.ts'
import type { Outbox } from '../outbox.ts'
import { answerUnderFaults, type Refusals } from '../under-faults.ts'
import type { EventWebhook, FollowedMail } from './event-webhook.ts'
import { type Mail, type MailError, mailErrors, mailSchema } from './mail-schema.ts'

const rateLimitSeconds = 1

/**
 * `POST /v3/mail/send` as SendGrid answers it: 202 with `X-Message-Id`, 401, or 400 with `errors`. Each recipient
 * is one message of the outbox; the first one's id is the `X-Message-Id`, the others add `.1`, `.2` …
 */
export function sendgridRoutes(outbox: Outbox, faults: Faults, events: EventWebhook): Router {
  const router = Router()
  router.post('/v3/mail/send', express.json({ limit: '30mb' }), (req, res) =>
    answerUnderFaults(faults, {
      channel: 'email',
      recipients: claimedRecipients(req.body),
      res,
      refusals,
      handle: (reaches) =>
        acceptMail(req.get('authorization'), req.body, outbox, (mail) =>
          events.follow(mail, reaches, outbox),
        ),
    }),
  )
  router.use('/v3', (error: unknown, _req: Request, res: Response, next: NextFunction) => {
    const { success, data } = z.object({ status: z.int().min(400).max(499) }).safeParse(error)
    if (success) sendAnswer(res, refuse(data.status, { message: 'Bad Request', field: null, help: null }))
    else next(error)
  })
  return router
}

function acceptMail(
  authorization: string | undefined,
  body: unknown,
  outbox: Outbox,
  follow: (mail: FollowedMail) => void,
): Answer {
  if (authorization !== `Bearer ${sandboxCredentials.sendgridApiKey}`) {
    return refuse(401, {
      message: 'The provided authorization grant is invalid, expired, or revoked',
      field: null,
      help: null,
    })
  }
  const { success, data: mail, error } = mailSchema.safeParse(body ?? {})
  if (!success) return refuse(400, ...mailErrors(error))

  // Looked at, and thrown away. Source: https://www.twilio.com/docs/sendgrid/for-developers/sending-email/sandbox-mode
  if (mail.mail_settings?.sandbox_mode?.enable) return { status: 200 }

  const messageId = randomBytes(16).toString('base64url')
  const text = textOf(mail)
  const recipients = mail.personalizations.flatMap(({ to, cc = [], bcc = [], subject, custom_args }) =>
    [...to, ...cc, ...bcc].map(({ email }) => ({
      email,
      subject: subject ?? mail.subject ?? null,
      customArgs: { ...mail.custom_args, ...custom_args },
    })),
  )
  recipients.forEach(({ email, subject, customArgs }, index) => {
    const id = index === 0 ? messageId : `${messageId}.${index}`
    outbox.record({
      id,
      channel: 'email',
      to: email,
      from: mail.from.email,
      subject,
      text,
      status: 'accepted',
    })
    follow({ id, messageId, email, customArgs })
  })
  return { status: 202, headers: { 'X-Message-Id': messageId } }
}

/** A mail client shows the plain text where there is one; else its HTML is shown as it came. */
function textOf({ content }: Mail): string {
  const plain = content.find(({ type }) => type === 'text/plain')
  return (plain ?? content[0])?.value ?? ''
}

/** Recipients as written, before any check, so that a fault can match a request that would be refused. */
function claimedRecipients(body: unknown): string[] {
  const recipient = z.object({ email: z.string() })
  const claimed = z
    .object({ personalizations: z.array(z.object({ to: z.array(recipient) })) })
    .safeParse(body)
  return claimed.data?.personalizations.flatMap(({ to }) => to.map(({ email }) => email)) ?? []
}

function refuse(status: number, ...errors: MailError[]): Answer {
  return { status, body: { errors } }
}

const refusals: Refusals = {
  failed: () => refuse(500, { message: 'Internal Server Error', field: null, help: null }),
  rateLimited: () => ({
    ...refuse(429, { message: 'too many requests', field: null, help: null }),
    headers: {
      'Retry-After': String(rateLimitSeconds),
      'X-RateLimit-Limit': '600',
      'X-RateLimit-Remaining': '0',
      'X-RateLimit-Reset': String(Math.ceil(Date.now() / 1_000) + rateLimitSeconds),
    },
  }),
}
