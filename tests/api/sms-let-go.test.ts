import { signCallback } from '@vigie/emulators/sandbox/twilio/status-callbacks'
import { functionSecrets } from '@vigie/emulators/suite/function-settings'
import { describe, expect, it } from 'vitest'
import { buttonRule, homeWithButton, onlyAlertOf } from '../support/home-with-button.ts'
import { newId } from '../support/ids.ts'
import { newPhone } from '../support/outbox.ts'
import { sendSms } from '../support/phones.ts'
import { publish } from '../support/pubsub.ts'
import { messagesTo } from '../support/sandbox.ts'
import { alertAt, stateOf, toldOf } from '../support/told-of-room.ts'
import { whenSeen } from '../support/until.ts'

/** Two alerts of which one number was told, both taken by whose it is. */
async function twoTaken() {
  const first = await toldOf('214')
  const later = await toldOf('112', first)
  for (const room of ['214', '112']) {
    const [said] = await sendSms(first.to, `1 ${room}`)
    expect(said).toContain(`vous vous occupez de Ch. ${room}`)
  }
  return { first, later, states: async () => [await stateOf(first), await stateOf(later)] }
}

const none = "Vous ne vous occupez d'aucune alerte récente. Voyez l'écran. Vigie"

describe('a 0 by SMS', () => {
  it('opens the alert again that a 1 took, which calls, and is told to whom the rule names', async () => {
    const { home, press } = await homeWithButton()
    const [phone, other] = [newPhone(), newPhone()]
    const uid = await home.addMember({ user: { phoneMobile: phone, displayName: 'Marie Lavoie' } })
    const luc = await home.addMember({ user: { phoneMobile: other, displayName: 'Luc Roy' } })
    const recipients = [uid, luc].map((one) => ({ kind: 'user' as const, uid: one }))
    await home.addRule({ ...buttonRule, recipients, methods: ['sms'] })
    await publish(press())
    const told = (count: number) =>
      whenSeen(
        'the SMS',
        () => messagesTo(other),
        ({ length }) => length === count,
      )
    await told(1)
    await whenSeen(
      'her own',
      () => messagesTo(phone),
      ({ length }) => length === 1,
    )
    expect(await sendSms(phone, '1')).toEqual([
      "C'est noté : vous vous occupez de Ch. 214 Mme Roy. Répondez 0 si vous n'y allez pas. Vigie",
    ])
    const taken = await onlyAlertOf(home)
    expect(taken).toMatchObject({ state: 'acknowledged', acknowledgedBy: { uid } })

    expect(await sendSms(phone, ' 0. ')).toEqual([
      "Ch. 214 Mme Roy : vous ne vous en occupez plus, l'alerte appelle de nouveau. Vigie",
    ])
    const open = await onlyAlertOf(home)
    expect(open).toMatchObject({ state: 'open', acknowledgedBy: null })
    // What is known of its messages may be written behind that.
    expect(open.timeline.findLast(({ step }) => step === 'released')).toMatchObject({ from: { uid } })
    expect(open.lastCallAt).toBeGreaterThan(taken.lastCallAt)
    await told(2)
    expect(await sendSms(phone, '0')).toEqual([none])
    expect(await onlyAlertOf(home)).toMatchObject({ state: 'open', lastCallAt: open.lastCallAt })
  })

  it('of two asks which, by their rooms, and lets go of the one that is named', async () => {
    const { first, states } = await twoTaken()
    for (const unclear of ['0', '0 999', '0, désolée, je suis avec quelqu’un au salon']) {
      const [asked] = await sendSms(first.to, unclear)
      expect(asked).toMatch(/^Rien n'a changé\. Répondez 0 (112 ou 0 214|214 ou 0 112) pour dire où/)
    }
    expect(await states()).toEqual(['acknowledged', 'acknowledged'])
    expect((await sendSms(first.to, '0 ch. 112'))[0]).toContain('Ch. 112 Mme Roy : vous ne vous en occupez')
    expect(await states()).toEqual(['acknowledged', 'open'])
    // She is not on it any more: the one that is left is not meant by it.
    expect(await sendSms(first.to, '0 112')).toEqual([
      "Rien n'a changé. Si vous n'allez pas à la chambre 214, répondez 0 214. Vigie",
    ])
    expect(await states()).toEqual(['acknowledged', 'open'])
    expect(await sendSms(first.to, '0')).toHaveLength(1)
    expect(await states()).toEqual(['open', 'open'])
  })

  it('opens nothing that a colleague is on, nor for a number that is nobody’s', async () => {
    const told = await toldOf('214')
    const acknowledgedBy = { uid: 'luc', name: 'Luc Roy' }
    await alertAt(told).update({ state: 'acknowledged', acknowledgedBy, acknowledgedAt: Date.now() })
    expect(await sendSms(told.to, '0')).toEqual([none])
    expect(await sendSms(newPhone(), '0')).toEqual([])
    expect(await stateOf(told)).toBe('acknowledged')
  })

  it('that comes twice lets go once', async () => {
    const told = await toldOf('214')
    await sendSms(told.to, '1')
    const form = { MessageSid: newId('SM'), From: told.to, Body: '0' }
    const url = `${process.env.VIGIE_HOSTING_URL}/status/twilio/answer`
    const post = () =>
      fetch(url, {
        method: 'POST',
        headers: { 'x-twilio-signature': signCallback(functionSecrets.TWILIO_AUTH_TOKEN, url, form) },
        body: new URLSearchParams(form),
      })
    expect((await post()).status).toBe(200)
    expect(await stateOf(told)).toBe('open')
    await sendSms(told.to, '1')
    expect((await post()).status).toBe(200)
    expect(await stateOf(told)).toBe('acknowledged')
  })
})
