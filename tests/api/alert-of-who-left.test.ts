import type { Alert } from '@vigie/domain/alerts/alert'
import { forgottenAfterMs, retryUnreachedEveryMs } from '@vigie/domain/alerts/alert-policy'
import { setAwayCall } from '@vigie/domain/api/away-calls'
import { changeLevelCall, revokeCall } from '@vigie/domain/api/people-calls'
import { giveRoleCall } from '@vigie/domain/api/profile-calls'
import { deleteRuleCall } from '@vigie/domain/api/rule-act-calls'
import { setRuleCall } from '@vigie/domain/api/rule-calls'
import { deleteUserCall } from '@vigie/domain/api/user-record-calls'
import type { Wave } from '@vigie/domain/deliveries/wave'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { describe, expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import {
  alertsOf,
  buttonRule,
  changeAlert,
  homeWithButton,
  messagesOf,
  onlyAlertOf,
} from '../support/home-with-button.ts'
import { join, signUp } from '../support/people.ts'
import { push } from '../support/push.ts'
import { whenDocument, whenSeen } from '../support/until.ts'

const { ADMIN, CAREGIVER, NURSE, READ_WRITE } = roles
const minute = 60_000

/** A home whose button tells a nurse by SMS, and as many colleagues; its administrators are a person who acts and one who has a phone. */
async function homeOfWhoLeaves({ colleagues = 0 } = {}) {
  const { home, press } = await homeWithButton()
  const { eid } = home
  const nurse = await home.addMember()
  const others = await Promise.all(Array.from({ length: colleagues }, () => home.addMember()))
  const standIn = await home.addMember({ member: { roleId: ADMIN } })
  const admin = await signUp({ role: NURSE })
  await join(eid, admin, { roleId: ADMIN })
  const root = await signUp({ role: ADMIN })
  const to = (uid: string) => ({ kind: 'user' as const, uid })
  const told = { recipients: [nurse, ...others].map(to), methods: ['sms' as const] }
  const ruleId = await home.addRule({ ...buttonRule, ...told })
  const ask = {
    revoked: () => callApi(admin, revokeCall, { params: { eid, userId: nurse }, body: {} }),
    demoted: () =>
      callApi(admin, changeLevelCall, { params: { eid }, body: { userId: nurse, roleId: null } }),
    away: () =>
      callApi(admin, setAwayCall, { params: { eid }, body: { userId: nurse, away: { until: null } } }),
    deleted: () => callApi(root, deleteUserCall, { params: { uid: nurse } }),
    'made a relative': () =>
      callApi(root, giveRoleCall, { params: { uid: nurse }, body: { roleId: CAREGIVER } }),
    async 'taken off the rule'() {
      const { name, updatedAt } = (await db.doc(paths.notification(eid, ruleId)).get()).data() ?? {}
      const rule = { ...buttonRule, name, updatedAt, beneficiaryId: null, shiftIds: [] }
      const body = { id: ruleId, rule: { ...rule, methods: told.methods, recipients: [to(standIn)] } }
      return callApi(admin, setRuleCall, { params: {}, query: { establishmentId: eid }, body })
    },
    'left without the rule': () =>
      callApi(admin, deleteRuleCall, { params: { id: ruleId }, query: { establishmentId: eid } }),
  }
  const leave = async (how: keyof typeof ask) => {
    expect(await ask[how]()).toMatchObject({ status: 200, data: { changed: true } })
  }
  /** The press of which the nurse, and each colleague, has an SMS. */
  const tellOnce = async () => {
    await push(press())
    const { id } = await onlyAlertOf(home)
    await whenDocument(paths.alert(eid, id), ({ timeline }) => {
      const taken = timeline.filter(({ step }: { step: string }) => step === 'accepted')
      return taken.length === 1 + colleagues
    })
    return id
  }
  const waveOf = async (aid: string) => (await db.doc(paths.wave(eid, `${aid}_opened`)).get()).data() as Wave
  const whenAsked = (message: string) =>
    whenSeen(
      `${message} of ${eid}`,
      () => messagesOf(home),
      (all) => all.includes(`${message}_${standIn}_sms`),
    )
  return { home, press, nurse, standIn, leave, ask, tellOnce, waveOf, whenAsked }
}

const whenToldOf = (waveOf: (aid: string) => Promise<Wave>, aid: string, dueAt: number | null) =>
  whenSeen(
    aid,
    () => waveOf(aid),
    (wave) => wave.left !== undefined && wave.dueAt !== dueAt,
  )

describe.concurrent('the only one whom an alert told, and whom nobody has heard of since', () => {
  it('is taken off the rule: whom it names in their place is asked by it, once', async () => {
    const { home, nurse, standIn, leave, tellOnce, waveOf, whenAsked } = await homeOfWhoLeaves()
    const aid = await tellOnce()
    await leave('taken off the rule')
    await whenAsked('escalated-2')
    expect((await waveOf(aid)).left).toEqual([{ uid: nurse, alertId: aid }])
    expect(await messagesOf(home)).toEqual([`escalated-2_${standIn}_sms`, `opened_${nurse}_sms`])
  })

  it.each(['revoked', 'demoted', 'deleted', 'made a relative', 'away', 'left without the rule'] as const)(
    'is %s: administrators are asked in their place, once',
    async (how) => {
      const { home, nurse, leave, ask, tellOnce, whenAsked } = await homeOfWhoLeaves()
      const aid = await tellOnce()
      await leave(how)
      // What follows may be there already: on a busy machine the press is long enough ago by then.
      const lostAt = (timeline: Alert['timeline']) =>
        timeline.findIndex(({ step }) => step === 'nobodyReached')
      const { timeline } = await whenDocument(
        paths.alert(home.eid, aid),
        ({ timeline }) => lostAt(timeline) >= 0,
      )
      const upToIt = timeline.slice(0, lostAt(timeline) + 1)
      expect(upToIt.at(-1)).toMatchObject({ step: 'nobodyReached', left: true })
      expect(upToIt).not.toContainEqual(expect.objectContaining({ step: 'escalated' }))
      const messages = await whenAsked('escalated-2')
      // They themselves are told no more.
      expect(messages.filter((one) => one.includes(nurse))).toEqual([`opened_${nurse}_sms`])
      // The same again tells nobody twice.
      expect((await ask[how]()).status).toBe(200)
      await whenDocument(paths.alert(home.eid, aid), ({ nobodyReachedAt }) => nobodyReachedAt === null)
      expect(await messagesOf(home)).toEqual(messages)
      expect((await onlyAlertOf(home)).timeline.filter(({ step }) => step === 'nobodyReached')).toHaveLength(
        1,
      )
    },
  )

  it('is gone as the resident presses again within two minutes: who stands in hears of it at once', async () => {
    const { home, press, leave, tellOnce, whenAsked } = await homeOfWhoLeaves()
    const aid = await tellOnce()
    // Nobody is asked before the press, however long it takes on a busy machine.
    await changeAlert(home, aid, { escalation: { taken: 0, at: Date.now() + minute } })
    await leave('away')
    await whenDocument(paths.alert(home.eid, aid), ({ nobodyReachedAt }) => nobodyReachedAt !== null)
    // Twenty seconds later, and nobody was asked yet.
    const later = Date.now() - retryUnreachedEveryMs
    await changeAlert(home, aid, { lastWaveAt: later })
    await push(press())
    await whenAsked('repeated-2')
  })

  it.each([1, 2, 3])(
    'is revoked as the press arrives: whichever is first, administrators are asked (%i)',
    async () => {
      const { home, press, nurse, standIn, leave } = await homeOfWhoLeaves()
      await Promise.all([push(press()), leave('revoked')])
      await whenSeen(
        home.eid,
        () => messagesOf(home),
        (all) => all.some((one) => one.includes(standIn)),
      )
      const ofNurse = (await messagesOf(home)).filter((one) => one.includes(nurse))
      expect(ofNurse.filter((one) => !one.startsWith('opened'))).toEqual([])
    },
  )
})

describe.concurrent('nothing more is sent', () => {
  it('where another of those told is there', async () => {
    const { home, nurse, leave, tellOnce, waveOf } = await homeOfWhoLeaves({ colleagues: 1 })
    const aid = await tellOnce()
    const before = await messagesOf(home)
    await leave('revoked')
    const { left, dueAt } = await waveOf(aid)
    expect(left).toEqual([{ uid: nurse, alertId: aid }])
    await whenToldOf(waveOf, aid, dueAt)
    expect(await onlyAlertOf(home)).toMatchObject({ state: 'open', waves: 1, nobodyReachedAt: null })
    expect(await messagesOf(home)).toEqual(before)
  })

  it.each([
    ['somebody is on', { state: 'acknowledged', acknowledgedBy: { uid: 'other', name: 'Marie' } }],
    ['was forgotten', { lastActivityAt: 0, escalation: { taken: 0, at: Date.now() - forgottenAfterMs } }],
  ] as const)('of an alert that %s', async (_what, change) => {
    const { home, leave, tellOnce, waveOf } = await homeOfWhoLeaves()
    const aid = await tellOnce()
    await changeAlert(home, aid, { ...change, acknowledgedAt: Date.now() })
    const before = await waveOf(aid)
    await leave('away')
    await leave('revoked')
    expect(await waveOf(aid)).toEqual(before)
    expect(await alertsOf(home)).toMatchObject([{ waves: 1, nobodyReachedAt: null }])
  })

  it('as somebody else is taken away, or gets a level with which they go', async () => {
    const { home, standIn, tellOnce, waveOf, nurse } = await homeOfWhoLeaves()
    const aid = await tellOnce()
    const before = await waveOf(aid)
    const root = await signUp({ role: ADMIN })
    const { eid } = home
    const level = (userId: string, roleId: typeof ADMIN | typeof READ_WRITE) =>
      callApi(root, changeLevelCall, { params: { eid }, body: { userId, roleId } })
    expect(await level(nurse, ADMIN)).toMatchObject({ data: { changed: true } })
    expect(await level(nurse, READ_WRITE)).toMatchObject({ data: { changed: true } })
    const gone = await callApi(root, revokeCall, { params: { eid, userId: standIn }, body: {} })
    expect(gone).toMatchObject({ data: { changed: true } })
    expect(await waveOf(aid)).toEqual(before)
  })
})
