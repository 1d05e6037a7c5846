import type { SandboxMessage } from '@vigie/emulators/sandbox/outbox'
import type { PhoneAct } from '@vigie/emulators/sandbox/twilio/phone-line'
import { expect } from 'vitest'
import { messagesTo } from './sandbox.ts'
import { whenSeen } from './until.ts'

const post = (path: string, body: unknown) =>
  fetch(new URL(path, process.env.VIGIE_SANDBOX_URL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** The call that a number has got, once its phone rings. */
export async function ringingAt(number: string): Promise<SandboxMessage> {
  const calls = await whenSeen(
    `a call to ${number}`,
    () => callsTo(number),
    (all) => all.some(({ status }) => status === 'ringing'),
  )
  const call = calls.find(({ status }) => status === 'ringing')
  if (call === undefined) throw new Error('it rings no more')
  return call
}

/** All calls that a number has got, oldest first. */
export const callsTo = async (number: string) =>
  (await messagesTo(number)).filter(({ channel }) => channel === 'voice')

/** Does something with the phone that a call came to; resolves with the call once it waits for the next act, or is over. */
export async function act({ id }: SandboxMessage, what: PhoneAct): Promise<SandboxMessage> {
  const answer = await post(`/calls/${id}`, what)
  expect(answer.status).toBe(200)
  return (await answer.json()) as SandboxMessage
}

/** Takes a call as a person does. */
export const answer = (call: SandboxMessage) => act(call, { do: 'answer', answeredBy: 'human' })

/** Sends an SMS to us from a number; resolves with what it was answered. */
export async function sendSms(from: string, body: string): Promise<string[]> {
  const sent = await post('/answers', { from, to: '+15145550100', body })
  expect(sent.status).toBe(200)
  return ((await sent.json()) as SandboxMessage[]).map(({ text }) => text)
}
