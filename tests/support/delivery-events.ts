import { paths } from '@vigie/domain/paths'
import type { QueuedMessage } from './outbox.ts'

/** The event by which Firestore tells that a wave was queued, as it comes to a function. */
export function createdEvent(
  { eid, waveId }: Pick<QueuedMessage, 'eid' | 'waveId'>,
  project: string,
): RequestInit {
  const document = paths.wave(eid, waveId)
  const time = new Date().toISOString()
  const name = `projects/${project}/databases/(default)/documents/${document}`
  return {
    method: 'POST',
    headers: { 'content-type': 'application/cloudevents+json; charset=UTF-8' },
    body: JSON.stringify({
      specversion: '1.0',
      id: crypto.randomUUID(),
      time,
      type: 'google.cloud.firestore.document.v1.created',
      source: `//firestore.googleapis.com/projects/${project}/databases/(default)`,
      subject: `documents/${document}`,
      datacontenttype: 'application/json',
      project,
      database: '(default)',
      namespace: '(default)',
      document,
      data: { value: { name, fields: {}, createTime: time, updateTime: time } },
    }),
  }
}

/** Gives `deliver` of the suite the event of a message's wave once more, and resolves when it has handled it. */
export async function redeliver(message: QueuedMessage): Promise<void> {
  await callTrigger('deliver', createdEvent(message, 'demo-vigie'))
}

/** A sweep whose minute is over: it looks once, tries what is due, and answers. */
export const lateSweep: RequestInit = {
  method: 'POST',
  headers: { 'x-cloudscheduler-scheduletime': new Date(0).toISOString() },
}

/**
 * Has the suite's sweep look at what is due: of all homes, and once more where it could not try some of it, as its schedule
 * does a minute later. What the schedule's own sweep has in hand already may end after this one. On a busy machine Google's emulator ends a transaction now and then ("Transaction is invalid or
 * closed"), which fails the sweep that has another test's message in hand.
 */
export async function sweep(): Promise<void> {
  await callTrigger('sweepDeliveries', lateSweep).catch(() => callTrigger('sweepDeliveries', lateSweep))
}

/**
 * Has the suite's sweep follow what is due for the next minute, as its schedule does each minute; the first minute of a
 * suite has none. Nobody waits for its end.
 */
export function followWhatIsDue(): void {
  callTrigger('sweepDeliveries', { method: 'POST' }).catch(() => undefined)
}

/** Calls a function of the suite as its trigger would. */
export async function callTrigger(name: string, request: RequestInit): Promise<void> {
  const functions = new URL(process.env.VIGIE_FUNCTIONS_URL ?? '')
  const [, project, region] = functions.pathname.split('/')
  const response = await fetch(
    new URL(`/functions/projects/${project}/triggers/${region}-${name}-0`, functions),
    request,
  )
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`)
}
