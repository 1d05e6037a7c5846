import express, { Router } from 'express'
import { z } from 'zod'
import { sandboxCredentials } from '../credentials.ts'
import type { Outbox } from '../outbox.ts'
import { apiVersion, e164, newSid } from './api.ts'
import type { PhoneCalls } from './phone-calls.ts'
import { phoneActSchema } from './phone-line.ts'
import type { StatusCallbacks } from './status-callbacks.ts'
import { parseTwiml } from './twiml.ts'

const number = z.string().regex(e164)
/** An SMS that somebody sends to a number of ours. */
const answerSchema = z.strictObject({ from: number, to: number, body: z.string().max(1_600) })

/**
 * What people do with their phones, for tests and for the page: `POST /calls/{sid}` takes a `PhoneAct` and answers with the
 * call once it waits again or is over (404 where none is under way, 409 where it takes no such act now);
 * `POST /answers` sends an SMS to us and answers with what we replied.
 */
export function phoneRoutes(
  outbox: Outbox,
  callbacks: StatusCallbacks,
  calls: PhoneCalls,
  answersTo: string | undefined,
): Router {
  return Router()
    .post('/calls/:sid', express.json(), async (req, res) => {
      const act = phoneActSchema.safeParse(req.body)
      if (!act.success) return res.status(400).json({ issues: z.treeifyError(act.error) })
      const done = await calls.act(req.params.sid, act.data)
      if (done === null) return res.status(404).end()
      return res.status(done ? 200 : 409).json(outbox.find(req.params.sid) ?? null)
    })
    .post('/answers', express.json(), async (req, res) => {
      const sent = answerSchema.safeParse(req.body)
      if (!sent.success) return res.status(400).json({ issues: z.treeifyError(sent.error) })
      if (answersTo === undefined) return res.status(503).end()
      const { from, to, body } = sent.data
      const twiml = await callbacks.ask(answersTo, inboundParameters(from, to, body)).catch(String)
      if (!twiml.startsWith('<')) return res.status(502).json({ issues: [twiml] })
      const replies = parseTwiml(twiml).filter(({ name }) => name === 'Message')
      const recorded = replies.map(({ text }) =>
        outbox.record({
          id: newSid('SM'),
          channel: 'sms',
          to: from,
          from: to,
          subject: null,
          text,
          status: 'delivered',
        }),
      )
      return res.json(recorded)
    })
}

/** What Twilio posts of an SMS that came. Source: https://www.twilio.com/docs/messaging/guides/webhook-request */
function inboundParameters(from: string, to: string, body: string): Record<string, string> {
  const sid = newSid('SM')
  return {
    AccountSid: sandboxCredentials.twilioAccountSid,
    ApiVersion: apiVersion,
    Body: body,
    From: from,
    MessageSid: sid,
    NumMedia: '0',
    NumSegments: '1',
    SmsMessageSid: sid,
    SmsSid: sid,
    SmsStatus: 'received',
    To: to,
  }
}
