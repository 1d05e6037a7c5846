import { keyActsWithinMs } from '@vigie/domain/deliveries/delivery-policy'
import { paths } from '@vigie/domain/paths'
import { signCallback } from '@vigie/emulators/sandbox/twilio/status-callbacks'
import { functionSecrets } from '@vigie/emulators/suite/function-settings'
import { describe, expect, it } from 'vitest'
import { sweep } from '../support/delivery-events.ts'
import { db } from '../support/firestore.ts'
import { buttonRule, homeWithButton, onlyAlertOf } from '../support/home-with-button.ts'
import { newId } from '../support/ids.ts'
import { newPhone, type QueuedMessage, queueMessage, queueMessages } from '../support/outbox.ts'
import { act, answer, callsTo, ringingAt } from '../support/phones.ts'
import { publish } from '../support/pubsub.ts'
import { whenNobodyIsReached, whenOutcomes, whenState } from '../support/queued-message.ts'
import { addFault, messagesTo } from '../support/sandbox.ts'
import { whenDocument, whenSeen } from '../support/until.ts'

const alertOf = async ({ eid, aid }: QueuedMessage) => (await db.doc(paths.alert(eid, aid)).get()).data()
const byEmail = (to: string) => ({
  channel: 'email' as const,
  to,
  subject: 'Ch. 214',
  text: 'Ch. 214 Mme Roy',
})
const newAddress = () => `${newPhone().slice(1)}@vigie.example`

/** A message by voice that a phone rings for, and the call. */
async function ringing(change: Partial<Parameters<typeof queueMessage>[1]> = {}) {
  const message = await queueMessage(db, { ...change, channel: 'voice' })
  return { message, call: await ringingAt(message.to) }
}

/** Posts to an address of ours what Twilio would of a call, signed by whoever has this token; resolves with the answer. */
async function post(
  path: 'call' | 'key' | 'call-status',
  { eid, did }: QueuedMessage,
  form: Record<string, string>,
  { wrong, token = functionSecrets.TWILIO_AUTH_TOKEN }: { wrong?: number; token?: string } = {},
) {
  const query = new URLSearchParams({ establishmentId: eid, deliveryId: did, attempt: '1' })
  if (wrong !== undefined) query.set('wrong', String(wrong))
  const url = `${process.env.VIGIE_HOSTING_URL}/status/twilio/${path}?${query}`
  const body = { CallSid: 'CA1', ...form }
  const headers = { 'x-twilio-signature': signCallback(token, url, body) }
  return fetch(url, { method: 'POST', headers, body: new URLSearchParams(body) })
}

describe('a phone call about an alert', () => {
  it('says who, where and what in the language of whoever is called, and a 1 takes the alert everywhere', async () => {
    const { home, press } = await homeWithButton()
    const phone = newPhone()
    const user = { phoneMobile: phone, locale: 'en' as const, displayName: 'Bob Lavoie' }
    const bob = await home.addMember({ user })
    const recipients = [{ kind: 'user' as const, uid: bob }]
    await home.addRule({ ...buttonRule, recipients, methods: ['voice'] })
    await publish(press())

    const call = await ringingAt(phone)
    const asked = await answer(call)
    expect(asked.text).toMatch(
      /^Vigie alert\. Room 214\. Madame Roy\. Call button, at \d+:\d\d [ap]\.m\. To take it, press 1\./,
    )
    const ended = await act(call, { do: 'press', key: '1' })

    expect(ended).toMatchObject({ status: 'completed', text: expect.stringContaining('you are on it') })
    const alert = await onlyAlertOf(home)
    expect(alert).toMatchObject({
      state: 'acknowledged',
      acknowledgedBy: { uid: bob, name: 'Bob Lavoie' },
    })
    const [delivery] = (await db.collection(paths.deliveries(home.eid)).get()).docs
    expect(delivery?.data()).toMatchObject({ channel: 'voice', state: 'delivered', providerId: call.id })
    const audit = await db.collection(paths.audits).where('path', '==', paths.alert(home.eid, alert.id)).get()
    expect(audit.docs.map((entry) => entry.data())).toMatchObject([
      { action: 'alert.acknowledge', uid: bob, name: 'Bob Lavoie', address: null },
    ])
  })

  it('is said again by a 2, and twice by keys that mean nothing or none; then it is no answer', async () => {
    const to = newAddress()
    const { message, call } = await ringing({ next: [byEmail(to)] })
    const times = (text: string) => text.split('Pour vous en occuper').length - 1
    expect(times((await answer(call)).text)).toBe(1)
    expect(times((await act(call, { do: 'press', key: '2' })).text)).toBe(2)
    expect(times((await act(call, { do: 'press', key: '5' })).text)).toBe(3)
    expect(times((await act(call, { do: 'wait' })).text)).toBe(4)
    const ended = await act(call, { do: 'wait' })

    expect(ended.status).toBe('completed')
    expect(times(ended.text)).toBe(4)
    expect(await whenState(message, 'failed')).toMatchObject({ lastError: 'noKey', attempts: 1 })
    await whenOutcomes(message, 3)
    expect(await messagesTo(to)).toHaveLength(1)
    expect(await alertOf(message)).toMatchObject({ state: 'open' })
  })

  it('is passed on by a 9: whoever pressed it is told on no other channel, and nobody is reached', async () => {
    const to = newAddress()
    const { message, call } = await ringing({ next: [byEmail(to)] })
    await answer(call)
    expect((await act(call, { do: 'press', key: '9' })).text).toContain('vous n’y allez pas')

    expect(await whenState(message, 'failed')).toMatchObject({ lastError: 'passedOn' })
    await whenNobodyIsReached(message)
    expect(await whenOutcomes(message, 2)).toMatchObject([
      { step: 'accepted', channel: 'voice' },
      { step: 'undeliverable', channel: 'voice' },
    ])
    expect(await messagesTo(to)).toEqual([])
    expect(await callsTo(message.to)).toHaveLength(1)
  })

  it('is passed on though an SMS of theirs has arrived; a colleague whom one reached stays reached', async () => {
    const [mine, colleague] = await queueMessages(db, [{ channel: 'voice' }, { channel: 'sms' }])
    if (!mine || !colleague) throw new Error('nothing was queued')
    const call = await ringingAt(mine.to)
    await answer(call)
    await whenOutcomes(mine, 2)
    await act(call, { do: 'press', key: '9' })
    await whenOutcomes(mine, 3)
    expect(await alertOf(mine)).toMatchObject({ state: 'open', nobodyReachedAt: null })

    const uid = newId('user')
    const recipient = { kind: 'user' as const, uid }
    const to = newPhone()
    const both = await queueMessages(db, [
      { channel: 'voice', recipient, to },
      { channel: 'sms', recipient, to },
    ])
    const alone = both[0]
    if (!alone) throw new Error('nothing was queued')
    const ring = await ringingAt(to)
    await answer(ring)
    await whenOutcomes(alone, 2)
    await act(ring, { do: 'press', key: '9' })
    await whenNobodyIsReached(alone)
  })

  it.each([
    ['busy', { do: 'busy' }, 'twilio busy'],
    ['not answered', { do: 'noAnswer' }, 'twilio no-answer'],
    ['failing', { do: 'fail' }, 'twilio failed'],
    ['canceled', { do: 'cancel' }, 'twilio canceled'],
    ['answered by a machine', { do: 'answer', answeredBy: 'machine_start' }, 'voicemail'],
  ] as const)(
    'that is %s goes out on the next channel, and is not placed again',
    async (_, what, lastError) => {
      const to = newAddress()
      const { message, call } = await ringing({ next: [byEmail(to)] })
      // A machine keeps what it hears: it is told nothing.
      expect((await act(call, what)).text).toBe('')

      expect(await whenState(message, 'failed')).toMatchObject({ lastError, attempts: 1 })
      await whenOutcomes(message, 3)
      expect(await messagesTo(to)).toHaveLength(1)
      expect(await callsTo(message.to)).toHaveLength(1)
    },
  )

  it('that nobody answers, where there is no other way, leaves the alert saying so', async () => {
    const { message, call } = await ringing()
    await act(call, { do: 'noAnswer' })
    await whenNobodyIsReached(message)
  })

  it('that somebody hangs up on without a key is no answer', async () => {
    const { message, call } = await ringing()
    await answer(call)
    await act(call, { do: 'hangUp' })
    expect(await whenState(message, 'failed')).toMatchObject({ lastError: 'noKey' })
  })

  it('says that the alert is over where it was resolved before somebody answered, and who is on it where it was taken', async () => {
    const resolved = await ringing()
    const taken = await ringing()
    // Until its wave is told, a call of an alert that is over is ended before anybody answers it.
    for (const { message } of [resolved, taken]) await whenOutcomes(message)
    const after = Date.now()
    await db.doc(paths.alert(resolved.message.eid, resolved.message.aid)).update({
      state: 'resolved',
      resolvedAt: after,
      resolvedBy: { uid: 'luc', name: 'Luc Roy' },
    })
    await db.doc(paths.alert(taken.message.eid, taken.message.aid)).update({
      state: 'acknowledged',
      acknowledgedAt: after,
      acknowledgedBy: { uid: 'luc', name: 'Luc Roy' },
    })

    expect(await answer(resolved.call)).toMatchObject({
      status: 'completed',
      text: 'Cette alerte est terminée. Merci.',
    })
    expect((await answer(taken.call)).text).toBe('Luc Roy s’en occupe déjà. Merci.')
    expect(await whenState(taken.message, 'delivered')).toMatchObject({ lastError: null })
  })

  it('and what is sent in its place say where somebody is by then, who moved meanwhile', async () => {
    const { home, press } = await homeWithButton()
    const phone = newPhone()
    const uid = await home.addMember({ user: { phoneMobile: phone } })
    await home.addRule({ ...buttonRule, recipients: [{ kind: 'user', uid }], methods: ['voice'] })
    await publish(press())
    const call = await ringingAt(phone)
    const { id } = await onlyAlertOf(home)
    const moveTo = (room: string) => db.doc(paths.alert(home.eid, id)).update({ room })

    await moveTo('300')
    const { text } = await answer(call)
    expect(text).toContain('Chambre 300.')
    expect(text).not.toContain('214')
    await moveTo('401')
    await act(call, { do: 'hangUp' })
    const sms = await whenSeen(
      'the SMS',
      async () => (await messagesTo(phone)).find(({ channel }) => channel === 'sms')?.text,
      (said) => said !== undefined,
    )
    expect(sms).toMatch(/^Ch\. 401 Mme Roy : /)
  })

  it('is answered also in a home that was made inactive meanwhile, as on a screen', async () => {
    const { message, call } = await ringing()
    await db.doc(paths.establishment(message.eid)).update({ state: 'inactive' })
    expect((await answer(call)).text).toContain('Mme Roy')
    expect((await act(call, { do: 'press', key: '1' })).text).toContain('vous vous en occupez')
    expect(await alertOf(message)).toMatchObject({ state: 'acknowledged', nobodyReachedAt: null })
    expect(await whenState(message, 'failed', 'delivered')).toMatchObject({ state: 'delivered' })
  })

  it('of two who are called, the first 1 takes it, and the other hears who', async () => {
    const [one, other] = await queueMessages(db, [{ channel: 'voice' }, { channel: 'voice' }])
    if (!one || !other) throw new Error('nothing was queued')
    const calls = await Promise.all([one, other].map(({ to }) => ringingAt(to)))
    await Promise.all(calls.map(answer))
    const [first, second] = calls
    if (!first || !second) throw new Error('nobody was called')
    await act(first, { do: 'press', key: '1' })
    const { acknowledgedBy } = (await alertOf(one)) ?? {}
    expect(one.did).toContain(acknowledgedBy.uid)
    expect((await act(second, { do: 'press', key: '1' })).text).toContain(
      `${acknowledgedBy.name} s’en occupe déjà`,
    )
    expect((await alertOf(one))?.acknowledgedBy).toEqual(acknowledgedBy)
  })
})

describe('whoever may not take an alert', () => {
  it.each([
    [
      'a relative is known to have seen it, and hears that staff are called on',
      { role: 5, beneficiaryIds: ['roy'] },
      'open',
      'Seul le personnel',
      null,
    ],
    ['who reads only hears so', { role: 10, roleId: 10 }, 'open', 'Vous ne pouvez pas', 'mayNotTake'],
    [
      'who has lost the right since hears so',
      { role: null },
      'open',
      'Vous ne pouvez pas',
      'mayNotReadAlerts',
    ],
  ])('%s', async (_, member, state, words, lastError) => {
    const to = newAddress()
    const { message, call } = await ringing({ next: [byEmail(to)] })
    await answer(call)
    const { recipient } = (await db.doc(paths.delivery(message.eid, message.did)).get()).data() ?? {}
    await db.doc(paths.member(message.eid, recipient.uid)).update(member)
    expect((await act(call, { do: 'press', key: '1' })).text).toContain(words)
    expect(await alertOf(message)).toMatchObject({ state, acknowledgedBy: null })
    // Whoever may not take it has answered for nobody, and is told on no other channel.
    if (words !== 'Vous ne pouvez pas') return
    expect(await whenState(message, 'failed', 'delivered')).toMatchObject({
      state: 'failed',
      lastError,
    })
    await whenNobodyIsReached(message)
    expect(await messagesTo(to)).toEqual([])
  })
})

it('whoever loses the right while they listen hears neither who nor where any more', async () => {
  const { message, call } = await ringing()
  expect((await answer(call)).text).toContain('Mme Roy')
  const { recipient } = (await db.doc(paths.delivery(message.eid, message.did)).get()).data() ?? {}
  await db.doc(paths.member(message.eid, recipient.uid)).update({ state: 'refused' })
  const heard = (await act(call, { do: 'press', key: '2' })).text.split('faites le 9.').at(-1)
  expect(heard).toContain('Vous ne pouvez pas')
  expect(heard).not.toMatch(/Roy|214/)
  expect(await whenState(message, 'failed')).toMatchObject({ lastError: 'notAMember' })
})

describe('at a number that is not theirs any more by the time that somebody answers', () => {
  /** The recipient moves to another number, which was confirmed. */
  async function moved({ eid, did }: QueuedMessage) {
    const { recipient } = (await db.doc(paths.delivery(eid, did)).get()).data() ?? {}
    const phone = newPhone()
    await db.doc(paths.user(recipient.uid)).update({ phoneMobile: phone, verifiedPhones: [phone] })
    return phone
  }

  it('nothing of the alert is heard, nothing taken, and the recipient is told at the one they have', async () => {
    const bySms = { channel: 'sms' as const, subject: null, text: 'Ch. 214 Mme Roy' }
    const to = newPhone()
    const { message, call } = await ringing({ to, next: [{ ...bySms, to }] })
    const phone = await moved(message)
    const { status, text } = await answer(call)
    expect(status).toBe('completed')
    expect(text).toBe('Ce numéro n’est plus celui de la personne que Vigie appelle. Merci.')
    expect(await whenState(message, 'failed')).toMatchObject({ lastError: 'otherNumber' })
    await whenOutcomes(message, 3)
    expect((await messagesTo(phone)).map(({ channel }) => channel)).toEqual(['sms'])
    expect(await alertOf(message)).toMatchObject({ state: 'open' })
  })

  it.each(['1', '2', '9'])('nor by a %s in the middle of the call', async (key) => {
    const { message, call } = await ringing()
    await answer(call)
    await moved(message)
    const heard = (await act(call, { do: 'press', key })).text.split('faites le 9.').at(-1)
    expect(heard).toContain('n’est plus celui de la personne')
    expect(await whenState(message, 'failed')).toMatchObject({ lastError: 'otherNumber' })
    expect(await alertOf(message)).toMatchObject({ state: 'open', acknowledgedBy: null })
    await whenNobodyIsReached(message)
  })
})

it.each([
  ['a 9', ['9']],
  ['keys that mean nothing', ['5', '5', '5']],
])('nor, by %s, who has taken the alert', async (_, keys) => {
  const { message, call } = await ringing()
  await answer(call)
  const { recipient } = (await db.doc(paths.delivery(message.eid, message.did)).get()).data() ?? {}
  for (const key of keys.slice(1)) await act(call, { do: 'press', key })
  await db.doc(paths.member(message.eid, recipient.uid)).update({ role: 5, beneficiaryIds: [] })
  const by = { acknowledgedAt: Date.now(), acknowledgedBy: { uid: 'luc', name: 'Luc Secret' } }
  await db.doc(paths.alert(message.eid, message.aid)).update({ state: 'acknowledged', ...by })
  const heard = (await act(call, { do: 'press', key: keys[0] ?? '' })).text.split('faites le 9.').at(-1)
  expect(heard).toContain('Vous ne pouvez pas')
  expect(heard).not.toContain('Secret')
  expect(await whenState(message, 'failed', 'delivered')).toMatchObject({ lastError: 'mayNotReadAlerts' })
})

describe('what Twilio posts of a call', () => {
  const taken = { state: 'accepted', attempts: 1, dueAt: null, providerId: 'CA1', acceptedAt: 1 } as const
  const placed = async () => {
    const message = await queueMessage(db, { channel: 'voice', ...taken })
    // Its alert says so by then, and changes no more by itself.
    await whenOutcomes(message)
    return message
  }

  it('is believed only where Twilio signed it', async () => {
    const message = await placed()
    const forged = { token: 'somebody-else' }
    const statuses = await Promise.all([
      post('call', message, { AnsweredBy: 'human' }, forged),
      post('key', message, { Digits: '1' }, { ...forged, wrong: 0 }),
      post('call-status', message, { CallStatus: 'busy' }, forged),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(await alertOf(message)).toMatchObject({ state: 'open' })
    expect((await db.doc(paths.delivery(message.eid, message.did)).get()).data()).toMatchObject(taken)
  })

  it('changes nothing twice, in whatever order it comes', async () => {
    const message = await placed()
    const press = (key: string) => post('key', message, { Digits: key }, { wrong: 0 })
    const both = await Promise.all([press('1'), press('1')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await Promise.all(both.map((one) => one.text()))).join()).toContain('vous vous en occupez')
    const alert = await alertOf(message)
    const delivery = await whenState(message, 'delivered')

    for (const CallStatus of ['completed', 'ringing', 'no-answer', 'initiated', 'completed']) {
      expect((await post('call-status', message, { CallStatus })).status).toBe(204)
    }
    await press('9')
    await press('1')
    expect(await alertOf(message)).toEqual(alert)
    expect(await whenState(message, 'delivered')).toEqual(delivery)
    expect(alert?.timeline.filter(({ step }: { step: string }) => step === 'acknowledged')).toHaveLength(1)
  })

  it.each(['before', 'together with'])(
    'of the end of a call %s its key: the key has answered',
    async (when) => {
      const message = await placed()
      const ends = () => post('call-status', message, { CallStatus: 'completed' })
      const presses = () => post('key', message, { Digits: '1' }, { wrong: 0 })
      if (when === 'before') await ends()
      await Promise.all(when === 'before' ? [presses()] : [presses(), ends()])
      expect(await whenState(message, 'delivered')).toMatchObject({ lastError: null })
      const alert = await whenDocument(
        paths.alert(message.eid, message.aid),
        ({ state, nobodyReachedAt }) => state === 'acknowledged' && nobodyReachedAt === null,
      )
      expect(alert.acknowledgedBy).not.toBeNull()
    },
  )
  it('a 1 whose taking fails is no answer: whoever pressed it is told on their next channel', async () => {
    const to = newAddress()
    const message = await queueMessage(db, {
      channel: 'voice',
      ...taken,
      acceptedAt: Date.now(),
      next: [byEmail(to)],
    })
    await whenOutcomes(message)
    await db.doc(paths.alert(message.eid, message.aid)).update({ acknowledgedBy: 'spoilt' })
    expect((await post('key', message, { Digits: '1' }, { wrong: 0 })).status).toBe(500)
    await db.doc(paths.alert(message.eid, message.aid)).update({ acknowledgedBy: null })
    await post('call-status', message, { CallStatus: 'completed' })
    const delivery = db.doc(paths.delivery(message.eid, message.did))
    expect((await delivery.get()).data()).toMatchObject({ state: 'accepted', lastError: null })
    const wave = db.doc(paths.wave(message.eid, message.waveId))
    expect((await wave.get()).get('dueAt')).toBeLessThanOrEqual(Date.now() + keyActsWithinMs)

    // The time for it goes by.
    const ago = Date.now() - keyActsWithinMs
    await delivery.update({ keyedAt: ago })
    await wave.update({ dueAt: ago })
    await sweep()
    await whenOutcomes(message, 2)
    expect(await messagesTo(to)).toHaveLength(1)
  })

  it('a 9 counts once, also where the end of its call came before it, and a 1 after it takes the alert', async () => {
    const message = await placed()
    const press = (key: string) => post('key', message, { Digits: key }, { wrong: 0 })
    await post('call-status', message, { CallStatus: 'completed' })
    expect(await whenState(message, 'failed')).toMatchObject({ lastError: 'noKey' })
    await press('9')
    const passedOn = await whenState(message, 'failed')
    expect(passedOn).toMatchObject({ lastError: 'passedOn' })
    await press('9')
    await post('call-status', message, { CallStatus: 'completed' })
    expect(await whenState(message, 'failed')).toEqual(passedOn)
    const nobodyReached = ({ step }: { step: string }) => step === 'nobodyReached'
    expect((await alertOf(message))?.timeline.filter(nobodyReached)).toHaveLength(1)
    await press('1')
    expect(await alertOf(message)).toMatchObject({ state: 'acknowledged' })
  })

  it.each([
    ['9', 0],
    ['', 2],
  ])('a %j once a colleague has taken the alert hears that, and leaves it theirs', async (Digits, wrong) => {
    const message = await placed()
    const by = {
      state: 'acknowledged',
      acknowledgedAt: Date.now(),
      acknowledgedBy: { uid: 'luc', name: 'Luc' },
    }
    await db.doc(paths.alert(message.eid, message.aid)).update(by)
    const said = await (await post('key', message, { Digits }, { wrong })).text()
    expect(said).toContain('Luc s’en occupe déjà')
    await whenState(message, 'delivered')
    expect(await alertOf(message)).toMatchObject({ ...by, nobodyReachedAt: null })
  })

  it('a key that comes again does not take an alert that has called since', async () => {
    const message = await placed()
    await post('key', message, { Digits: '1' }, { wrong: 0 })
    const again = { state: 'open', acknowledgedBy: null, acknowledgedAt: null, lastCallAt: Date.now() + 1 }
    await db.doc(paths.alert(message.eid, message.aid)).update(again)
    expect((await post('key', message, { Digits: '1' }, { wrong: 0 })).status).toBe(200)
    expect(await alertOf(message)).toMatchObject({ state: 'open', acknowledgedBy: null })
  })

  it('is refused where it is no call, or about none', async () => {
    const message = await placed()
    const sms = await queueMessage(db, { channel: 'sms', ...taken })
    expect((await post('call', sms, { AnsweredBy: 'human' })).status).toBe(404)
    expect((await post('key', message, { Digits: '1' }, { wrong: 7 })).status).toBe(400)
    expect((await post('call-status', message, { CallStatus: 'dreaming' })).status).toBe(204)
  })
})

describe('when Twilio is in trouble', () => {
  it('a call that it placed and never answered for is not placed again', async () => {
    const phone = newPhone()
    await addFault(phone, { mode: 'holdAfter' })
    const message = await queueMessage(db, { channel: 'voice', to: phone })
    const call = await ringingAt(phone)
    await whenDocument(paths.delivery(message.eid, message.did), ({ state }) => state === 'accepted')
    await answer(call)
    await act(call, { do: 'press', key: '1' })
    expect(await whenState(message, 'delivered')).toMatchObject({ attempts: 1, possibleRepeat: false })
    expect(await callsTo(phone)).toHaveLength(1)
  })

  it.each(['fail', 'rateLimit'] as const)(
    'a call that it refused (%s) is placed again, once',
    async (mode) => {
      const phone = newPhone()
      await addFault(phone, { mode })
      const message = await queueMessage(db, { channel: 'voice', to: phone })
      const call = await ringingAt(phone)
      await answer(call)
      await act(call, { do: 'press', key: '1' })
      expect(await whenState(message, 'delivered')).toMatchObject({ attempts: 2 })
      expect(await callsTo(phone)).toHaveLength(1)
    },
  )
})
