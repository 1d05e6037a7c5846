import { FieldValue, Timestamp } from '@google-cloud/firestore'
import { resolveAlertCall } from '@vigie/domain/api/alert-calls'
import { addressOf } from '@vigie/domain/api/call'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { beforeAll, describe, expect, it } from 'vitest'
import { sendApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { homeOfAlerts } from '../support/home-of-alerts.ts'
import type { TestPerson } from '../support/people.ts'

const { CAREGIVER, READ_ONLY, READ_WRITE, NURSE } = roles
const { eid, raisedAt, raise, someone, perform, alertOf, auditsOf } = homeOfAlerts()

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
        resolution: null,
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
        name: marie.name,
        aboutName: '',
        action: 'alert.acknowledge',
        path: paths.alert(eid, aid),
        establishmentId: eid,
        beneficiaryIds: ['roy'],
        at: data.acknowledgedAt,
        fields: [],
        given: null,
        address: expect.toBeOneOf([null, expect.any(String)]),
        // Five years.
        expireAt: Timestamp.fromMillis(Number(data.acknowledgedAt) + 1_825 * 86_400_000),
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

  it.each([
    ['who writes', READ_WRITE],
    ['who reads only', READ_ONLY],
  ])('by a relative %s says that it is one, and leaves it open for the staff', async (_who, roleId) => {
    const aid = await raise()
    const relative = await someone({ role: CAREGIVER }, { roleId, beneficiaryIds: ['roy'] })
    const by = { uid: relative.uid, name: relative.name, isRelative: true }
    const { data } = await perform(relative, 'acknowledge', aid)
    expect(data).toMatchObject({ changed: true, state: 'acknowledged', acknowledgedBy: by })
    const seen = await alertOf(aid)
    expect(seen).toMatchObject({
      state: 'open',
      acknowledgedBy: null,
      acknowledgedAt: null,
      relatives: [{ by }],
    })
    expect(seen?.timeline.at(-1).by).toEqual(by)
    expect(await auditsOf(aid)).toMatchObject([{ action: 'alert.acknowledge', uid: relative.uid }])
    expect(await perform(relative, 'acknowledge', aid)).toMatchObject({
      status: 200,
      data: { changed: false },
    })
    expect((await perform(marie, 'acknowledge', aid)).data).toMatchObject({
      changed: true,
      acknowledgedBy: { uid: marie.uid },
    })
    const another = await raise()
    expect((await perform(marie, 'acknowledge', another)).data.acknowledgedBy).not.toHaveProperty(
      'isRelative',
    )
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
      data: {
        state: 'resolved',
        changed: true,
        resolvedBy: { uid: luc.uid },
        acknowledgedBy: null,
        resolution: 'helped',
      },
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
        data: { state: 'resolved', changed: false, resolvedBy: { uid: luc.uid }, resolution: 'helped' },
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

  it('is not resolved by somebody who says that they saw a call which it has not made', async () => {
    const aid = await raise()
    const future = Date.parse('2100-01-01T00:00:00Z')
    await callAgain(aid)

    for (const unmade of [raisedAt + 2, future]) {
      expect(await perform(marie, 'resolve', aid, unmade)).toMatchObject({
        status: 400,
        data: { code: 'invalidRequest', fields: { lastCallAt: 'Not a valid value' } },
      })
    }
    expect(await alertOf(aid)).toMatchObject({ state: 'open' })
    expect(await auditsOf(aid)).toEqual([])
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

  it('to a relative, who may be far away, leaves it to the home’s screens to say so', async () => {
    const aid = await raise()
    const relative = await someone({ role: CAREGIVER }, { roleId: READ_ONLY, beneficiaryIds: ['roy'] })
    const theirs = await perform(relative, 'shown', aid)
    expect(theirs).toMatchObject({ status: 200, data: { changed: false, shownAt: null } })
    expect((await alertOf(aid))?.timeline).toMatchObject([{ step: 'opened' }])
    expect(await perform(marie, 'shown', aid)).toMatchObject({ data: { changed: true } })
  })
})
