import { resetPasswordCall, verifyEmailCall } from '@vigie/domain/api/user-calls'
import type { Wave } from '@vigie/domain/deliveries/wave'
import { paths } from '@vigie/domain/paths'
import { describe, expect, it } from 'vitest'
import { whenAccountRequestsAreDone } from '../support/account-requests.ts'
import { adminAuth } from '../support/admin-auth.ts'
import { callApi, sendApi } from '../support/api.ts'
import { acceptTokensSince, signInWith } from '../support/auth.ts'
import { db } from '../support/firestore.ts'
import { newId } from '../support/ids.ts'
import { mailedLinks, useLink } from '../support/mailed-links.ts'
import { signUp } from '../support/people.ts'

const addressOf = (uid: string) => `${uid}@vigie.example`
const resend = (person: Parameters<typeof callApi>[0], locale: 'fr' | 'en' = 'fr') =>
  callApi(person, verifyEmailCall, { params: {}, body: { locale } })
/** Asks for a new password, and answers once what was asked is done. */
async function forget(username: string) {
  const answer = await callApi(null, resetPasswordCall, { params: {}, body: { username, locale: 'fr' } })
  await whenAccountRequestsAreDone(username.toLowerCase())
  return answer
}
/** How many e-mails are on their way to an address, or were sent. */
const queuedTo = async (email: string) =>
  (await db.collection(paths.deliveries(null)).where('to', '==', email).get()).size

describe('another e-mail to show one’s address to be one’s own', () => {
  it('is sent to whoever is signed in and has not shown it, in the language of their screen', async () => {
    const person = await signUp({ emailVerified: false })
    const answers = [await resend(person, 'en'), await resend(person, 'en')]
    expect(answers).toMatchObject([
      { status: 200, data: { emailVerified: false, sent: true } },
      { status: 200, data: { emailVerified: false } },
    ])
    // Once a minute: they say what went, also where a minute ends between the two.
    expect(answers.filter(({ data }) => data.sent)).toHaveLength(await queuedTo(addressOf(person.uid)))
    const [mail] = await mailedLinks(addressOf(person.uid))
    expect(mail?.subject).toBe('Vigie: verify your e-mail address')
    expect(mail && (await useLink(mail))).toBe(true)
    expect((await adminAuth.getUser(person.uid)).emailVerified).toBe(true)
  })

  it('goes to the address that is theirs by now, whatever the token says', async () => {
    const person = await signUp({ emailVerified: false })
    const email = addressOf(newId('moved'))
    await adminAuth.updateUser(person.uid, { email })
    // Auth ends the sessions of before, by the second: the token must be of after it and name the former address.
    await acceptTokensSince(person.uid, 1)
    expect(await resend(person)).toMatchObject({ status: 200, data: { emailVerified: false } })
    expect(await mailedLinks(email)).toHaveLength(1)
    expect(await queuedTo(addressOf(person.uid))).toBe(0)
  })

  it('is sent to nobody else: verified, signed out, or without a profile', async () => {
    const verified = await signUp()
    expect(await resend(verified)).toMatchObject({ status: 200, data: { emailVerified: true, sent: false } })
    expect(await queuedTo(addressOf(verified.uid))).toBe(0)
    expect(await resend(null)).toMatchObject({ status: 401 })
    const uid = newId('around')
    await adminAuth.createUser({ uid, email: addressOf(uid), password: 'Vigie!2026' })
    expect(await resend(await signInWith(addressOf(uid), 'Vigie!2026'))).toMatchObject({ status: 403 })
    expect(await queuedTo(addressOf(uid))).toBe(0)
  })
})

describe('a forgotten password', () => {
  it('that somebody asks for all day is written of once an hour', async () => {
    const { uid } = await signUp()
    const minute = Math.floor(Date.now() / 60_000)
    // As the waves of ten mails that went within the day; the latest of them a while ago.
    const write = (age: number) => {
      const first = `account-reset-${uid}-${minute - age}`
      const wave: Wave = { first, alertIds: [], deliveryIds: [], createdAt: Date.now(), dueAt: null }
      return db.doc(paths.wave(null, first)).set(wave)
    }
    await Promise.all([100, 110, 120, 130, 140, 150, 160, 170, 180].map(write))
    await write(30)
    const queued = async () => {
      const waves = db.collection(paths.waves(null)).orderBy('__name__')
      return (await waves.startAt(`account-reset-${uid}-`).endAt(`account-reset-${uid}-~`).get()).size
    }
    expect(await forget(addressOf(uid))).toMatchObject({ status: 200, data: {} })
    expect(await queued()).toBe(10)
    await db.doc(paths.wave(null, `account-reset-${uid}-${minute - 30}`)).delete()
    await forget(addressOf(uid))
    expect(await mailedLinks(addressOf(uid))).toHaveLength(1)
  })

  it('is replaced by whoever reads the e-mail that goes to the address, once', async () => {
    const { uid } = await signUp()
    expect(await forget(addressOf(uid).toUpperCase())).toMatchObject({ status: 200, data: {} })
    const [mail] = await mailedLinks(addressOf(uid))
    expect(mail?.subject).toBe('Vigie : choisissez un nouveau mot de passe')
    expect(mail?.address.searchParams.get('mode')).toBe('resetPassword')
    expect(mail && (await useLink(mail, 'Nouveau!2026'))).toBe(true)
    expect(mail && (await useLink(mail, 'Encore!2026'))).toBe(false)
    expect(await signInWith(addressOf(uid), 'Encore!2026')).toBeNull()
    expect(await signInWith(addressOf(uid), 'Vigie!2026')).toBeNull()
    expect(await signInWith(addressOf(uid), 'Nouveau!2026')).not.toBeNull()
  })

  it('is answered alike for an address without an account and for somebody disabled, who are not written to', async () => {
    const disabled = await signUp({ disabled: true })
    const known = await signUp()
    const unknown = `${newId('nobody')}@vigie.example`
    const addresses = [addressOf(known.uid), addressOf(disabled.uid), unknown]
    const answers = await Promise.all(addresses.map(forget))
    expect(answers.map(({ status, data }) => ({ status, data }))).toEqual(
      addresses.map(() => ({ status: 200, data: {} })),
    )
    expect(await Promise.all(addresses.map(queuedTo))).toEqual([1, 0, 0])
  })

  it.each([
    ['an address that is none', { username: 'a b@c', locale: 'fr' }],
    ['a language that there is not', { username: 'a@vigie.example', locale: 'de' }],
    ['more than is asked', { username: 'a@vigie.example', locale: 'fr', roleId: 1 }],
  ])('is refused with %s', async (_, asked) => {
    const answer = await sendApi(null, resetPasswordCall.path, { body: JSON.stringify(asked) })
    expect(answer).toMatchObject({ status: 400, data: { code: 'invalidRequest' } })
  })
})
