import { getAlertLoadCall, mostAlertsCounted } from '@vigie/domain/api/alert-load-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { newAlert } from '../support/outbox.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'

const { ADMIN, CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles
const dayMs = 24 * 3_600_000
const luc = { uid: 'luc', name: 'Luc' }

/** An alert of so long ago that was resolved after so many seconds. */
function resolvedAlert(beneficiaryId: string, ruleId: string, agoMs: number, seconds: number) {
  const at = Date.now() - agoMs
  const times = { occurredAt: at, publishedAt: at, receivedAt: at, raisedAt: at, shownAt: null }
  const resolvedAt = at + seconds * 1_000
  return newAlert({
    ...{ beneficiaryId, ruleId, ruleName: ruleId, times, state: 'resolved', resolvedAt },
    timeline: [
      { step: 'opened', at },
      { step: 'resolved', at: resolvedAt, by: luc, resolution: 'falseAlarm' },
    ],
  })
}

async function store(home: TestHome, alerts: readonly object[]): Promise<void> {
  for (let from = 0; from < alerts.length; from += 400) {
    const batch = db.batch()
    for (const alert of alerts.slice(from, from + 400))
      batch.set(db.doc(paths.alert(home.eid, newId('alert'))), alert)
    await batch.commit()
  }
}

const ask = (person: TestPerson, eid: string, days = '7') =>
  callApi(person, getAlertLoadCall, { params: { eid }, query: { days: days as '7' } })

async function administered() {
  const home = await createHome()
  const bid = await home.addResident()
  const admin = await signUp({ role: NURSE })
  await join(home.eid, admin, { roleId: ADMIN })
  return { home, bid, admin }
}

it('an administrator reads how much attention the alerts of the period asked for, and of none that there were none', async () => {
  const { home, bid, admin } = await administered()
  const none = getAlertLoadCall.answer.parse((await ask(admin, home.eid)).data)
  expect(none).toMatchObject({ alerts: 0, isWhole: true, answered: { calls: 0 }, rules: [], residents: [] })
  await store(home, [
    resolvedAlert(bid, 'often', dayMs, 30),
    resolvedAlert(bid, 'often', 2 * dayMs, 100),
    resolvedAlert(bid, 'seldom', 3 * dayMs, 200),
    resolvedAlert(bid, 'seldom', 20 * dayMs, 30),
    // It cannot be read, and is said to be there.
    { times: { raisedAt: Date.now() - dayMs } },
  ])
  const week = getAlertLoadCall.answer.parse((await ask(admin, home.eid)).data)
  expect(week).toMatchObject({
    ...{ alerts: 3, resolved: 3, nothingWrong: 3, unreadable: 1, isWhole: true },
    answered: { calls: 3, withinMinute: 1, withinThreeMinutes: 2 },
    residents: [{ beneficiaryId: bid, alerts: 3 }],
  })
  expect(week.rules.map(({ ruleId, alerts }) => [ruleId, alerts])).toEqual([
    ['often', 2],
    ['seldom', 1],
  ])
  const month = getAlertLoadCall.answer.parse((await ask(admin, home.eid, '30')).data)
  expect(month.alerts).toBe(4)
  expect((await ask(admin, home.eid, '8')).status).toBe(400)
})

it('of more alerts than one answer counts the latest are counted, and it says from when on', async () => {
  const { home, bid, admin } = await administered()
  const many = Array.from({ length: mostAlertsCounted + 5 }, (_, index) =>
    resolvedAlert(bid, 'often', (index + 1) * 60_000, 30),
  )
  await store(home, many)
  const { alerts, isWhole, from } = getAlertLoadCall.answer.parse((await ask(admin, home.eid)).data)
  expect([alerts, isWhole]).toEqual([mostAlertsCounted, false])
  expect(Date.now() - from).toBeLessThan((mostAlertsCounted + 1) * 60_000)
})

it('nobody else reads it: not the staff, a relative, another home’s administrator, or who administers it no more', async () => {
  const { home, bid, admin } = await administered()
  const other = await administered()
  const of = async (
    roleId: typeof ADMIN | typeof READ_ONLY | typeof READ_WRITE,
    role: typeof NURSE | typeof CAREGIVER = NURSE,
  ) => {
    const person = await signUp({ role })
    await join(home.eid, person, { roleId, ...(role === CAREGIVER && { beneficiaryIds: [bid] }) })
    return person
  }
  const refused = [other.admin, await of(READ_WRITE), await of(READ_ONLY), await of(READ_WRITE, CAREGIVER)]
  for (const person of refused) expect((await ask(person, home.eid)).status).toBe(403)
  expect((await ask(admin, home.eid)).status).toBe(200)
  await db.doc(paths.member(home.eid, admin.uid)).delete()
  expect((await ask(admin, home.eid)).status).toBe(403)
  expect((await ask(admin, newId('home'))).status).toBe(403)
})
