import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import sendgridHttp from '@sendgrid/client'
import sendgrid from '@sendgrid/mail'
import twilio from 'twilio'
import { sandboxCredentials } from './credentials.ts'
import type { Fault, FaultRequest } from './faults.ts'
import type { SandboxMessage } from './outbox.ts'
import { startSandbox } from './start-sandbox.ts'

const { twilioAccountSid, twilioAuthToken, sendgridApiKey } = sandboxCredentials

/** A message of each kind, as the clients take it. */
export const sms = { to: '+15145550123', from: '+15145550100', body: 'Ch. 214' }
export const mail = {
  to: 'a@vigie.example',
  from: 'alertes@vigie.example',
  subject: 'Ch. 214',
  text: 'Ch. 214',
}

/** A sandbox on a free port, with the real clients pointed at it and its control calls. */
export async function sandboxUnderTest() {
  const sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
  const call = (path: string, init?: RequestInit) => fetch(`${sandbox.url}${path}`, init)
  return {
    ...sandbox,
    call,
    mail: (apiKey: string = sendgridApiKey) => mailClient(sandbox.url, apiKey),
    twilio: (authToken: string = twilioAuthToken) => twilioClient(sandbox.url, authToken),
    messages: async (query = '') => (await (await call(`/messages${query}`)).json()) as SandboxMessage[],
    faults: async () => (await (await call('/faults')).json()) as Fault[],
    addFault: (fault: Partial<FaultRequest>) =>
      call('/faults', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(fault),
      }),
  }
}

/** The package's one client, since its types do not let a second one be made. */
function mailClient(url: string, apiKey: string) {
  sendgrid.setClient(sendgridHttp)
  sendgrid.setApiKey(apiKey)
  sendgrid.setTimeout(0)
  // After the key, which sets the address back to SendGrid's.
  sendgridHttp.setDefaultRequest('baseUrl', url)
  return sendgrid
}

function twilioClient(url: string, authToken: string) {
  const client = twilio(twilioAccountSid, authToken)
  client.api.baseUrl = url
  return client
}

/** Resolves once `holds` does, looking again every 10 ms for 5 s. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 5_000
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`still not so after 5 s: ${holds}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

export interface Callback {
  parameters: Record<string, string>
  signature: string
}

/** A web server that takes status callbacks, and answers with TwiML where it was given some; `received(n)` resolves with the first n. */
export async function callbackReceiver() {
  const callbacks: Callback[] = []
  const documents = new Map<string, string>()
  const asked: { path: string; parameters: Record<string, string> }[] = []
  const server = createServer(async (req, res) => {
    const parameters = Object.fromEntries(new URLSearchParams(await text(req)))
    const path = req.url ?? ''
    const document = documents.get(path.split('?', 1)[0] ?? '')
    if (document !== undefined) {
      asked.push({ path, parameters })
      res.writeHead(200, { 'content-type': 'text/xml' }).end(document)
      return
    }
    res.end()
    callbacks.push({ parameters, signature: String(req.headers['x-twilio-signature']) })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/status?alert=a1&step=2`,
    received: async (count: number) => {
      await until(async () => callbacks.length >= count)
      return callbacks
    },
    /** Answers a path with TwiML from now on; `asked` is what was posted there. */
    answers: (path: string, twiml: string) => documents.set(path, twiml),
    asked,
    close: () => server.close(),
  }
}
