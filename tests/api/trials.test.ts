import type { Channel } from '@vigie/domain/alerts/channel'
import { getOwnMessagesCall } from '@vigie/domain/api/message-calls'
import { getTrialsCall, type TrialResult, tryChannelCall } from '@vigie/domain/api/trial-calls'
import { trialsAllowed, trialText } from '@vigie/domain/deliveries/trial'
import type { Wave } from '@vigie/domain/deliveries/wave'
import { paths } from '@vigie/domain/paths'
import { expect, it } from 'vitest'
import { trialWaveId } from '../../functions/src/data/trials.ts'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { newPhone } from '../support/outbox.ts'
import { signUp, type TestPerson } from '../support/people.ts'
import { answer, ringingAt } from '../support/phones.ts'
import { answerPush, notificationAt, pushDeviceOf } from '../support/push-devices.ts'
import { addFault, messagesTo } from '../support/sandbox.ts'
import { whenSeen } from '../support/until.ts'

/** Somebody with a number that was shown to be theirs. */
async function withPhone() {
  const person = await signUp()
  const phone = newPhone()
  await db.doc(paths.user(person.uid)).update({ phoneMobile: phone, verifiedPhones: [phone] })
  return { person, phone }
}

const tryOn = (person: TestPerson, channel: Channel) =>
  callApi(person, tryChannelCall, { params: {}, body: { channel } })

async function trialsOf(person: TestPerson): Promise<TrialResult[]> {
  const { data } = await callApi(person, getTrialsCall, { params: {} })
  return getTrialsCall.answer.parse(data).trials
}

/** What became of a trial, once it is in a state. */
async function whenTried(person: TestPerson, channel: Channel, state: TrialResult['state']) {
  const all = await whenSeen(
    `a trial by ${channel} ${state}`,
    () => trialsOf(person),
    (trials) => trials.some((one) => one.channel === channel && one.state === state),
  )
  return all.find((one) => one.channel === channel)
}

/** Lets somebody have tried a channel earlier: the wave of a trial is what is counted. */
async function hasTried({ uid }: TestPerson, channel: Channel, ms: number) {
  const createdAt = Date.now() - ms
  const waveId = trialWaveId(uid, { channel, at: createdAt })
  const wave: Wave = { first: waveId, alertIds: [], deliveryIds: [], createdAt, dueAt: null }
  await db.doc(paths.wave(null, waveId)).set(wave)
}

it('each channel of a person is tried, says that it is a trial, and counts as known to work once it arrived', async () => {
  const { person, phone } = await withPhone()
  const device = await pushDeviceOf(person)
  for (const channel of ['sms', 'email', 'voice', 'push'] as const)
    expect((await tryOn(person, channel)).status).toBe(200)

  await whenTried(person, 'sms', 'delivered')
  // The call may have been placed before.
  const sms = (await messagesTo(phone)).find(({ channel }) => channel === 'sms')
  expect(sms?.text).toBe(trialText('sms', 'fr').text)
  await whenTried(person, 'email', 'delivered')
  expect(await messagesTo(`${person.uid}@vigie.example`)).toMatchObject([
    { subject: 'Vigie : un essai, rien à faire' },
  ])
  const call = await answer(await ringingAt(phone))
  expect(call).toMatchObject({ status: 'completed', text: trialText('voice', 'fr').text })
  await whenTried(person, 'voice', 'delivered')
  const { data } = await notificationAt(device.token)
  expect(data).toMatchObject({
    text: 'Ceci est un essai, rien à faire',
    mayTake: 'no',
    path: '/notifications',
  })
  await whenTried(person, 'push', 'accepted')
  expect(await answerPush('shown', { pass: data.pass })).toMatchObject({ status: 200 })
  expect(await answerPush('taken', { pass: data.pass })).toMatchObject({ said: { took: 'mayNot' } })
  await whenTried(person, 'push', 'delivered')

  const own = await callApi(person, getOwnMessagesCall, { params: {} })
  const { channels, alerts } = getOwnMessagesCall.answer.parse(own.data)
  expect(channels.filter(({ deliveredAt }) => deliveredAt === null)).toEqual([])
  expect(alerts).toEqual([])
  // Of what became of it they are told, not where it went.
  expect(JSON.stringify(await trialsOf(person))).not.toContain(phone)
  expect(await trialsOf(await signUp())).toEqual([])
})

it('what did not arrive says why', async () => {
  const { person, phone } = await withPhone()
  await addFault(phone, { mode: 'undelivered' })
  expect((await tryOn(person, 'sms')).status).toBe(200)
  expect((await whenTried(person, 'sms', 'failed'))?.lastError).toMatch(/^twilio /)
})

it('nothing is sent where nobody is reached, and the refusal says so', async () => {
  const { person, phone } = await withPhone()
  const refused = await tryOn(person, 'push')
  expect(refused).toMatchObject({ status: 409, data: { code: 'channelNotReady' } })
  await db.doc(paths.user(person.uid)).update({ stoppedPhones: [phone] })
  expect((await tryOn(person, 'sms')).status).toBe(409)
  await db.doc(paths.user(person.uid)).update({ verifiedPhones: [] })
  expect((await tryOn(person, 'voice')).status).toBe(409)
  expect((await callApi(null, tryChannelCall, { params: {}, body: { channel: 'sms' } })).status).toBe(401)
  expect(await messagesTo(phone)).toEqual([])
})

it('asked for at once or again within the minute it goes out once, and ten times a day in all', async () => {
  const { person, phone } = await withPhone()
  // A minute that ends meanwhile has a trial of its own.
  await whenSeen(
    'a minute that lasts',
    async () => new Date().getSeconds(),
    (seconds) => seconds < 50,
  )
  const both = await Promise.all([tryOn(person, 'sms'), tryOn(person, 'sms')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 429])
  const again = await tryOn(person, 'sms')
  expect(again.data.code).toBe('trialJustSent')
  expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  await whenTried(person, 'sms', 'delivered')
  expect(await messagesTo(phone)).toHaveLength(1)

  // Those of the last day count, with the one that has just gone out.
  await hasTried(person, 'voice', trialsAllowed.withinMs + 60_000)
  for (let more = 2; more < trialsAllowed.count; more++) await hasTried(person, 'email', more * 300_000)
  expect((await tryOn(person, 'email')).status).toBe(200)
  const over = await tryOn(person, 'voice')
  expect(over).toMatchObject({ status: 429, data: { code: 'tooManyTrials' } })
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(20 * 3_600)
})
