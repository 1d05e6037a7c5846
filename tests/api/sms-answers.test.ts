import { FieldValue } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { keptMs } from '@vigie/domain/retention'
import { signCallback } from '@vigie/emulators/sandbox/twilio/status-callbacks'
import { functionSecrets } from '@vigie/emulators/suite/function-settings'
import { describe, expect, it } from 'vitest'
import { db } from '../support/firestore.ts'
import { buttonRule, homeWithButton, onlyAlertOf } from '../support/home-with-button.ts'
import { newId } from '../support/ids.ts'
import { newPhone, type QueuedMessage, queueMessage, queueMessages } from '../support/outbox.ts'
import { callsTo, ringingAt, sendSms } from '../support/phones.ts'
import { publish } from '../support/pubsub.ts'
import { whenNobodyIsReached, whenState } from '../support/queued-message.ts'
import { addFault, messagesTo } from '../support/sandbox.ts'
import { whenSeen } from '../support/until.ts'

const alertOf = async ({ eid, aid }: QueuedMessage) => (await db.doc(paths.alert(eid, aid)).get()).data()
const recipientOf = async ({ eid, did }: QueuedMessage) =>
  (await db.doc(paths.delivery(eid, did)).get()).data()?.recipient

/** An alert of which a number was told by SMS. */
async function told(change: Partial<Parameters<typeof queueMessage>[1]> = {}) {
  const message = await queueMessage(db, { ...change, channel: 'sms' })
  if (change.state === undefined) await whenState(message, 'delivered')
  return message
}

const minute = 60_000
/** Has it that an SMS came to its phone so long ago, in milliseconds. */
const arrivedAgo = ({ eid, did }: QueuedMessage, ago: number) =>
  db.doc(paths.delivery(eid, did)).update({ deliveredAt: Date.now() - ago })

/** Another alert of which the same number was told for the same person and for a resident's contact. */
async function toldSeveral(own: QueuedMessage) {
  const both = await queueMessages(db, [
    { channel: 'sms', to: own.to, recipient: await recipientOf(own) },
    { channel: 'sms', to: own.to, recipient: { kind: 'beneficiary' } },
  ])
  for (const one of both) await whenState(one, 'delivered')
  const [shared] = both
  if (!shared) throw new Error('nothing was queued')
  return { ...shared, arrivedAgo: (ago: number) => Promise.all(both.map((one) => arrivedAgo(one, ago))) }
}

/** Posts an SMS as Twilio does, signed by whoever has this token. */
function post(form: Record<string, string>, token: string = functionSecrets.TWILIO_AUTH_TOKEN) {
  const url = `${process.env.VIGIE_HOSTING_URL}/status/twilio/answer`
  const headers = { 'x-twilio-signature': signCallback(token, url, form) }
  return fetch(url, { method: 'POST', headers, body: new URLSearchParams(form) })
}

describe('a 1 by SMS', () => {
  it('takes the alert that its SMS told of, which says so, and everybody sees who', async () => {
    const { home, press } = await homeWithButton()
    const phone = newPhone()
    const uid = await home.addMember({ user: { phoneMobile: phone, displayName: 'Marie Lavoie' } })
    await home.addRule({ ...buttonRule, recipients: [{ kind: 'user', uid }], methods: ['sms'] })
    await publish(press())
    const [sms] = await whenSeen(
      'the SMS',
      () => messagesTo(phone),
      ({ length }) => length > 0,
    )
    expect(sms?.text).toContain("Répondez 1 : j'y vais.")

    expect(await sendSms(phone, ' 1. ')).toEqual([
      "C'est noté : vous vous occupez de Ch. 214 Mme Roy. Répondez 0 si vous n'y allez pas. Vigie",
    ])
    expect(await onlyAlertOf(home)).toMatchObject({
      state: 'acknowledged',
      acknowledgedBy: { uid, name: 'Marie Lavoie' },
    })
    // The same again, as where Twilio had no answer in time, changes nothing but what is known of the message meanwhile.
    const taken = async () => {
      const { acknowledgedAt, acknowledgedBy, state, timeline } = await onlyAlertOf(home)
      return {
        acknowledgedAt,
        acknowledgedBy,
        state,
        acts: timeline.filter(({ step }) => step === 'acknowledged'),
      }
    }
    const before = await taken()
    expect(before.acts).toHaveLength(1)
    await sendSms(phone, '1')
    expect(await taken()).toEqual(before)
  })

  it('takes the latest of two, never the one before', async () => {
    const before = await told()
    const recipient = await recipientOf(before)
    const latest = await told({ to: before.to, recipient })
    await arrivedAgo(before, 4 * minute)
    await arrivedAgo(latest, minute)
    expect(await sendSms(before.to, '1')).toHaveLength(1)
    expect(await alertOf(latest)).toMatchObject({ state: 'acknowledged' })
    expect(await alertOf(before)).toMatchObject({ state: 'open' })

    await db.doc(paths.alert(latest.eid, latest.aid)).update({ state: 'resolved' })
    expect(await sendSms(before.to, '1')).toEqual(['Ch. 214 Mme Roy : cette alerte est terminée. Vigie'])
    expect(await alertOf(before)).toMatchObject({ state: 'open' })
  })

  it('takes none of two that came 40 s apart, asks which by their rooms, and takes the one that is named', async () => {
    const first = await told()
    const later = await told({ to: first.to, recipient: await recipientOf(first) })
    await arrivedAgo(first, minute)
    await arrivedAgo(later, 20_000)
    await db.doc(paths.alert(later.eid, later.aid)).update({ room: '112' })
    const asked =
      'Rien n’est encore noté : plusieurs alertes vous attendent. Répondez 1 112 ou 1 214 pour dire laquelle. Vigie'
    expect(await sendSms(first.to, '1')).toEqual([asked.replaceAll('’', "'")])
    expect([await alertOf(first), await alertOf(later)]).toMatchObject([{ state: 'open' }, { state: 'open' }])
    expect(await sendSms(first.to, '1 999')).toEqual([
      "Rien n'est encore noté. Pour vous occuper de la dernière alerte, répondez 1 et rien d'autre. Vigie",
    ])
    expect(await sendSms(first.to, '1 214')).toEqual([
      "C'est noté : vous vous occupez de Ch. 214 Mme Roy. Répondez 0 si vous n'y allez pas. Vigie",
    ])
    expect([await alertOf(first), await alertOf(later)]).toMatchObject([
      { state: 'acknowledged' },
      { state: 'open' },
    ])
    // One alone waits by now.
    expect(await sendSms(first.to, '1')).toEqual([
      "C'est noté : vous vous occupez de Ch. 112 Mme Roy. Répondez 0 si vous n'y allez pas. Vigie",
    ])
    expect(await alertOf(later)).toMatchObject({ state: 'acknowledged' })
  })

  it('says how to name the room that other words follow, of which a 1 alone would take another', async () => {
    const first = await told()
    const later = await told({ to: first.to, recipient: await recipientOf(first) })
    await db.doc(paths.alert(later.eid, later.aid)).update({ room: '112' })
    expect(await sendSms(first.to, '1 214 j’arrive tout de suite, attendez-moi')).toEqual([
      "Rien n'est encore noté. Si vous allez à la chambre 214, répondez 1 214. Vigie",
    ])
    expect([await alertOf(first), await alertOf(later)]).toMatchObject([{ state: 'open' }, { state: 'open' }])
  })

  it('finds what its owner was told, however much another home writes to the number as a contact’s', async () => {
    const own = await told()
    const delivery = (await db.doc(paths.delivery(own.eid, own.did)).get()).data()
    const batch = db.batch()
    const eid = newId('home')
    for (let one = 0; one < 60; one += 1) {
      const about = { kind: 'alert', alertIds: [newId('alert')], waveId: newId('wave') }
      const foreign = { ...delivery, about, recipient: { kind: 'beneficiary' }, createdAt: Date.now() + one }
      batch.create(db.doc(paths.delivery(eid, newId('message'))), foreign)
    }
    await batch.commit()
    expect(await sendSms(own.to, '1')).toEqual([
      "C'est noté : vous vous occupez de Ch. 214 Mme Roy. Répondez 0 si vous n'y allez pas. Vigie",
    ])
    expect(await alertOf(own)).toMatchObject({ state: 'acknowledged' })
  })

  it('means nothing that a contact was told at the same number, of whichever home, before or after', async () => {
    for (const contactFirst of [true, false]) {
      const own = await told()
      const contacts = await told({ to: own.to, recipient: { kind: 'beneficiary' } })
      await db.doc(paths.alert(contacts.eid, contacts.aid)).update({ room: '103' })
      await arrivedAgo(own, contactFirst ? 13_000 : 20_000)
      await arrivedAgo(contacts, contactFirst ? 20_000 : 13_000)
      // A room that they are not asked about is none of theirs to take.
      expect(await sendSms(own.to, '1 103')).toEqual([
        "Rien n'est encore noté. Pour vous occuper de la dernière alerte, répondez 1 et rien d'autre. Vigie",
      ])
      expect(await sendSms(own.to, '1')).toEqual([
        "C'est noté : vous vous occupez de Ch. 214 Mme Roy. Répondez 0 si vous n'y allez pas. Vigie",
      ])
      expect(await alertOf(own)).toMatchObject({ state: 'acknowledged' })
      expect(await alertOf(contacts)).toMatchObject({ state: 'open' })
    }
  })

  it('is asked back by the room that one person alone was asked about, where several were told of the last', async () => {
    const own = await told()
    const shared = await toldSeveral(own)
    await db.doc(paths.alert(shared.eid, shared.aid)).update({ room: '103' })
    await arrivedAgo(own, 20_000)
    await shared.arrivedAgo(13_000)
    const [reply] = await sendSms(own.to, '1')
    expect(reply).toContain('répondez 1 214')
    expect([await alertOf(own), await alertOf(shared)]).toMatchObject([{ state: 'open' }, { state: 'open' }])
    expect(await sendSms(own.to, '1 214')).toEqual([
      "C'est noté : vous vous occupez de Ch. 214 Mme Roy. Répondez 0 si vous n'y allez pas. Vigie",
    ])
    // What else waits was told to several.
    expect((await sendSms(own.to, '1'))[0]).toContain('Ce numéro est celui de plusieurs personnes')
    expect(await alertOf(shared)).toMatchObject({ state: 'open' })
  })

  it('takes what one person alone was asked about in a room of which several were told too, as soon as the room is named', async () => {
    const own = await told()
    const shared = await toldSeveral(own)
    await arrivedAgo(own, 15_500)
    await shared.arrivedAgo(13_000)
    expect((await sendSms(own.to, '1'))[0]).toContain('répondez 1 214')
    expect(await sendSms(own.to, '1 214')).toEqual([
      "C'est noté : vous vous occupez de Ch. 214 Mme Roy. Répondez 0 si vous n'y allez pas. Vigie",
    ])
    expect(await alertOf(own)).toMatchObject({ state: 'acknowledged' })
    expect(await alertOf(shared)).toMatchObject({ state: 'open' })
  })

  it.each([
    ['before', 20_000, 13_000],
    ['after', 13_000, 20_000],
  ])(
    'offers no room that several were told of %s, and sends whoever names it to the screen, not to another',
    async (_, ofOwn, ofShared) => {
      const own = await told()
      const shared = await toldSeveral(own)
      await db.doc(paths.alert(shared.eid, shared.aid)).update({ room: '103' })
      await arrivedAgo(own, ofOwn)
      await shared.arrivedAgo(ofShared)
      const [asked] = await sendSms(own.to, '1')
      expect(asked).toContain('répondez 1 214')
      expect((await sendSms(own.to, '1 103'))[0]).toContain('Ce numéro est celui de plusieurs personnes')
      expect([await alertOf(own), await alertOf(shared)]).toMatchObject([
        { state: 'open' },
        { state: 'open' },
      ])
    },
  )

  it('goes by a room as it is written: 1-12 is not 11-2, and 112 is asked back', async () => {
    const first = await told()
    const later = await told({ to: first.to, recipient: await recipientOf(first) })
    await db.doc(paths.alert(first.eid, first.aid)).update({ room: '1-12' })
    await db.doc(paths.alert(later.eid, later.aid)).update({ room: '11-2' })
    await arrivedAgo(first, 17_000)
    await arrivedAgo(later, 12_000)
    for (const unclear of ['1', '1 112'])
      expect((await sendSms(first.to, unclear))[0]).toMatch(/Répondez 1 (1-12 ou 1 11-2|11-2 ou 1 1-12) pour/)
    expect([await alertOf(first), await alertOf(later)]).toMatchObject([{ state: 'open' }, { state: 'open' }])
    expect(await sendSms(first.to, '1 1-12')).toEqual([
      "C'est noté : vous vous occupez de Ch. 1-12 Mme Roy. Répondez 0 si vous n'y allez pas. Vigie",
    ])
    // Said twice, or after somebody else took it: what only looks like it is not meant.
    expect((await sendSms(first.to, '1 1-12'))[0]).toContain('Ch. 1-12 Mme Roy')
    expect((await sendSms(first.to, '1 112'))[0]).toContain('répondez 1 11-2.')
    expect([await alertOf(first), await alertOf(later)]).toMatchObject([
      { state: 'acknowledged' },
      { state: 'open' },
    ])
  })

  it('of a room that somebody is on by now says who, and takes no other for it', async () => {
    const [first, colleague] = [await told(), { uid: 'luc', name: 'Luc Roy' }]
    const later = await told({ to: first.to, recipient: await recipientOf(first) })
    await arrivedAgo(first, 30_000)
    await arrivedAgo(later, 20_000)
    await db.doc(paths.alert(later.eid, later.aid)).update({ room: '112' })
    expect((await sendSms(first.to, '1'))[0]).toContain('Répondez 1 112 ou 1 214')
    const taken = { state: 'acknowledged', acknowledgedBy: colleague, acknowledgedAt: Date.now() }
    await db.doc(paths.alert(first.eid, first.aid)).update(taken)
    expect(await sendSms(first.to, '1 214')).toEqual(["Ch. 214 Mme Roy : Luc Roy s'en occupe déjà. Vigie"])
    expect(await alertOf(later)).toMatchObject({ state: 'open' })
    expect(await sendSms(first.to, '1 112')).toEqual([
      "C'est noté : vous vous occupez de Ch. 112 Mme Roy. Répondez 0 si vous n'y allez pas. Vigie",
    ])
  })

  it('takes nothing that came just now behind one that a colleague has just taken, however old its SMS is', async () => {
    const first = await told()
    const later = await told({ to: first.to, recipient: await recipientOf(first) })
    await arrivedAgo(first, 5 * minute)
    await db.doc(paths.alert(later.eid, later.aid)).update({ room: '112' })
    const acknowledgedBy = { uid: 'luc', name: 'Luc Roy' }
    const taken = (acknowledgedAt: number) =>
      db
        .doc(paths.alert(first.eid, first.aid))
        .update({ state: 'acknowledged', acknowledgedBy, acknowledgedAt })
    await taken(Date.now())
    await arrivedAgo(later, 500)
    expect((await sendSms(first.to, '1'))[0]).toContain('répondez 1 112.')
    expect(await alertOf(later)).toMatchObject({ state: 'open' })
    await taken(Date.now() - 3 * minute)
    await arrivedAgo(later, 500)
    expect(await sendSms(first.to, '1')).toEqual([
      "C'est noté : vous vous occupez de Ch. 112 Mme Roy. Répondez 0 si vous n'y allez pas. Vigie",
    ])
  })

  it('offers no room of which its SMS has not gone out', async () => {
    const shared = await toldSeveral(await told({ state: 'failed' }))
    await shared.arrivedAgo(13_000)
    const recipient = await recipientOf(shared)
    await addFault(shared.to, { mode: 'holdBefore', times: 20 })
    const held = await queueMessage(db, { channel: 'sms', to: shared.to, recipient })
    await whenState(held, 'sending')
    await db.doc(paths.alert(held.eid, held.aid)).update({ room: '112' })
    expect((await sendSms(shared.to, '1'))[0]).toContain('Ce numéro est celui de plusieurs personnes')
    expect(await alertOf(held)).toMatchObject({ state: 'open' })
  })

  it('asks whoever cannot tell them apart by their rooms to look at the screen', async () => {
    const first = await told()
    const later = await told({ to: first.to, recipient: await recipientOf(first) })
    const [reply] = await sendSms(first.to, '1')
    expect(reply).toContain("à l'écran")
    expect([await alertOf(first), await alertOf(later)]).toMatchObject([{ state: 'open' }, { state: 'open' }])
  })

  it('takes what it has been told of, not what is still on its way there, until that is taken', async () => {
    const before = await told()
    const recipient = await recipientOf(before)
    const message = { channel: 'sms' as const, to: before.to, recipient }
    await addFault(before.to, { mode: 'holdBefore', times: 20 })
    const held = await queueMessage(db, message)
    await whenState(held, 'sending')
    await sendSms(before.to, '1')
    expect(await alertOf(before)).toMatchObject({ state: 'acknowledged' })
    expect(await alertOf(held)).toMatchObject({ state: 'open' })
    const accepted = (acceptedAt: number) =>
      db.doc(paths.delivery(held.eid, held.did)).update({ state: 'accepted', acceptedAt, dueAt: null })
    // Nobody has read it: it is the former answer once more, by somebody who saw no reply.
    await accepted(Date.now() - 1_000)
    await sendSms(before.to, '1')
    expect(await alertOf(held)).toMatchObject({ state: 'open' })
    // Of many carriers it is never known that it has arrived: whoever answers once more means the other.
    await accepted(Date.now() - 10_000)
    await sendSms(before.to, '1')
    expect(await alertOf(held)).toMatchObject({ state: 'acknowledged' })
  })

  it('takes the alert to which the one that its SMS told of gave way', async () => {
    const message = await told()
    const next = db.doc(paths.alert(message.eid, 'next'))
    await next.set((await alertOf(message)) ?? {})
    const timeline = FieldValue.arrayUnion({ step: 'superseded', at: Date.now(), alertId: 'next' })
    await db.doc(paths.alert(message.eid, message.aid)).update({ state: 'superseded', timeline })
    expect(await sendSms(message.to, '1')).toEqual([
      "C'est noté : vous vous occupez de Ch. 214 Mme Roy. Répondez 0 si vous n'y allez pas. Vigie",
    ])
    expect((await next.get()).data()).toMatchObject({ state: 'acknowledged' })
    expect(await alertOf(message)).toMatchObject({ state: 'superseded' })
  })

  it('is neither asked for nor taken where the number is of two who are told: it gets one SMS and one call', async () => {
    const { home, press } = await homeWithButton()
    const phone = newPhone()
    const user = { phoneMobile: phone }
    const uids = [await home.addMember({ user }), await home.addMember({ user })]
    const recipients = uids.map((uid) => ({ kind: 'user' as const, uid }))
    await home.addRule({ ...buttonRule, recipients, methods: ['sms', 'voice'] })
    await publish(press())
    await ringingAt(phone)
    const [sms, ...others] = (
      await whenSeen(
        'the SMS',
        () => messagesTo(phone),
        (all) => all.some(({ channel }) => channel === 'sms'),
      )
    ).filter(({ channel }) => channel === 'sms')
    expect(sms?.text).toMatch(/\d\d:\d\d\. Vigie$/)
    expect(await sendSms(phone, '1')).toEqual([
      "Ce numéro est celui de plusieurs personnes : prenez l'alerte en charge à l'écran. Vigie",
    ])
    const { docs } = await db.collection(paths.deliveries(home.eid)).get()
    const beside = docs.filter((one) => one.get('lastError') === 'sharedNumber')
    expect(beside.map((one) => one.get('channel')).toSorted()).toEqual(['sms', 'voice'])
    expect(others).toEqual([])
    expect(await callsTo(phone)).toHaveLength(1)
    expect(await onlyAlertOf(home)).toMatchObject({ state: 'open' })
  })

  it('says who is on it already', async () => {
    const message = await told()
    const acknowledgedBy = { uid: 'luc', name: 'Luc Roy' }
    const taken = { state: 'acknowledged', acknowledgedAt: Date.now(), acknowledgedBy }
    await db.doc(paths.alert(message.eid, message.aid)).update(taken)
    expect(await sendSms(message.to, '1')).toEqual(["Ch. 214 Mme Roy : Luc Roy s'en occupe déjà. Vigie"])
    expect((await alertOf(message))?.acknowledgedBy).toEqual(acknowledgedBy)
  })

  it('of whoever may not take it, or whose number it is no more, takes nothing', async () => {
    const message = await told({
      next: [
        { channel: 'email', to: `${newId('nurse')}@vigie.example`, subject: 'Ch. 214', text: 'Ch. 214' },
      ],
    })
    const { uid } = await recipientOf(message)
    await db.doc(paths.member(message.eid, uid)).update({ roleId: 10, role: 10 })
    expect(await sendSms(message.to, '1')).toEqual([
      'Vous ne pouvez pas prendre cette alerte en charge. Vigie',
    ])
    // Nobody comes because of it, and its recipient is told on no other channel.
    expect(await whenState(message, 'failed')).toMatchObject({ lastError: 'mayNotTake' })
    const { timeline } = await whenNobodyIsReached(message)
    expect(timeline.filter(({ channel }: { channel?: string }) => channel === 'email')).toEqual([])
    await db.doc(paths.user(uid)).update({ verifiedPhones: [] })
    expect(await sendSms(message.to, '1')).toEqual([
      "Ce numéro n'est à personne qui puisse prendre une alerte en charge. Vigie",
    ])
    expect(await alertOf(message)).toMatchObject({ state: 'open' })
  })

  it('of whoever lost access to one home takes what waits in another, and names them no room where somebody waits', async () => {
    const lost = await told()
    const recipient = await recipientOf(lost)
    const alsoLost = await told({ to: lost.to, recipient })
    const theirs = await told({ to: lost.to, recipient })
    for (const message of [lost, alsoLost, theirs]) await arrivedAgo(message, minute)
    await db.doc(paths.alert(lost.eid, lost.aid)).update({ room: '112' })
    await db.doc(paths.alert(alsoLost.eid, alsoLost.aid)).update({ room: '113' })
    for (const { eid } of [lost, alsoLost])
      await db.doc(paths.member(eid, recipient.uid)).update({ roleId: 10, role: 10 })
    expect(await sendSms(lost.to, '1')).toEqual([
      "C'est noté : vous vous occupez de Ch. 214 Mme Roy. Répondez 0 si vous n'y allez pas. Vigie",
    ])
    expect(await alertOf(theirs)).toMatchObject({ state: 'acknowledged' })
    // Nobody comes because of the others.
    for (const message of [lost, alsoLost])
      expect(await whenState(message, 'failed')).toMatchObject({ lastError: 'mayNotTake' })
  })

  it('of whoever may take none of two asks nothing', async () => {
    const first = await told()
    const recipient = await recipientOf(first)
    const later = await told({ to: first.to, recipient })
    for (const message of [first, later]) await arrivedAgo(message, minute)
    await db.doc(paths.alert(later.eid, later.aid)).update({ room: '112' })
    for (const { eid } of [first, later])
      await db.doc(paths.member(eid, recipient.uid)).update({ roleId: 10, role: 10 })
    const mayNot = ['Vous ne pouvez pas prendre cette alerte en charge. Vigie']
    expect(await sendSms(first.to, '1')).toEqual(mayNot)
    expect(await sendSms(first.to, '1')).toEqual(mayNot)
    expect([await alertOf(first), await alertOf(later)]).toMatchObject([{ state: 'open' }, { state: 'open' }])
  })

  it('where nothing was told of, or too long ago, says so', async () => {
    const message = await told({ state: 'accepted', attempts: 1, dueAt: null, uselessAfter: Date.now() - 1 })
    expect(await sendSms(message.to, '1')).toEqual([
      "Aucune alerte récente n'est allée à ce numéro par texto. Voyez l'écran. Vigie",
    ])
    expect(await alertOf(message)).toMatchObject({ state: 'open' })
  })
})

describe('a STOP by SMS', () => {
  it('ends the SMS to a number, in the person’s language, until a START comes; calls go on', async () => {
    const { home, press } = await homeWithButton()
    const phone = newPhone()
    const uid = await home.addMember({ user: { phoneMobile: phone, locale: 'en' } })
    const bid = await home.addResident({ phone, confirmedPhone: phone })
    await home.addRule({ ...buttonRule, recipients: [{ kind: 'user', uid }], methods: ['sms'] })
    expect(await sendSms(phone, 'Stop')).toEqual([
      'You will get no more SMS at this number. To get them again: START. Vigie',
    ])
    await sendSms(phone, 'ARRÊT')
    const profile = async () => (await db.doc(paths.user(uid)).get()).data()
    const resident = async () => (await db.doc(paths.beneficiary(home.eid, bid)).get()).data()
    expect(await profile()).toMatchObject({ stoppedPhones: [phone] })
    expect(await resident()).toMatchObject({ stoppedPhone: phone })
    const audit = await db.collection(paths.audits).where('path', '==', paths.user(uid)).get()
    expect(audit.docs.map((entry) => entry.get('fields'))).toEqual([['stoppedPhones']])

    await publish(press())
    await ringingAt(phone)
    const deliveries = (await db.collection(paths.deliveries(home.eid)).get()).docs.map((one) => one.data())
    expect(deliveries.find(({ channel }) => channel === 'sms')).toMatchObject({
      state: 'failed',
      lastError: 'smsStopped',
    })

    expect(await sendSms(phone, 'start')).toEqual(['You will get SMS at this number again. Vigie'])
    expect(await profile()).toMatchObject({ stoppedPhones: [] })
    expect(await resident()).toMatchObject({ stoppedPhone: null })
  })

  it('of a number that nobody has changes nothing, and is answered all the same', async () => {
    expect(await sendSms(newPhone(), 'STOP')).toEqual([
      'Vous ne recevrez plus de textos à ce numéro. Pour en recevoir de nouveau : START. Vigie',
    ])
  })
})

describe('any other SMS', () => {
  it('is told what can be answered; a stranger, and a telephone that answers by itself, are told nothing', async () => {
    const { to } = await told()
    expect(await sendSms(to, 'ok merci')).toEqual([
      "Répondez 1 pour vous occuper de la dernière alerte, 0 si vous n'y allez plus, STOP pour ne plus recevoir de textos. Vigie",
    ])
    // Whoever sent it believes that it is theirs.
    expect(await sendSms(to, '１ J’y vais tout de suite, dans 2 minutes')).toEqual([
      "Rien n'est encore noté. Pour vous occuper de la dernière alerte, répondez 1 et rien d'autre. Vigie",
    ])
    expect(await sendSms(to, 'Je conduis et vous répondrai dès que possible.')).toEqual([])
    expect(await sendSms(newPhone(), 'ok merci')).toEqual([])
  })

  it('that comes again does not take an alert that has called since', async () => {
    const before = await told()
    const form = { From: before.to, Body: '1', MessageSid: newId('SM') }
    const first = await post(form)
    expect(await first.text()).toContain('Ch. 214 Mme Roy')
    const latest = await told({ to: before.to, recipient: await recipientOf(before) })
    const again = await post(form)
    expect([again.status, await again.text()]).toEqual([200, expect.not.stringContaining('Message')])
    expect(await alertOf(latest)).toMatchObject({ state: 'open' })
    // An impatient thumb: nobody can have read of the latest yet, however long all that took.
    await arrivedAgo(latest, 0)
    const anew = () => post({ ...form, MessageSid: newId('SM') })
    expect(await (await anew()).text()).toContain('répondez 1 214')
    expect(await alertOf(latest)).toMatchObject({ state: 'open' })
    await arrivedAgo(before, 30_000)
    await arrivedAgo(latest, 10_000)
    await anew()
    expect(await alertOf(latest)).toMatchObject({ state: 'acknowledged' })
  })

  it('that comes again later does nothing that the first did not, whatever has come since', async () => {
    const before = await told()
    await db.doc(paths.delivery(before.eid, before.did)).update({ uselessAfter: Date.now() - 1 })
    const one = { From: before.to, Body: '1', MessageSid: newId('SM') }
    const stop = { ...one, Body: 'STOP', MessageSid: newId('SM') }
    const began = Date.now()
    expect(await (await post(one)).text()).toContain('Aucune alerte récente')
    await post(stop)
    await sendSms(before.to, 'START')
    const expires = (await db.doc(paths.smsAnswer(one.MessageSid)).get()).get('expireAt').toMillis()
    expect(expires).toBeGreaterThanOrEqual(began + keptMs.smsAnswers)

    const latest = await told({ to: before.to, recipient: await recipientOf(before) })
    for (const form of [one, stop]) expect(await (await post(form)).text()).not.toContain('Message')
    expect(await alertOf(latest)).toMatchObject({ state: 'open' })
    const { uid } = await recipientOf(before)
    expect((await db.doc(paths.user(uid)).get()).get('stoppedPhones') ?? []).toEqual([])
  })

  it('that Twilio did not sign is refused, and one that Twilio answers is not answered twice', async () => {
    const message = await told()
    const form = { From: message.to, Body: '1', MessageSid: 'SM1' }
    expect((await post(form, 'somebody-else')).status).toBe(403)
    expect(await alertOf(message)).toMatchObject({ state: 'open' })
    const stopped = await post({ ...form, Body: 'STOP', OptOutType: 'STOP' })
    expect(await stopped.text()).not.toContain('Message')
  })
})
