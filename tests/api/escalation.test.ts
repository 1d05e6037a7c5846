import { FieldValue } from '@google-cloud/firestore'
import type { EscalationPlan, EscalationStep } from '@vigie/domain/alerts/escalation-plan'
import { firstPlan } from '@vigie/domain/alerts/escalation-plan'
import { acknowledgeAlertCall, releaseAlertsCall, resolveAlertCall } from '@vigie/domain/api/alert-calls'
import { setEscalationCall } from '@vigie/domain/api/escalation-calls'
import { changeEstablishmentCall, setShiftCall } from '@vigie/domain/api/establishment-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { localTimeOfDay } from '@vigie/domain/time/local-time'
import { timerIdOf } from '@vigie/domain/timers/timer'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { bringTimer } from '../support/bring-timer.ts'
import { callTrigger, lateSweep } from '../support/delivery-events.ts'
import { db } from '../support/firestore.ts'
import type { TestHome } from '../support/home.ts'
import { homeWhereOneIsTold, messagesOf, onlyAlertOf } from '../support/home-with-button.ts'
import { join, signUp } from '../support/people.ts'
import { sendSms } from '../support/phones.ts'
import { push } from '../support/push.ts'
import { messagesTo } from '../support/sandbox.ts'
import { whenDocument, whenSeen } from '../support/until.ts'

const minute = 60_000

const step = (uids: string[], change: Partial<EscalationStep> = {}): EscalationStep => ({
  uids,
  onShift: false,
  methods: ['sms'],
  afterMinutes: 3,
  ...change,
})

/** A shift from so many hours ahead until so many, on the home's clock. */
function shift(id: string, from: number, until: number) {
  const at = (hours: number) => localTimeOfDay(Date.now() + hours * 60 * minute, 'America/Toronto')
  return { id, name: id, nameFR: id, nameEN: id, start: at(from), end: at(until) }
}

const timerOf = (eid: string, alertId: string) =>
  timerIdOf({ kind: 'escalation', establishmentId: eid, alertId })

/** A home whose nurse was told of a press that nobody answers, and whose plan goes on with others. */
async function homeThatCalls(planFor: (home: TestHome) => Promise<Partial<EscalationPlan>>) {
  const { home, nurse, press } = await homeWhereOneIsTold()
  const plan = { ...firstPlan, resolveWithinMinutes: 10, ...(await planFor(home)) }
  await db.doc(paths.escalation(home.eid)).set({ ...plan, updatedAt: 1 })
  await push(press())
  const { id: aid } = await onlyAlertOf(home)
  const timerId = timerOf(home.eid, aid)
  const timer = async () => (await db.doc(paths.timer(timerId)).get()).data()
  return {
    home,
    nurse,
    aid,
    press,
    alert: () => onlyAlertOf(home),
    timer,
    /** As if so many minutes had gone by since. */
    async pass(minutes: number) {
      const { escalation, acknowledgedAt } = await onlyAlertOf(home)
      const back = minutes * minute
      if (escalation === null) throw new Error('the alert is not escalated')
      await db.doc(paths.alert(home.eid, aid)).update({
        escalation: { ...escalation, at: escalation.at - back },
        acknowledgedAt: acknowledgedAt && acknowledgedAt - back,
      })
      await db.doc(paths.timer(timerId)).update({ dueAt: (await timer())?.dueAt - back })
    },
    /** Brings the timer up as its task does. */
    async bring() {
      expect(await bringTimer(timerId)).toBe(204)
    },
  }
}

const escalatedOf = async (home: TestHome) =>
  (await messagesOf(home)).filter((message) => /^(escalated|unresolved)/.test(message))

it('goes on step by step, each once whoever brings it up, until the last repeats and everybody sees that nobody answers', async () => {
  const told: string[] = []
  const { home, alert, timer, pass, bring } = await homeThatCalls(async ({ addMember }) => {
    told.push(await addMember(), await addMember())
    const [first = '', second = ''] = told
    return { steps: [step([first]), step([second], { afterMinutes: 4 })], repeatMinutes: 5 }
  })
  const [first = '', second = ''] = told
  const { lastCallAt } = await alert()
  expect(await timer()).toMatchObject({ dueAt: lastCallAt + 3 * minute })
  // It comes before its time: nothing.
  await bring()
  expect(await escalatedOf(home)).toEqual([])

  await pass(3)
  await Promise.all([bring(), bring(), callTrigger('sweepDeliveries', lateSweep)])
  await bring()
  expect(await escalatedOf(home)).toEqual([`escalated-2_${first}_sms`])
  const phone: string = (await db.doc(paths.user(first)).get()).get('phoneMobile')
  const sent = await whenSeen(
    'the SMS',
    () => messagesTo(phone),
    (found) => found.length > 0,
  )
  expect(sent).toHaveLength(1)
  expect(JSON.stringify(sent)).toContain('personne n')
  const { escalation, lastCallAt: stillAt } = await alert()
  expect(stillAt).toBe(lastCallAt)
  expect(await timer()).toMatchObject({ dueAt: (escalation?.at ?? 0) + 4 * minute })

  await pass(4)
  await bring()
  expect((await alert()).nobodyAnsweredAt).toBeNull()
  await pass(5)
  await bring()
  expect(await escalatedOf(home)).toEqual([
    `escalated-2_${first}_sms`,
    `escalated-3_${second}_sms`,
    `escalated-4_${second}_sms`,
  ])
  const after = await alert()
  expect(after.nobodyAnsweredAt).not.toBeNull()
  const steps = after.timeline.map((one) => one.step).filter((one) => one !== 'accepted')
  expect(steps).toEqual(['opened', 'escalated', 'escalated', 'nobodyAnswered', 'escalated'])
})

it('passes over who has left, who may not see the resident and who has no confirmed number, and writes to the next at once', async () => {
  const people: string[] = []
  const { home, alert, pass, bring } = await homeThatCalls(async ({ addMember }) => {
    const relative = await addMember({ user: { roleId: 5 }, member: { role: 5, beneficiaryIds: ['other'] } })
    const unproven = await addMember({ user: { verifiedPhones: [], emailVerified: false } })
    people.push(await addMember(), relative, unproven, await addMember())
    return { steps: [step(people.slice(0, 3)), step(people.slice(3))] }
  })
  const [left = '', , , last = ''] = people
  await db.doc(paths.member(home.eid, left)).delete()
  await pass(3)
  await bring()
  expect(await escalatedOf(home)).toEqual([`escalated-2_${last}_sms`])
  const steps = (await alert()).timeline.filter(({ step }) => step === 'escalated')
  expect(steps).toMatchObject([
    { step: 'escalated', level: 2, people: 0 },
    { step: 'escalated', level: 3, people: 1 },
  ])
})

it('writes to whoever is on shift as it is taken', async () => {
  const people: string[] = []
  const { home, pass, bring } = await homeThatCalls(async ({ eid, addMember }) => {
    people.push(await addMember(), await addMember())
    await db.doc(paths.establishment(eid)).update({ shifts: [shift('worked', -3, 3), shift('other', 6, 9)] })
    const [on = '', off = ''] = people
    return {
      steps: [step([], { onShift: true })],
      shifts: [
        { shiftId: 'worked', uids: [on] },
        { shiftId: 'other', uids: [off] },
      ],
    }
  })
  await pass(3)
  await bring()
  expect(await escalatedOf(home)).toEqual([`escalated-2_${people[0]}_sms`])
})

/** As if the evening had ended while an alert of a home calls, and the night had begun. */
async function beginNight({ eid }: TestHome, aid: string): Promise<void> {
  await db.doc(paths.establishment(eid)).update({ shifts: [shift('evening', -9, -1), shift('night', -1, 7)] })
  await db.doc(paths.alert(eid, aid)).update({ 'escalation.shiftEndsAt': Date.now() - minute })
  await db.doc(paths.timer(timerOf(eid, aid))).update({ dueAt: Date.now() })
}

it('asks whoever is on shift anew as others begin to work: once who works in both, and who was away before', async () => {
  const people: string[] = []
  const { home, aid, alert, pass, bring } = await homeThatCalls(async ({ eid, addMember }) => {
    const away = { since: 0, until: null, by: 'test' }
    const unproven = { verifiedPhones: [], emailVerified: false }
    people.push(await addMember(), await addMember(), await addMember())
    people.push(await addMember({ member: { away } }), await addMember({ user: unproven }))
    const [evening = '', both = '', night = '', ...missed] = people
    await db.doc(paths.establishment(eid)).update({ shifts: [shift('evening', -1, 1), shift('night', 1, 7)] })
    return {
      steps: [step([], { onShift: true })],
      repeatMinutes: 120,
      shifts: [
        { shiftId: 'evening', uids: [evening, both, ...missed] },
        { shiftId: 'night', uids: [night, both, ...missed] },
      ],
    }
  })
  const [evening, both, night, away = '', unproven = ''] = people
  await pass(3)
  await bring()
  expect(await escalatedOf(home)).toEqual([evening, both].map((uid) => `escalated-2_${uid}_sms`).sort())
  const { escalation: asked } = await alert()
  await db.doc(paths.member(home.eid, away)).update({ away: FieldValue.delete() })
  const phone: string = (await db.doc(paths.user(unproven)).get()).get('phoneMobile')
  await db.doc(paths.user(unproven)).update({ verifiedPhones: [phone], emailVerified: true })

  await beginNight(home, aid)
  await bring()
  const newly = async () => (await escalatedOf(home)).filter((one) => one.startsWith('escalated-3'))
  const expected = [night, away, unproven].map((uid) => `escalated-3_${uid}_sms`).sort()
  expect(await newly()).toEqual(expected)
  const { escalation } = await alert()
  expect(escalation).toMatchObject({ taken: 1, at: asked?.at })
  expect(escalation?.shiftEndsAt).toBeGreaterThan(Date.now())
  await db.doc(paths.timer(timerOf(home.eid, aid))).update({ dueAt: Date.now() })
  await bring()
  expect(await escalatedOf(home)).toHaveLength(5)
})

it.each([
  ['asks whoever works on as the next shift begins, where nothing reached them before', true],
  ['asks nobody again who was reached and works on', false],
])('%s', async (_, isLost) => {
  const people: string[] = []
  const { home, aid, alert, pass, bring } = await homeThatCalls(async ({ eid, addMember }) => {
    people.push(await addMember())
    await db.doc(paths.establishment(eid)).update({ shifts: [shift('evening', -1, 1), shift('night', 1, 7)] })
    const shifts = ['evening', 'night'].map((shiftId) => ({ shiftId, uids: people }))
    return { steps: [step([], { onShift: true })], repeatMinutes: 120, shifts }
  })
  const [nurse = ''] = people
  await pass(3)
  await bring()
  const did = `${aid}_escalated-2_${nurse}_sms`
  // To its end: what is reported of it later would write over what is said of it here.
  await whenDocument(paths.delivery(home.eid, did), ({ state }) => state === 'delivered')
  if (isLost)
    await db.doc(paths.delivery(home.eid, did)).update({ state: 'failed', lastError: '30003', next: [] })
  expect((await alert()).escalation?.shiftEndsAt).toBeGreaterThan(Date.now())
  await beginNight(home, aid)
  await bring()
  const asked = [`escalated-2_${nurse}_sms`, ...(isLost ? [`escalated-3_${nurse}_sms`] : [])]
  expect(await escalatedOf(home)).toEqual(asked)
})

it('takes what comes next at once where nobody of the next shift, nor who stands in, can be reached', async () => {
  const people: string[] = []
  const { home, aid, alert, pass, bring } = await homeThatCalls(async ({ eid, addMember }) => {
    const unproven = { verifiedPhones: [], emailVerified: false }
    people.push(await addMember(), await addMember({ user: unproven }), await addMember())
    const [evening = '', night = '', last = ''] = people
    await db.doc(paths.establishment(eid)).update({ shifts: [shift('evening', -1, 1), shift('night', 1, 7)] })
    return {
      steps: [step([], { onShift: true }), step([last], { afterMinutes: 90 })],
      shifts: [
        { shiftId: 'evening', uids: [evening] },
        { shiftId: 'night', uids: [night] },
      ],
    }
  })
  const [evening, , last] = people
  await pass(3)
  await bring()
  await beginNight(home, aid)
  await Promise.all([bring(), bring()])
  await bring()
  expect(await escalatedOf(home)).toEqual([`escalated-2_${evening}_sms`, `escalated-3_${last}_sms`])
  const { escalation, nobodyAnsweredAt } = await alert()
  expect(escalation?.taken).toBe(2)
  expect(nobodyAnsweredAt).toBeNull()
})

it('asks the next shift as it begins by the plan, or the hours, that were corrected while it calls', async () => {
  const administrator = await signUp({ role: roles.ADMIN })
  const people: string[] = []
  const { home, alert, timer, pass, bring } = await homeThatCalls(async ({ eid, addMember }) => {
    people.push(await addMember(), await addMember())
    await db.doc(paths.establishment(eid)).update({ shifts: [shift('evening', -1, 1), shift('night', 1, 7)] })
    const uids = people.slice(0, 1)
    const shifts = ['evening', 'night'].map((shiftId) => ({ shiftId, uids }))
    return { steps: [step([], { onShift: true })], repeatMinutes: 120, shifts }
  })
  const [evening = '', night = ''] = people
  await pass(3)
  await bring()
  const { escalation: asked } = await alert()
  const params = { eid: home.eid }
  const { updatedAt, ...stored } = (
    await db.doc(paths.escalation(home.eid)).get()
  ).data() as EscalationPlan & {
    updatedAt: number
  }
  const shifts = [
    { shiftId: 'evening', uids: [evening] },
    { shiftId: 'night', uids: [night] },
  ]
  const set = { params, body: { plan: { ...stored, shifts }, updatedAt } }
  expect(await callApi(administrator, setEscalationCall, set)).toMatchObject({ data: { changed: true } })
  const begins = async () => {
    const { escalation } = await alert()
    expect(escalation).toMatchObject({ taken: 1, at: asked?.at })
    const at = escalation?.shiftEndsAt ?? 0
    await whenSeen('the timer', timer, (found) => found?.dueAt === at)
    return Math.round((at - Date.now()) / (60 * minute))
  }
  expect(await begins()).toBe(1)

  const { id: sid, name: _, ...said } = shift('night', 0.5, 7)
  const hours = await callApi(administrator, setShiftCall, {
    params: { ...params, sid },
    query: {},
    body: said,
  })
  expect(hours).toMatchObject({ data: { changed: true } })
  const { escalation } = await alert()
  expect(escalation?.shiftEndsAt).toBeLessThan(Date.now() + 31 * minute)
  await begins()
  expect(await escalatedOf(home)).toEqual([`escalated-2_${evening}_sms`])
})

it('begins with the step for whoever is on shift again as others are: by the plan, or by the hours of a shift', async () => {
  const administrator = await signUp({ role: roles.ADMIN })
  const people: string[] = []
  const { home, aid, alert, pass, bring } = await homeThatCalls(async ({ eid, addMember }) => {
    people.push(await addMember(), await addMember())
    await db.doc(paths.establishment(eid)).update({ shifts: [shift('worked', -3, 3), shift('other', 6, 9)] })
    return { steps: [step([], { onShift: true })], shifts: [{ shiftId: 'worked', uids: people.slice(0, 1) }] }
  })
  const [on = '', off = ''] = people
  await pass(3)
  await bring()
  const taken = async () => (await alert()).escalation?.taken
  expect(await taken()).toBe(1)
  const params = { eid: home.eid }
  const { updatedAt: _, ...plan } = (
    await db.doc(paths.escalation(home.eid)).get()
  ).data() as EscalationPlan & {
    updatedAt: number
  }
  let updatedAt = 1
  const work = async (...shifts: EscalationPlan['shifts']) => {
    const body = { plan: { ...plan, shifts }, updatedAt }
    const { status, data } = await callApi(administrator, setEscalationCall, { params, body })
    expect(status).toBe(200)
    updatedAt = (data as { updatedAt: number }).updatedAt
  }
  // Who works later is nobody else now.
  await work({ shiftId: 'worked', uids: [on] }, { shiftId: 'other', uids: [off] })
  expect(await taken()).toBe(1)
  await work({ shiftId: 'worked', uids: [off] }, { shiftId: 'other', uids: [on] })
  expect(await taken()).toBe(0)

  await db.doc(paths.alert(home.eid, aid)).update({ 'escalation.taken': 1 })
  const setHours = async ({ id, name: _, ...said }: ReturnType<typeof shift>) =>
    expect(
      await callApi(administrator, setShiftCall, { params: { ...params, sid: id }, query: {}, body: said }),
    ).toMatchObject({ data: { changed: true } })
  await setHours(shift('other', 5, 8))
  expect(await taken()).toBe(1)
  await setHours(shift('other', -2, 2))
  expect(await taken()).toBe(0)
})

it('stops for whoever takes it, goes on where they do not resolve it, and ends when they do', async () => {
  const nurse = await signUp({ role: roles.NURSE })
  const people: string[] = []
  const { home, aid, alert, timer, pass, bring, press } = await homeThatCalls(async (home) => {
    await join(home.eid, nurse, { roleId: roles.READ_WRITE })
    people.push(await home.addMember())
    return { steps: [step(people)] }
  })
  const params = { eid: home.eid, aid }
  await callApi(nurse, acknowledgeAlertCall, { params, body: {} })
  const { acknowledgedAt } = await alert()
  expect(await timer()).toMatchObject({ dueAt: (acknowledgedAt ?? 0) + 10 * minute })
  await pass(9)
  await bring()
  expect(await escalatedOf(home)).toEqual([])
  await pass(1)
  await bring()
  await bring()
  expect(await escalatedOf(home)).toEqual([`unresolved-2_${people[0]}_sms`])
  // Nobody who was asked answers: it goes on, no sooner than whoever is on it is given time.
  const { escalation } = await alert()
  expect(await timer()).toMatchObject({ dueAt: (escalation?.at ?? 0) + 10 * minute })

  // Who answers takes it over, and is given time anew; nothing else of theirs is asked again.
  const [colleague = ''] = people
  const phone: string = (await db.doc(paths.user(colleague)).get()).get('phoneMobile')
  await whenSeen(
    'the SMS',
    () => messagesTo(phone),
    (found) => found.length > 0,
  )
  expect(await sendSms(phone, '1')).toEqual([
    "C'est noté : vous vous occupez de Ch. 214 Mme Roy. Répondez 0 si vous n'y allez pas. Vigie",
  ])
  const over = await alert()
  expect(over).toMatchObject({ state: 'acknowledged', acknowledgedBy: { uid: colleague } })
  // What is known of its messages is written beside that.
  expect(over.timeline.findLast(({ step }) => step === 'acknowledged')).toMatchObject({
    from: { uid: nurse.uid },
  })
  expect(await timer()).toMatchObject({ dueAt: (over.acknowledgedAt ?? 0) + 10 * minute })

  // A call after that begins anew, and ends with the resolution.
  await db.doc(paths.alert(home.eid, aid)).update({ acknowledgedAt: Date.now() - 10 * minute })
  await push(press())
  const again = await alert()
  expect(again).toMatchObject({ state: 'open', escalation: { taken: 0 } })
  expect(await timer()).toMatchObject({ dueAt: again.lastCallAt + 3 * minute })
  const resolution = { resolution: 'helped' as const, lastCallAt: again.lastCallAt }
  expect((await callApi(nurse, resolveAlertCall, { params, body: resolution })).status).toBe(200)
  await pass(3)
  await bring()
  expect(await timer()).toBeUndefined()
  expect(await escalatedOf(home)).toEqual([`unresolved-2_${people[0]}_sms`])
})

it('takes its step in time though somebody took it and let go at once, again and again', async () => {
  const nurse = await signUp({ role: roles.NURSE })
  const people: string[] = []
  const { home, aid, alert, timer, pass, bring } = await homeThatCalls(async (home) => {
    await join(home.eid, nurse, { roleId: roles.READ_WRITE })
    people.push(await home.addMember())
    return { steps: [step(people)] }
  })
  await pass(2)
  const due = (await timer())?.dueAt
  for (const times of [1, 2]) {
    await callApi(nurse, acknowledgeAlertCall, { params: { eid: home.eid, aid }, body: {} })
    expect(await timer()).not.toMatchObject({ dueAt: due })
    expect(await callApi(nurse, releaseAlertsCall, { params: {}, body: { of: null } })).toMatchObject({
      data: { released: 1 },
    })
    expect(await alert()).toMatchObject({ state: 'open', waves: 1 + times })
    expect(await timer()).toMatchObject({ dueAt: due })
  }
  await pass(1)
  await bring()
  expect(await escalatedOf(home)).toEqual([`escalated-4_${people[0]}_sms`])
})

it('tells those whom its steps have asked that nobody goes any more, once each, as somebody lets go of it', async () => {
  const nurse = await signUp({ role: roles.NURSE })
  const people: string[] = []
  const calling = await homeThatCalls(async (home) => {
    await join(home.eid, nurse, { roleId: roles.READ_WRITE })
    people.push(...(await Promise.all([home.addMember(), home.addMember(), home.addMember()])))
    const [first = '', second = '', third = ''] = people
    return { steps: [step([first, nurse.uid]), step([second], { methods: ['email'] }), step([third])] }
  })
  const { home, nurse: named, aid, alert, timer, pass, bring } = calling
  const [first, second] = people
  await pass(3)
  await bring()
  await pass(3)
  await bring()
  const { escalation } = await alert()
  expect(escalation).toMatchObject({ taken: 2 })
  const due = (await timer())?.dueAt
  await callApi(nurse, acknowledgeAlertCall, { params: { eid: home.eid, aid }, body: {} })
  await callApi(nurse, releaseAlertsCall, { params: {}, body: { of: null } })
  const released = (await messagesOf(home)).filter((message) => message.startsWith('released'))
  // Whom the rule names, as before, and whom its steps did; not who has just let go.
  expect(released).toEqual(
    [`${named}_sms`, `${first}_sms`, `${second}_email`].map((to) => `released-4_${to}`).sort(),
  )
  expect(await alert()).toMatchObject({ state: 'open', escalation })
  expect(await timer()).toMatchObject({ dueAt: due })
})

it('tells whom its steps have asked, whoever the plan names by then, and nobody who has left', async () => {
  const nurse = await signUp({ role: roles.NURSE })
  const people: string[] = []
  const {
    home,
    nurse: named,
    aid,
    alert,
    pass,
    bring,
  } = await homeThatCalls(async (home) => {
    await join(home.eid, nurse, { roleId: roles.READ_WRITE })
    people.push(...(await Promise.all([home.addMember(), home.addMember(), home.addMember()])))
    return { steps: [step(people.slice(0, 2), { methods: ['email'] })] }
  })
  const [asked = '', left = '', other = ''] = people
  await pass(3)
  await bring()
  expect(await escalatedOf(home)).toHaveLength(2)
  await callApi(nurse, acknowledgeAlertCall, { params: { eid: home.eid, aid }, body: {} })
  const letGoBy = async (plan: Partial<EscalationPlan>) => {
    await db.doc(paths.escalation(home.eid)).set(plan, { merge: true })
    await callApi(nurse, releaseAlertsCall, { params: {}, body: { of: null } })
    const { waves } = await alert()
    return (await messagesOf(home)).filter((message) => message.startsWith(`released-${waves}`))
  }
  await db.doc(paths.member(home.eid, left)).delete()
  expect(await letGoBy({ steps: [step([other])] })).toEqual(
    [`released-3_${named}_sms`, `released-3_${asked}_email`].sort(),
  )
  await callApi(nurse, acknowledgeAlertCall, { params: { eid: home.eid, aid }, body: {} })
  expect(await letGoBy({ activated: false })).toEqual(
    [`released-4_${named}_sms`, `released-4_${asked}_email`].sort(),
  )
  // What calls again asks anew.
  await db.doc(paths.alert(home.eid, aid)).update({
    timeline: FieldValue.arrayUnion({ step: 'calledAgain', at: Date.now(), after: null }),
  })
  await callApi(nurse, acknowledgeAlertCall, { params: { eid: home.eid, aid }, body: {} })
  expect(await letGoBy({})).toEqual([`released-5_${named}_sms`])
})

it('writes to administrators as the last resort, also to those who are away, on every channel', async () => {
  const people: string[] = []
  const { home, alert, aid, bring } = await homeThatCalls(async ({ addMember }) => {
    const away = { since: 0, until: null, by: 'test' }
    people.push(
      await addMember({ member: { roleId: roles.ADMIN } }),
      await addMember({ member: { roleId: roles.ADMIN, away } }),
    )
    return { activated: false, steps: [step(people)] }
  })
  const at = Date.now() - minute
  await whenSeen('the first SMS', alert, ({ timeline }) => timeline.some(({ step }) => step === 'accepted'))
  // By another wave than that, of which something may still be heard: it did reach somebody.
  await db
    .doc(paths.alert(home.eid, aid))
    .update({ escalation: { taken: 0, at }, nobodyReachedAt: Date.now(), waveId: 'lost' })
  const timer = { kind: 'escalation', establishmentId: home.eid, alertId: aid, dueAt: Date.now() }
  await db.doc(paths.timer(timerOf(home.eid, aid))).set(timer)
  await bring()
  const sent = (await escalatedOf(home)).filter((message) => !message.includes('_push'))
  expect(sent).toEqual(
    people.flatMap((uid) => ['sms', 'voice', 'email'].map((by) => `escalated-2_${uid}_${by}`)).sort(),
  )
  expect((await alert()).timeline).toContainEqual(expect.objectContaining({ step: 'escalated', people: 2 }))
})

it('follows a plan that is made, shortened, switched off and on while it calls, and a home that is active again', async () => {
  const administrator = await signUp({ role: roles.ADMIN })
  const people: string[] = []
  const { home, alert, timer, press, bring } = await homeThatCalls(async (home) => {
    people.push(await home.addMember())
    return { activated: false, steps: [step(people)] }
  })
  expect(await timer()).toBeUndefined()
  let updatedAt = 1
  const set = async (change: Partial<EscalationPlan>) => {
    const plan = { ...firstPlan, steps: [step(people)], ...change }
    const { data } = await callApi(administrator, setEscalationCall, {
      params: { eid: home.eid },
      body: { plan, updatedAt },
    })
    updatedAt = (data as { updatedAt: number }).updatedAt
  }
  const since = (await alert()).escalation?.at ?? 0
  const whenDue = (minutes: number) =>
    whenSeen('the timer', timer, (found) => found?.dueAt === since + minutes * minute)
  await set({ steps: [step(people, { afterMinutes: 60 })] })
  await whenDue(60)
  await set({ steps: [step(people, { afterMinutes: 40 })] })
  await whenDue(40)

  // Switched off as its step falls due, which is lost by that.
  await set({ activated: false })
  const isThere = async () => ({ is: (await timer()) !== undefined })
  await whenSeen('its end', isThere, ({ is }) => !is)
  await set({ steps: [step(people, { afterMinutes: 50 })] })
  await whenDue(50)
  const state = async (state: 'active' | 'inactive') =>
    expect(
      (await callApi(administrator, changeEstablishmentCall, { params: { eid: home.eid }, body: { state } }))
        .status,
    ).toBe(200)
  await state('inactive')
  await db.doc(paths.timer(timerOf(home.eid, (await alert()).id))).update({ dueAt: 0 })
  await bring()
  expect(await timer()).toBeUndefined()
  await state('active')
  await whenDue(50)

  // And each message of the alert makes good what was lost.
  await db.doc(paths.timer(timerOf(home.eid, (await alert()).id))).delete()
  await db.doc(paths.alert(home.eid, (await alert()).id)).update({ lastWaveAt: Date.now() - 3 * minute })
  await push(press())
  await whenDue(50)
  expect(await escalatedOf(home)).toEqual([])
})
