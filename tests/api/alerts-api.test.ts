import { FieldValue } from '@google-cloud/firestore'
import { acknowledgeAlertCall, reportAlertShownCall, resolveAlertCall } from '@vigie/domain/api/alert-calls'
import { addressOf } from '@vigie/domain/api/call'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Member } from '@vigie/domain/people/user'
import { beforeAll, describe, expect, it } from 'vitest'
import { callApi, sendApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { newId } from '../support/ids.ts'
import { newAlert } from '../support/outbox.ts'
import { type Account, join, signUp, type TestPerson } from '../support/people.ts'

const { READ_WRITE, READ_ONLY, CAREGIVER, ADMIN, ADMIN_ESTABLISHMENT, NURSE } = roles
const eid = newId('home')
const acts = ['acknowledge', 'resolve', 'shown'] as const
type Act = (typeof acts)[number]

/** An open alert of the home. */
async function raise(beneficiaryId = 'roy'): Promise<string> {
  const aid = newId('alert')
  await db.doc(paths.alert(eid, aid)).create(newAlert({ beneficiaryId, lastCallAt: raisedAt }))
  return aid
}

async function someone(
  account: Account,
  access: (Pick<Member, 'roleId'> & Partial<Member>) | null,
  home = eid,
): Promise<TestPerson> {
  const person = await signUp(account)
  if (access) await join(home, person, access)
  return person
}

/** Staff of the home, but for some fields of their membership that no code of ours would write. */
async function spoiltMember(fields: Record<string, unknown>): Promise<TestPerson> {
  const person = await someone({ role: READ_WRITE }, { roleId: READ_WRITE })
  await db.doc(paths.member(eid, person.uid)).update(fields)
  return person
}

const calls = { acknowledge: acknowledgeAlertCall, resolve: resolveAlertCall, shown: reportAlertShownCall }
const raisedAt = Date.now()
/** Does it as somebody who saw the call of `raisedAt`, or a later one. */
const perform = (person: TestPerson | null, act: Act, aid: string, lastCallAt = raisedAt, locale = 'en') =>
  callApi(
    person,
    calls[act],
    { params: { eid, aid }, body: { resolution: 'helped', lastCallAt } },
    { locale },
  )
const alertOf = async (aid: string) => (await db.doc(paths.alert(eid, aid)).get()).data()
const auditsOf = async (aid: string) => {
  const found = await db.collection(paths.audits).where('path', '==', paths.alert(eid, aid)).get()
  return found.docs.map((document) => document.data())
}

let marie: TestPerson
let luc: TestPerson
beforeAll(async () => {
  marie = await someone({ role: READ_WRITE }, { roleId: READ_WRITE })
  luc = await someone({ role: NURSE }, { roleId: READ_WRITE })
})

describe('acknowledging an alert', () => {
  it('says who and when, to whoever looks and to the audit', async () => {
    const aid = await raise()
    const { status, data } = await perform(marie, 'acknowledge', aid)

    expect({ status, data }).toMatchObject({
      status: 200,
      data: {
        id: aid,
        state: 'acknowledged',
        changed: true,
        acknowledgedBy: { uid: marie.uid, name: marie.name },
      },
    })
    expect(await alertOf(aid)).toMatchObject({
      state: 'acknowledged',
      acknowledgedBy: { uid: marie.uid, name: marie.name },
      acknowledgedAt: data.acknowledgedAt,
      timeline: [{ step: 'opened' }, { step: 'acknowledged', by: { uid: marie.uid } }],
    })
    expect(await auditsOf(aid)).toEqual([
      {
        uid: marie.uid,
        action: 'alert.acknowledge',
        path: paths.alert(eid, aid),
        establishmentId: eid,
        at: data.acknowledgedAt,
      },
    ])
  })

  it('again changes nothing, and tells a second person who was first', async () => {
    const aid = await raise()
    await perform(marie, 'acknowledge', aid)
    const before = await alertOf(aid)
    const again = await perform(marie, 'acknowledge', aid)
    const second = await perform(luc, 'acknowledge', aid)

    expect(again).toMatchObject({ status: 200, data: { changed: false, acknowledgedBy: { uid: marie.uid } } })
    expect(second).toMatchObject({
      status: 200,
      data: { changed: false, acknowledgedBy: { uid: marie.uid } },
    })
    expect(await alertOf(aid)).toEqual(before)
    expect(await auditsOf(aid)).toHaveLength(1)
  })

  it('by several at the same moment is one person’s', async () => {
    const aid = await raise()
    const answers = await Promise.all(
      [marie, luc, marie, luc].map((person) => perform(person, 'acknowledge', aid)),
    )

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers.filter(({ data }) => data.changed)).toHaveLength(1)
    const { acknowledgedBy } = (await alertOf(aid)) ?? {}
    for (const { data } of answers) expect(data.acknowledgedBy).toEqual(acknowledgedBy)
  })

  it('loses nothing that its messages record meanwhile', async () => {
    const aid = await raise()
    const step = { step: 'undeliverable', at: 1, channel: 'sms', deliveryId: 'message' }
    await Promise.all([
      perform(marie, 'acknowledge', aid),
      db.doc(paths.alert(eid, aid)).update({ timeline: FieldValue.arrayUnion(step) }),
      perform(luc, 'shown', aid),
    ])

    const { timeline } = (await alertOf(aid)) ?? {}
    expect(timeline.map((each: { step: string }) => each.step).sort()).toEqual([
      'acknowledged',
      'opened',
      'shown',
      'undeliverable',
    ])
  })
})

describe('resolving an alert', () => {
  it('closes it with its reason, acknowledged or not', async () => {
    const aid = await raise()
    const answer = await perform(luc, 'resolve', aid)

    expect(answer).toMatchObject({
      status: 200,
      data: { state: 'resolved', changed: true, resolvedBy: { uid: luc.uid }, acknowledgedBy: null },
    })
    expect((await alertOf(aid))?.timeline.at(-1)).toMatchObject({ step: 'resolved', resolution: 'helped' })
    expect(await auditsOf(aid)).toMatchObject([{ action: 'alert.resolve' }])
  })

  it('leaves it closed: whoever comes later is told so', async () => {
    const aid = await raise()
    await perform(luc, 'resolve', aid)
    const before = await alertOf(aid)

    for (const act of ['resolve', 'acknowledge'] as const) {
      expect(await perform(marie, act, aid)).toMatchObject({
        status: 200,
        data: { state: 'resolved', changed: false, resolvedBy: { uid: luc.uid } },
      })
    }
    expect(await alertOf(aid)).toEqual(before)
  })
})

describe('an alert that called after somebody looked', () => {
  const callAgain = (aid: string) =>
    db.doc(paths.alert(eid, aid)).update({ lastCallAt: raisedAt + 1, occurrences: 2 })

  it.each([
    ['fr', 'Un nouvel appel est venu entre-temps : l’alerte n’a pas été résolue.'],
    ['en', 'A new call came meanwhile: the alert was not resolved.'],
  ])('is not resolved unheard, which is said in their language: %s', async (locale, message) => {
    const aid = await raise()
    await callAgain(aid)

    expect(await perform(marie, 'resolve', aid, raisedAt, locale)).toMatchObject({
      status: 409,
      data: { code: 'alertCalledAgain', message },
    })
    expect(await alertOf(aid)).toMatchObject({ state: 'open', timeline: [{ step: 'opened' }] })
    expect(await auditsOf(aid)).toEqual([])
  })

  it('is resolved once they have seen the call, and a repetition does not matter then', async () => {
    const aid = await raise()
    await callAgain(aid)

    expect(await perform(marie, 'resolve', aid, raisedAt + 1)).toMatchObject({ data: { changed: true } })
    expect(await perform(marie, 'resolve', aid)).toMatchObject({
      status: 200,
      data: { state: 'resolved', changed: false },
    })
  })

  it('may be acknowledged: whoever takes it goes for the newer call too', async () => {
    const aid = await raise()
    await callAgain(aid)

    expect(await perform(marie, 'acknowledge', aid)).toMatchObject({
      status: 200,
      data: { state: 'acknowledged', changed: true },
    })
  })

  it('is not resolved by a page that does not say what it saw', async () => {
    const address = addressOf(resolveAlertCall, { eid, aid: await raise() })
    expect(await sendApi(marie, address, { body: '{"resolution":"helped"}' })).toMatchObject({
      status: 400,
      data: { fields: { lastCallAt: 'Required' } },
    })
  })
})

describe('showing an alert', () => {
  it('is recorded for the first screen', async () => {
    const aid = await raise()
    const first = await perform(marie, 'shown', aid)
    const second = await perform(luc, 'shown', aid)

    expect(first.data).toMatchObject({ changed: true, state: 'open' })
    expect(second.data).toMatchObject({ changed: false, shownAt: first.data.shownAt })
    const { times, timeline } = (await alertOf(aid)) ?? {}
    expect(times.shownAt).toBe(first.data.shownAt)
    expect(timeline).toMatchObject([{ step: 'opened' }, { step: 'shown', by: { uid: marie.uid } }])
  })
})

/** Who may do what; whatever is not listed is refused with 403. */
const cases: { who: string; make: () => Promise<TestPerson>; may: readonly Act[]; code?: string }[] = [
  {
    who: 'an attendant with READ_WRITE',
    may: acts,
    make: () => someone({ role: READ_WRITE }, { roleId: READ_WRITE }),
  },
  {
    who: 'a nurse with READ_ONLY',
    may: ['shown'],
    make: () => someone({ role: NURSE }, { roleId: READ_ONLY }),
  },
  {
    who: 'an administrator of the home',
    may: acts,
    make: () => someone({ role: READ_WRITE }, { roleId: ADMIN }),
  },
  {
    who: 'an establishment admin who administers this home',
    may: acts,
    make: () => someone({ role: ADMIN_ESTABLISHMENT }, { roleId: ADMIN }),
  },
  {
    who: 'an establishment admin with READ_ONLY',
    may: ['shown'],
    make: () => someone({ role: ADMIN_ESTABLISHMENT }, { roleId: READ_ONLY }),
  },
  {
    who: 'an establishment admin without a level here',
    may: [],
    make: () => someone({ role: ADMIN_ESTABLISHMENT }, { roleId: null }),
  },
  {
    who: 'a super admin whose account is closed',
    may: [],
    make: () => someone({ role: ADMIN, disabled: true }, { roleId: ADMIN }),
  },
  {
    who: 'an attendant whose account is closed, though the membership was forgotten',
    may: [],
    make: () => someone({ role: READ_WRITE, disabled: true }, { roleId: READ_WRITE }),
  },
  {
    who: 'a member whose role is not known',
    may: [],
    make: () => someone({ role: READ_WRITE }, { roleId: READ_WRITE, role: null }),
  },
  ...['11', 11.5, true, [11], 99, undefined].map((spoilt) => ({
    who: `a member whose role is spoilt: ${JSON.stringify(spoilt)}`,
    may: [],
    make: () => spoiltMember({ role: spoilt ?? FieldValue.delete() }),
  })),
  ...['11', 1.5, true, [1], 99, undefined].map((spoilt) => ({
    who: `a member whose level is spoilt: ${JSON.stringify(spoilt)}`,
    may: [],
    make: () => spoiltMember({ roleId: spoilt ?? FieldValue.delete() }),
  })),
  { who: 'a super admin', may: acts, make: () => someone({ role: ADMIN }, null) },
  { who: 'an operator’s account', may: acts, make: () => someone({ operator: true }, null) },
  { who: 'a member without a role', may: [], make: () => someone({ role: READ_WRITE }, { roleId: null }) },
  {
    who: 'somebody who has not accepted yet',
    may: [],
    make: () => someone({ role: READ_WRITE }, { roleId: READ_WRITE, state: 'pending' }),
  },
  {
    who: 'somebody who refused',
    may: [],
    make: () => someone({ role: READ_WRITE }, { roleId: READ_WRITE, state: 'refused' }),
  },
  {
    who: 'staff of another home',
    may: [],
    make: () => someone({ role: READ_WRITE }, { roleId: READ_WRITE }, newId('home')),
  },
  {
    who: 'an administrator of another home',
    may: [],
    make: () => someone({ role: ADMIN_ESTABLISHMENT }, { roleId: ADMIN }, newId('home')),
  },
  { who: 'a stranger', may: [], make: () => someone({ role: READ_WRITE }, null) },
  {
    who: 'an attendant whose e-mail address is not verified',
    may: [],
    code: 'emailNotVerified',
    make: () => someone({ role: READ_WRITE, emailVerified: false }, { roleId: READ_WRITE }),
  },
]

describe('who may act on an alert', () => {
  it.each(cases)('$who: $may', async ({ make, may, code = 'forbidden' }) => {
    const person = await make()
    for (const act of acts) {
      const aid = await raise()
      const { status, data } = await perform(person, act, aid)
      expect({ act, status, code: data.code }).toEqual(
        may.includes(act) ? { act, status: 200, code: undefined } : { act, status: 403, code },
      )
      if (!may.includes(act)) expect((await alertOf(aid))?.timeline).toHaveLength(1)
    }
  })

  it('a caregiver acknowledges for those they follow, and for nobody else', async () => {
    const caregiver = await someone({ role: CAREGIVER }, { roleId: READ_WRITE, beneficiaryIds: ['roy'] })
    const statusOf = async (act: Act, aid: string) => (await perform(caregiver, act, aid)).status
    const own = await raise()
    const other = await raise('girard')

    expect([await statusOf('shown', own), await statusOf('acknowledge', own)]).toEqual([200, 200])
    expect(await statusOf('resolve', own)).toBe(403)
    expect(await Promise.all(acts.map((act) => statusOf(act, other)))).toEqual([403, 403, 403])
    expect(await statusOf('acknowledge', newId('alert'))).toBe(403)
  })

  it('a caregiver who was taken off a resident does nothing more about the alerts there are', async () => {
    const caregiver = await someone({ role: CAREGIVER }, { roleId: READ_WRITE, beneficiaryIds: ['roy'] })
    const aid = await raise()
    expect((await perform(caregiver, 'shown', aid)).status).toBe(200)
    await db.doc(paths.member(eid, caregiver.uid)).update({ beneficiaryIds: [] })

    expect((await perform(caregiver, 'acknowledge', aid)).status).toBe(403)
    expect(await alertOf(aid)).toMatchObject({ state: 'open' })
  })

  it.each([
    ['a super admin made an attendant', { roleId: READ_WRITE }],
    ['a super admin whose account is closed', { disabled: true }],
  ])('%s is refused at the next request, with the same token', async (_who, change) => {
    const person = await someone({ role: ADMIN }, null)
    const aid = await raise()
    expect((await perform(person, 'shown', aid)).status).toBe(200)
    await db.doc(paths.user(person.uid)).update(change)

    expect((await perform(person, 'acknowledge', aid)).status).toBe(403)
  })

  it('somebody whose profile is gone is nobody', async () => {
    const person = await someone({ role: READ_WRITE }, { roleId: READ_WRITE })
    await db.doc(paths.user(person.uid)).delete()

    expect(await perform(person, 'shown', await raise())).toMatchObject({
      status: 403,
      data: { code: 'forbidden' },
    })
  })

  it('what a token claims opens nothing', async () => {
    const person = await someone({ role: READ_WRITE }, null)
    const [header, payload, signature] = person.idToken.split('.')
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())
    const bold = Buffer.from(JSON.stringify({ ...claims, role: ADMIN, operator: true })).toString('base64url')
    const idToken = [header, bold, signature].join('.')

    expect((await perform({ ...person, idToken }, 'shown', await raise())).status).toBe(403)
  })

  it('a revocation acts at once', async () => {
    const person = await someone({ role: READ_WRITE }, { roleId: READ_WRITE })
    const aid = await raise()
    expect((await perform(person, 'shown', aid)).status).toBe(200)
    await db.doc(paths.member(eid, person.uid)).delete()

    expect((await perform(person, 'acknowledge', aid)).status).toBe(403)
  })
})

describe('the profile of somebody whose e-mail Auth has verified', () => {
  const verified = async ({ uid }: TestPerson) => (await db.doc(paths.user(uid)).get()).data()?.emailVerified

  it('learns it at their next request', async () => {
    const person = await someone({ role: READ_WRITE }, { roleId: READ_WRITE })
    await db.doc(paths.user(person.uid)).update({ emailVerified: false })
    await perform(person, 'shown', await raise())

    expect(await verified(person)).toBe(true)
  })

  it('does not take it for another address', async () => {
    const person = await someone({ role: READ_WRITE }, { roleId: READ_WRITE })
    await db.doc(paths.user(person.uid)).update({ emailVerified: false, email: 'other@vigie.example' })
    await perform(person, 'shown', await raise())

    expect(await verified(person)).toBe(false)
  })
})
