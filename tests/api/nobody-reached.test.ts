import { firstPlan } from '@vigie/domain/alerts/escalation-plan'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { timerIdOf } from '@vigie/domain/timers/timer'
import { expect, it } from 'vitest'
import { db } from '../support/firestore.ts'
import type { TestHome } from '../support/home.ts'
import { homeWithButton, messagesOf, onlyAlertOf } from '../support/home-with-button.ts'

import { newId } from '../support/ids.ts'
import { push } from '../support/push.ts'
import { addFault } from '../support/sandbox.ts'
import { whenDocument, whenSeen } from '../support/until.ts'

/** A home whose button tells a nurse who has an address alone, from which messages come back. */
async function homeWhereNobodyIsReached() {
  const { home, press } = await homeWithButton()
  const email = `${newId('away')}@vigie.example`
  const nurse = await home.addMember({ user: { email, phoneMobile: null } })
  await addFault(email, { mode: 'undelivered' })
  await home.addRule({
    action: 'buttonPressed',
    deviceTypes: ['NOVIKA-LW-BOUTON'],
    recipients: [{ kind: 'user', uid: nurse }],
    methods: ['email'],
  })
  return { home, nurse, press }
}

const whenAsked = (home: TestHome) =>
  whenSeen(
    `the next messages of ${home.eid}`,
    async () => (await messagesOf(home)).filter((message) => message.startsWith('escalated')),
    (messages) => messages.length > 0,
  )

it.concurrent('has a call for help whose only message is lost ask the administrators in seconds, where a home has no plan', async () => {
  const { home, press } = await homeWhereNobodyIsReached()
  const administrator = await home.addMember({ member: { roleId: roles.ADMIN } })
  await push(press())
  const { id } = await onlyAlertOf(home)
  await whenDocument(paths.alert(home.eid, id), ({ timeline }) =>
    timeline.some(({ step }: { step: string }) => step === 'nobodyReached'),
  )
  const told = await whenAsked(home)
  expect(told).toContain(`escalated-2_${administrator}_sms`)
  await whenDocument(paths.alert(home.eid, id), ({ nobodyReachedAt }) => nobodyReachedAt === null)
  // They are asked once: what calls on is the press, not the clock.
  const timer = timerIdOf({ kind: 'escalation', establishmentId: home.eid, alertId: id })
  expect((await db.doc(paths.timer(timer)).get()).exists).toBe(false)
})

it.concurrent('takes the next step of a plan then, which waits for an answer otherwise', async () => {
  const { home, press } = await homeWhereNobodyIsReached()
  const supervisor = await home.addMember()
  const step = { uids: [supervisor], onShift: false, methods: ['sms' as const], afterMinutes: 60 }
  await db.doc(paths.escalation(home.eid)).set({ ...firstPlan, steps: [step], updatedAt: 1 })
  await push(press())
  const told = await whenAsked(home)
  expect(told).toEqual([`escalated-2_${supervisor}_sms`])
  expect((await onlyAlertOf(home)).nobodyAnsweredAt).toBeNull()
})
