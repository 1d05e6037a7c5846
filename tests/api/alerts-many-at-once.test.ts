import { firstPlan } from '@vigie/domain/alerts/escalation-plan'
import { acknowledgeAlertCall } from '@vigie/domain/api/alert-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { timerIdOf } from '@vigie/domain/timers/timer'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { bringTimer } from '../support/bring-timer.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { alertsOf } from '../support/home-with-button.ts'
import { newId } from '../support/ids.ts'
import { newAlert } from '../support/outbox.ts'
import { join, signUp } from '../support/people.ts'

const minute = 60_000
const many = 40

/** A home where so many calls, each of an event of its own, were told of ten minutes ago, and whose plan goes on after three. */
async function homeThatCalls() {
  const home = await createHome()
  const bid = await home.addResident()
  const told = await home.addMember()
  const step = { uids: [told], onShift: false, methods: ['sms' as const], afterMinutes: 3 }
  await db.doc(paths.escalation(home.eid)).set({ ...firstPlan, steps: [step], updatedAt: 1 })
  const ids = Array.from({ length: many }, () => newId('alert'))
  const batch = db.batch()
  for (const id of ids) {
    const escalation = { taken: 0, at: Date.now() - 10 * minute }
    const alert = newAlert({ beneficiaryId: bid, eventId: newId('event'), escalation })
    batch.set(db.doc(paths.alert(home.eid, id)), alert)
    const timer = { kind: 'escalation' as const, establishmentId: home.eid, alertId: id }
    batch.set(db.doc(paths.timer(timerIdOf(timer))), { ...timer, dueAt: Date.now() + 60 * minute })
  }
  await batch.commit()
  return { home, ids }
}

it('calls that are taken in the same moment are all taken', async () => {
  const { home, ids } = await homeThatCalls()
  const nurse = await signUp({ role: roles.NURSE })
  await join(home.eid, nurse, { roleId: roles.READ_WRITE })
  const answers = await Promise.all(
    ids.map((aid) => callApi(nurse, acknowledgeAlertCall, { params: { eid: home.eid, aid }, body: {} })),
  )
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
})

it('steps that are due in the same moment are all taken', async () => {
  const { home, ids } = await homeThatCalls()
  const answers = await Promise.all(
    ids.map(async (aid) => {
      const id = timerIdOf({ kind: 'escalation', establishmentId: home.eid, alertId: aid })
      await db.doc(paths.timer(id)).update({ dueAt: Date.now() - 1 })
      return bringTimer(id)
    }),
  )
  expect(answers.filter((status) => status !== 204)).toEqual([])
  const steps = (await alertsOf(home)).map(({ timeline }) =>
    timeline.filter(({ step }) => step === 'escalated'),
  )
  expect(steps.filter((taken) => taken.length !== 1)).toEqual([])
})
