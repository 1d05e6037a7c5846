import { randomBytes, randomUUID } from 'node:crypto'
import { setPushDeviceCall } from '@vigie/domain/api/push-calls'
import { expect } from 'vitest'
import { callApi } from './api.ts'
import type { TestPerson } from './people.ts'
import { messagesTo } from './sandbox.ts'
import { whenSeen } from './until.ts'

/** As FCM writes what it calls a browser, nobody else's in the whole suite. */
export const newToken = () =>
  `${randomBytes(8).toString('base64url')}:APA91b${randomBytes(24).toString('base64url')}`

/** Turns somebody's notifications on for a device, a new one unless it is named. */
export async function pushDeviceOf(
  person: TestPerson,
  { id = randomUUID(), token = newToken() }: { id?: string; token?: string } = {},
) {
  const answer = await callApi(person, setPushDeviceCall, { params: { pushDeviceId: id }, body: { token } })
  expect(answer.status).toBe(200)
  return { id, token, changed: answer.data.changed }
}

/** The first notification of a device, with all that it brings. */
export async function notificationAt(token: string) {
  const [message] = await whenSeen(
    'a notification',
    () => messagesTo(token),
    ({ length }) => length > 0,
  )
  if (message?.data === undefined) throw new Error('it brings nothing')
  return { ...message, data: message.data }
}

/** Answers a notification by its pass, as the phone does. */
export async function answerPush(what: 'shown' | 'taken', body: unknown) {
  const url = `${process.env.VIGIE_HOSTING_URL}/status/push/${what}`
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, said: answer.ok ? ((await answer.json()) as unknown) : null }
}
