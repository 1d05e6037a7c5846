import { noticeIdOf, noticeSchema, recordAgainAfterMs } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import type { Refusal } from '@vigie/domain/sensors/refusal'
import { expect, it } from 'vitest'
import { tellRefusal } from '../../functions/src/notices/tell-refusal.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { anAdministrator, emailOf, writtenTo } from '../support/notices.ts'
import { newPhone } from '../support/outbox.ts'
import { addFault, messagesTo } from '../support/sandbox.ts'
import { whenCollection } from '../support/until.ts'

/** A home whose administrator's mailbox takes nothing, and what is refused of its button; `phone` null: they have none. */
async function homeWithoutMail(phone: string | null) {
  const home = await createHome({ name: 'Résidence du Lac' })
  const bid = await home.addResident({ room: '214' })
  const administrator = await home.addMember(anAdministrator)
  const verifiedPhones = phone === null ? [] : [phone]
  await db.doc(paths.user(administrator)).update({ phoneMobile: phone, phone: null, verifiedPhones })
  await addFault(emailOf(administrator), { mode: 'undelivered', times: 10 })
  // Another device of the home would be told at once: it is another person.
  const deviceId = await home.addDevice(bid, 'NOVIKA-LW-BOUTON', 'Tête de lit')
  const press = async () => {
    const refusal: Refusal = {
      reason: 'wrongApiKey',
      detail: 'not the key',
      deviceId,
      gatewayId: 'gateway-1',
      establishmentId: home.eid,
      callForHelp: true,
      body: null,
      at: Date.now(),
    }
    await tellRefusal(refusal)
  }
  return { home, administrator, press }
}

/** Waits until so many messages of the home are over, and so the next channel of each is tried. */
const whenFailed = ({ eid }: TestHome, count: number) =>
  whenCollection(
    paths.deliveries(eid),
    (all) => all.filter(({ state }) => state === 'failed').length === count,
  )

/** Lets so much time pass for the home's notice. */
async function later({ eid }: TestHome, ms: number): Promise<void> {
  const notice = db.doc(paths.notice(noticeIdOf(eid, 'wrongApiKey')))
  const { lastAt, toldAt, firstAt, places } = noticeSchema.parse((await notice.get()).data())
  const placesThen = Object.entries(places).map(([id, place]) => [id, { ...place, at: lastAt - ms }])
  await notice.update({
    ...{ lastAt: lastAt - ms, toldAt: toldAt - ms, firstAt: firstAt - ms },
    places: Object.fromEntries(placesThen),
  })
}

it('whoever cannot be reached by e-mail is told of refused calls by SMS, where to go and see', async () => {
  const phone = newPhone()
  const { home, press } = await homeWithoutMail(phone)
  await press()
  await whenCollection(paths.deliveries(home.eid), (all) => all.some(({ channel }) => channel === 'sms'))
  await whenCollection(paths.deliveries(home.eid), (all) => all.some(({ state }) => state === 'delivered'))
  const [sms, ...more] = await messagesTo(phone)
  expect(more).toEqual([])
  expect(sms?.text).toMatch(
    /^Vigie : un appel à l'aide est refusé, \d\d:\d\d, chambre 214, Tete de lit \(Résidence du Lac\)\. Allez voir\.$/,
  )

  // They know: the cause is told again in an hour.
  await later(home, 10 * recordAgainAfterMs)
  await press()
  expect(await writtenTo(home)).toHaveLength(2)
})

it('what reached nobody is told again with the next refused call, a minute later at the earliest', async () => {
  const { home, administrator, press } = await homeWithoutMail(null)
  await press()
  await whenFailed(home, 1)
  await press()
  expect(await writtenTo(home)).toHaveLength(1)

  await later(home, recordAgainAfterMs)
  await press()
  await whenFailed(home, 2)
  expect(await writtenTo(home)).toEqual([emailOf(administrator), emailOf(administrator)])
})

it('where nobody could be written to, the next refused call tells whoever can be since', async () => {
  const { home, administrator, press } = await homeWithoutMail(null)
  await press()
  const notice = db.doc(paths.notice(noticeIdOf(home.eid, 'wrongApiKey')))
  // As one that was told to nobody is kept, and one of before it was kept who was.
  await notice.update({ told: null })
  await later(home, recordAgainAfterMs)
  await press()
  expect(await writtenTo(home)).toEqual([emailOf(administrator), emailOf(administrator)])
  expect((await notice.get()).get('told')).toMatchObject({ establishmentId: home.eid })
})
