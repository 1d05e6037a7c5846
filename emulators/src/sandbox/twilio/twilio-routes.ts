import express, { type Request, type Response, Router } from 'express'
import type { Answer } from '../answer.ts'
import { sendAnswer } from '../answer.ts'
import type { Faults } from '../faults.ts'
import type { Channel, Outbox, SandboxMessage } from '../outbox.ts'
import { answerUnderFaults } from '../under-faults.ts'
import { apiVersion, formSchema, notFound, refuseAccount, twilioRefusals } from './api.ts'
import { callResource, createCall, updateCall } from './calls.ts'
import { createMessage, messageResource } from './messages.ts'
import type { PhoneCalls } from './phone-calls.ts'
import type { StatusCallbacks } from './status-callbacks.ts'

const accountResource = (sid: string): Answer => ({
  status: 200,
  body: { sid, friendly_name: 'Vigie', status: 'active', type: 'Full' },
})

/** Twilio's 2010 API as far as Vigie uses it: create and fetch a message, create, fetch and end a call. */
export function twilioRoutes(
  outbox: Outbox,
  faults: Faults,
  callbacks: StatusCallbacks,
  calls: PhoneCalls,
): Router {
  const router = Router({ mergeParams: true })

  const create =
    (channel: Channel, accept: (form: Record<string, unknown>, reaches: boolean) => Answer) =>
    (req: Request<{ accountSid: string }>, res: Response): Promise<void> => {
      const form = formSchema.parse(req.body ?? {})
      return answerUnderFaults(faults, {
        channel,
        recipients: [form.To ?? []].flat(),
        res,
        refusals: twilioRefusals,
        handle: (reaches) =>
          refuseAccount(req.get('authorization'), req.params.accountSid) ?? accept(form, reaches),
      })
    }

  const fetchOne =
    (channel: Channel, resourceOf: (found: SandboxMessage) => unknown) =>
    (req: Request<{ accountSid: string; sid: string }>, res: Response): void => {
      const found = outbox.find(req.params.sid)
      const answer: Answer =
        refuseAccount(req.get('authorization'), req.params.accountSid) ??
        (found?.channel === channel ? { status: 200, body: resourceOf(found) } : notFound(req.originalUrl))
      sendAnswer(res, answer)
    }

  router.use(express.urlencoded({ extended: false }))
  router.post(
    '/Messages.json',
    create('sms', (form, reaches) => createMessage(form, reaches, outbox, callbacks)),
  )
  router.get('/Messages/:sid.json', fetchOne('sms', messageResource))
  router.post(
    '/Calls.json',
    create('voice', (form, reaches) => createCall(form, reaches, calls)),
  )
  router.post('/Calls/:sid.json', (req: Request<{ accountSid: string; sid: string }>, res) => {
    const call = outbox.find(req.params.sid)
    return answerUnderFaults(faults, {
      channel: 'voice',
      recipients: call?.channel === 'voice' ? [call.to] : [],
      res,
      refusals: twilioRefusals,
      handle: () =>
        refuseAccount(req.get('authorization'), req.params.accountSid) ??
        (call?.channel === 'voice'
          ? updateCall(call, formSchema.parse(req.body ?? {}), calls)
          : notFound(req.originalUrl)),
    })
  })
  router.get(
    '/Calls/:sid.json',
    fetchOne('voice', (found) => callResource(found, calls.factsOf(found.id))),
  )
  router.use((req, res) => sendAnswer(res, notFound(req.originalUrl)))

  return Router()
    .get(`/${apiVersion}/Accounts/:accountSid.json`, (req, res) =>
      sendAnswer(
        res,
        refuseAccount(req.get('authorization'), req.params.accountSid) ??
          accountResource(req.params.accountSid),
      ),
    )
    .use(`/${apiVersion}/Accounts/:accountSid`, router)
}
