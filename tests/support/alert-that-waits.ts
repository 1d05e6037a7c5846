import type { Firestore } from '@google-cloud/firestore'
import type { EscalationPlan } from '@vigie/domain/alerts/escalation-plan'
import { paths } from '@vigie/domain/paths'
import type { Member } from '@vigie/domain/people/user'
import { type TimerOf, timerIdOf } from '@vigie/domain/timers/timer'
import { newId } from './ids.ts'
import { newAlert } from './outbox.ts'
import { newUser } from './people.ts'

const minute = 60_000

/** An alert whose home's plan has steps of these phones, one person each, the first of them due a while ago. */
export async function alertThatWaits(db: Firestore, steps: readonly (readonly string[])[]) {
  const [eid, aid] = [newId('home'), newId('alert')]
  const at = Date.now() - 10 * minute
  const timer: TimerOf<'escalation'> = {
    kind: 'escalation',
    establishmentId: eid,
    alertId: aid,
    dueAt: at + minute,
  }
  const id = timerIdOf(timer)
  const people = steps.map((phones) => phones.map((phone) => ({ uid: newId('user'), phone })))
  const plan: EscalationPlan = {
    ...{ activated: true, alerts: 'all', repeatMinutes: 60, resolveWithinMinutes: null, shifts: [] },
    steps: people.map((ofStep) => ({
      uids: ofStep.map(({ uid }) => uid),
      ...{ onShift: false, methods: ['sms'], afterMinutes: 1 },
    })),
  }
  const batch = db.batch()
  batch.set(db.doc(paths.establishment(eid)), { state: 'active', timeZone: 'America/Toronto', shifts: [] })
  batch.set(db.doc(paths.escalation(eid)), { ...plan, updatedAt: 1 })
  batch.set(db.doc(paths.alert(eid, aid)), newAlert({ escalation: { taken: 0, at } }))
  batch.set(db.doc(paths.timer(id)), timer)
  for (const { uid, phone } of people.flat()) {
    const member: Member = {
      ...{ uid, displayName: uid, establishmentName: eid, roleId: 11, role: 11 },
      ...{ state: 'accepted', beneficiaryIds: [] },
    }
    batch.set(db.doc(paths.user(uid)), newUser(uid, { phoneMobile: phone }))
    batch.set(db.doc(paths.member(eid, uid)), member)
  }
  await batch.commit()
  return {
    task: {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { id, dueAt: timer.dueAt } }),
    },
    dueAt: async (): Promise<number> => (await db.doc(paths.timer(id)).get()).get('dueAt'),
    /** As if the waiting time of the next step had gone by. */
    async pass() {
      const alert = db.doc(paths.alert(eid, aid))
      const { taken } = (await alert.get()).get('escalation')
      await alert.update({ escalation: { taken, at } })
      await db.doc(paths.timer(id)).update({ dueAt: at + minute })
    },
    levels: async (): Promise<number[]> =>
      (await db.doc(paths.alert(eid, aid)).get())
        .get('timeline')
        .flatMap((step: { step: string; level: number }) => (step.step === 'escalated' ? step.level : [])),
  }
}
