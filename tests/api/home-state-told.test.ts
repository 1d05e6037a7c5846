import { firstPlan } from '@vigie/domain/alerts/escalation-plan'
import { changeEstablishmentCall } from '@vigie/domain/api/establishment-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import type { TestHome } from '../support/home.ts'
import { buttonRule, homeWithButton } from '../support/home-with-button.ts'
import { anAdministrator, emailOf } from '../support/notices.ts'
import { join, signUp } from '../support/people.ts'
import { messagesTo } from '../support/sandbox.ts'
import { whenSeen } from '../support/until.ts'

const { ADMIN, CAREGIVER, READ_WRITE } = roles

/** How people of a home were written to of its state, by address, sorted. */
async function toldIn({ eid }: TestHome): Promise<string[]> {
  const { docs } = await db.collection(paths.deliveries(eid)).get()
  return docs.map((one) => `${one.get('channel')} ${one.get('to')}`).sort()
}

const phoneOf = async (uid: string): Promise<string> =>
  String((await db.doc(paths.user(uid)).get()).get('phoneMobile'))

it('tells whoever counts on the alerts of a home that it was made inactive, and that it is active again, once each, but for whoever did it', async () => {
  const { home, bid } = await homeWithButton({ name: 'Résidence du Lac' })
  const actor = await signUp({ role: READ_WRITE })
  await join(home.eid, actor, { roleId: ADMIN })
  const administrator = await home.addMember({
    ...anAdministrator,
    user: { ...anAdministrator.user, phoneMobile: null },
  })
  const nurse = await home.addMember()
  const ofStep = await home.addMember()
  const away = await home.addMember({
    member: { away: { since: Date.now() - 60_000, until: null, by: actor.uid } },
  })
  const relative = await home.addMember({
    user: { roleId: CAREGIVER },
    member: { role: CAREGIVER, beneficiaryIds: [bid] },
  })
  await home.addMember()
  const users = [actor.uid, nurse, away, relative].map((uid) => ({ kind: 'user' as const, uid }))
  await home.addRule({ ...buttonRule, recipients: users })
  await db.doc(paths.escalation(home.eid)).set({
    ...firstPlan,
    activated: true,
    steps: [{ afterMinutes: 1, uids: [ofStep], methods: ['sms'], onShift: false }],
    updatedAt: Date.now(),
  })
  const say = (state: 'active' | 'inactive') =>
    callApi(actor, changeEstablishmentCall, { params: { eid: home.eid }, body: { state } })
  expect(await say('inactive')).toMatchObject({ status: 200, data: { changed: true } })
  expect(await say('inactive')).toMatchObject({ status: 200, data: { changed: false } })
  const phones = await Promise.all([nurse, ofStep].map(phoneOf))
  const told = [
    ...[away, administrator].map((uid) => `email ${emailOf(uid)}`),
    ...phones.map((to) => `sms ${to}`),
  ]
  expect(await toldIn(home)).toEqual(told.toSorted())
  const smsOf = (to: string) =>
    whenSeen(
      to,
      () => messagesTo(to),
      ({ length }) => length > 0,
    )
  for (const phone of phones)
    expect(await smsOf(phone)).toMatchObject([
      {
        text: expect.stringMatching(
          /^Vigie : l'établissement Résidence du Lac est inactif depuis \d\d:\d\d\. Aucun appel/,
        ),
      },
    ])

  expect(await say('active')).toMatchObject({ status: 200, data: { changed: true } })
  expect(await toldIn(home)).toEqual([...told, ...told].toSorted())
})

it('tells nobody of anything else that is changed of a home', async () => {
  const { home } = await homeWithButton()
  const actor = await signUp({ role: READ_WRITE })
  await join(home.eid, actor, { roleId: ADMIN })
  await home.addMember(anAdministrator)
  const body = { address: '2 rue de l’Essai, Montréal', state: 'active' } as const
  expect(await callApi(actor, changeEstablishmentCall, { params: { eid: home.eid }, body })).toMatchObject({
    status: 200,
    data: { changed: true },
  })
  expect(await toldIn(home)).toEqual([])
})
