import { mostRules, type RuleSaid } from '@vigie/domain/alerts/managed-rule'
import { changeEstablishmentCall, setShiftCall } from '@vigie/domain/api/establishment-calls'
import { activateRuleCall, deleteRuleCall } from '@vigie/domain/api/rule-act-calls'
import {
  listRulesCall,
  ruleRecipientsCall,
  rulesActivityCall,
  setRuleCall,
} from '@vigie/domain/api/rule-calls'
import { absenceMetrics, comparisonOperators, sensorMetrics, triggerMetrics } from '@vigie/domain/care/enums'
import { paths } from '@vigie/domain/paths'
import { type MembershipRoleId, type RoleId, roles } from '@vigie/domain/people/roles'
import { localTimeOfDay } from '@vigie/domain/time/local-time'
import { timerIdOf } from '@vigie/domain/timers/timer'
import { beforeEach, describe, expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { newAlert } from '../support/outbox.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'

const { ADMIN, ADMIN_ESTABLISHMENT, CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles

const night = { id: 'night', name: 'Nuit', nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' }
let home: TestHome
let nurse: TestPerson
/** A colleague with an address and a confirmed number. */
let colleague: string
let said: RuleSaid
beforeEach(async () => {
  home = await createHome({ shifts: [night] })
  nurse = await memberOf(home, NURSE, READ_WRITE)
  colleague = await home.addMember()
  said = {
    name: 'Bouton, la nuit',
    beneficiaryId: null,
    deviceTypes: ['NOVIKA-LW-BOUTON'],
    action: 'buttonPressed',
    shiftIds: ['night'],
    recipients: [{ kind: 'user', uid: colleague }],
    methods: ['sms', 'email'],
    updatedAt: null,
  }
})

async function memberOf({ eid }: TestHome, role: RoleId, roleId: MembershipRoleId | null) {
  const person = await signUp({ role })
  await join(eid, person, { roleId })
  return person
}
const ofHome = () => ({ establishmentId: home.eid })
const set = (id: string, rule: object = said, person = nurse) =>
  callApi(person, setRuleCall, { params: {}, query: ofHome(), body: { id, rule: rule as RuleSaid } })
const activate = (id: string, activated: boolean, person = nurse) =>
  callApi(person, activateRuleCall, { params: {}, query: ofHome(), body: { id, activated } })
const remove = (id: string, person = nurse) =>
  callApi(person, deleteRuleCall, { params: { id }, query: ofHome() })
const list = (beneficiaryId?: string, person = nurse) =>
  callApi(person, listRulesCall, { params: {}, query: { ...ofHome(), beneficiaryId } })
const activity = (beneficiaryId?: string, person = nurse) =>
  callApi(person, rulesActivityCall, { params: {}, query: { ...ofHome(), beneficiaryId } })
const stored = async (id: string) => (await db.doc(paths.notification(home.eid, id)).get()).data()
const idsOf = ({ data }: { data: unknown }) => (data as { id: string }[]).map(({ id }) => id).toSorted()
const actsOn = async (id: string) =>
  (await db.collection(paths.audits).where('path', '==', paths.notification(home.eid, id)).get()).docs
    .map((act) => act.get('action') as string)
    .toSorted()

describe('a notification rule', () => {
  it('is added activated, once, changed as it was seen, and each is noted', async () => {
    const added = await set('r')
    expect(added).toMatchObject({ status: 200, data: { changed: true } })
    expect(await stored('r')).toMatchObject({ type: 'live', activated: true, createdBy: nurse.uid })
    expect(await set('r')).toMatchObject({ status: 200, data: { changed: false } })
    const { updatedAt } = added.data
    const changed = await set('r', { ...said, methods: ['sms'], updatedAt })
    expect(changed).toMatchObject({ status: 200, data: { changed: true } })
    const admin = await memberOf(home, ADMIN_ESTABLISHMENT, ADMIN)
    await set('r', { ...said, updatedAt: changed.data.updatedAt }, admin)
    expect(await stored('r')).toMatchObject({ createdBy: nurse.uid, updatedBy: admin.uid })
    expect(await actsOn('r')).toEqual(['rule.set', 'rule.set', 'rule.set'])
  })

  it('that somebody deactivated meanwhile can be changed, which says that it alerts nobody', async () => {
    const { updatedAt } = (await set('r')).data
    await activate('r', false)
    const changed = await set('r', { ...said, methods: ['sms'], updatedAt })
    expect(changed).toMatchObject({ status: 200, data: { changed: true, activated: false } })
    const again = await set('r', { ...said, methods: ['sms'], updatedAt })
    expect(again).toMatchObject({ status: 200, data: { changed: false, activated: false } })
  })

  it('can tell the accepted members, whom it names to whoever may write one and to nobody else', async () => {
    await home.addMember({ member: { state: 'pending' } })
    const asked = (person: TestPerson) => callApi(person, ruleRecipientsCall, { params: {}, query: ofHome() })
    const { status, data } = await asked(nurse)
    expect(status).toBe(200)
    const told = data as unknown as { uid: string }[]
    expect(told.map(({ uid }) => uid).toSorted()).toEqual([nurse.uid, colleague].toSorted())
    expect(Object.keys(told[0] ?? {}).toSorted()).toEqual(['displayName', 'role', 'roleId', 'uid'])
    expect(await asked(await memberOf(home, NURSE, READ_ONLY))).toMatchObject({ status: 403 })
    expect(await asked(await memberOf(await createHome(), NURSE, READ_WRITE))).toMatchObject({ status: 403 })
  })

  it('that somebody changed meanwhile is not changed, and what it says by now is told', async () => {
    const { updatedAt } = (await set('r')).data
    await set('r', { ...said, name: 'Bouton', updatedAt })
    const stale = await set('r', { ...said, name: 'La nuit', updatedAt })
    expect(stale).toMatchObject({ status: 409, data: { code: 'ruleChanged', current: { name: 'Bouton' } } })
    expect(await stored('r')).toMatchObject({ name: 'Bouton' })
  })

  it('is deactivated, activated and deleted, each once', async () => {
    await set('r')
    expect(await activate('r', false)).toMatchObject({ status: 200, data: { changed: true } })
    expect(await activate('r', false)).toMatchObject({ status: 200, data: { changed: false } })
    expect(await stored('r')).toMatchObject({ activated: false })
    await activate('r', true)
    expect(await remove('r')).toMatchObject({ status: 200, data: { changed: true } })
    expect(await remove('r')).toMatchObject({ status: 200, data: { changed: false } })
    expect(await activate('r', true)).toMatchObject({ status: 404, data: { code: 'ruleNotFound' } })
    // Nor does the call that added it bring it back, where it comes again.
    expect(await set('r')).toMatchObject({ status: 404, data: { code: 'ruleNotFound' } })
    expect(await stored('r')).toBeUndefined()
    expect(await actsOn('r')).toEqual(['rule.activate', 'rule.deactivate', 'rule.delete', 'rule.set'])
    const noted = await db
      .collection(paths.audits)
      .where('path', '==', paths.notification(home.eid, 'r'))
      .get()
    expect(noted.docs.map((act) => act.get('aboutName'))).toEqual(Array(4).fill(said.name))
  })

  it('is changed though somebody deactivated it meanwhile, and stays so', async () => {
    const { updatedAt } = (await set('r')).data
    await activate('r', false)
    expect(await set('r', { ...said, name: 'Bouton', updatedAt })).toMatchObject({ status: 200 })
    expect(await stored('r')).toMatchObject({ name: 'Bouton', activated: false })
  })

  it('is not activated where it would tell nobody by then', async () => {
    await set('r')
    await activate('r', false)
    await db.doc(paths.member(home.eid, colleague)).delete()
    expect(await activate('r', true)).toMatchObject({ status: 404, data: { code: 'memberNotFound' } })
    expect(await stored('r')).toMatchObject({ activated: false })
  })

  it('that cannot be read is deleted all the same', async () => {
    await db.doc(paths.notification(home.eid, 'r')).set({ type: 'live', name: 7 })
    expect(await set('r')).toMatchObject({ status: 404 })
    expect(await remove('r')).toMatchObject({ data: { changed: true } })
  })

  it('two people who add it at once add it once', async () => {
    const other = await memberOf(home, ADMIN_ESTABLISHMENT, ADMIN)
    const answers = await Promise.all([set('r'), set('r', said, other)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.filter(({ data }) => data.changed)).toHaveLength(1)
    expect(await actsOn('r')).toEqual(['rule.set'])
  })
})

describe('a conditional rule', () => {
  const compared = {
    type: 'conditional',
    ...{ deviceTypes: ['NOVIKA-LW-BANDE'], action: 'standUp' },
    ...{ metric: triggerMetrics.TRIGGER_COUNT, operator: comparisonOperators.greater, value: 4 },
    ...{ period: null, heldMinutes: null },
  }

  it('is set, listed beside live ones, and watches anew what it is changed to watch', async () => {
    await set('live')
    const { data } = await set('r', { ...said, ...compared })
    const made = await stored('r')
    expect(made).toMatchObject({ ...compared, activated: true, watchesSince: data.updatedAt })
    const stricter = await set('r', { ...said, ...compared, value: 3, updatedAt: data.updatedAt })
    expect(await stored('r')).toMatchObject({ value: 3, watchesSince: data.updatedAt })
    await set('r', { ...said, ...compared, action: 'layDown', updatedAt: stricter.data.updatedAt })
    expect(Number((await stored('r'))?.watchesSince)).toBeGreaterThan(Number(data.updatedAt))
    expect(idsOf(await list())).toEqual(['live', 'r'])
    expect((await list()).data).toContainEqual(expect.objectContaining({ id: 'r', type: 'conditional' }))
  })

  it('that would never fire is refused, also where it is activated as it was before', async () => {
    const period = { kind: 'custom', from: '2099-01-01', to: '2099-01-31' }
    const usual = { ...said, ...compared, operator: comparisonOperators.times_more, period }
    expect(await set('r', usual)).toMatchObject({ status: 409, data: { code: 'periodNotOver' } })
    const signs = { ...said, ...compared, metric: absenceMetrics.NO_SIGN, action: 'noSignOfLife' }
    expect(await set('r', { ...signs, value: 480 })).toMatchObject({ data: { code: 'waitsBeyondShift' } })
    expect(await stored('r')).toBeUndefined()
    expect(await set('r', { ...signs, value: 479 })).toMatchObject({ status: 200 })
    await activate('r', false)
    await db.doc(paths.notification(home.eid, 'r')).update({ value: 480 })
    expect(await activate('r', true)).toMatchObject({ data: { code: 'waitsBeyondShift' } })
    expect(await set('whole', { ...signs, value: 720, shiftIds: [] })).toMatchObject({ status: 200 })
  })

  it('that is decided when its shift is over waits for that as long as it is activated', async () => {
    const path = paths.timer(timerIdOf({ kind: 'windowEnds', establishmentId: home.eid, ruleId: 'r' }))
    const timer = async () => (await db.doc(path).get()).data()
    await set('r', { ...said, ...compared, operator: comparisonOperators.lesser })
    expect(await timer()).toMatchObject({ kind: 'windowEnds', ruleId: 'r', shiftId: 'night' })
    await activate('r', false)
    expect(await timer()).toBeUndefined()
    await activate('r', true)
    expect((await timer())?.dueAt).toBeGreaterThan(Date.now())
    await remove('r')
    expect(await timer()).toBeUndefined()
  })

  it('on signs of life looks for them as long as it is activated, by devices that see life alone', async () => {
    const path = paths.timer(timerIdOf({ kind: 'signs', establishmentId: home.eid, ruleId: 'r' }))
    const timer = async () => (await db.doc(path).get()).data()
    const signs = { ...said, ...compared, metric: absenceMetrics.NO_SIGN, value: 60, action: 'noSignOfLife' }
    expect((await set('r', { ...signs, deviceTypes: ['NOVIKA-LW-BOUTON'] })).status).toBe(400)
    await set('r', { ...signs, deviceTypes: ['NOVIKA-LW-BANDE', 'NOVIKA-LW-EXTPIR'] })
    expect(await timer()).toMatchObject({ kind: 'signs', ruleId: 'r', looks: {} })
    await activate('r', false)
    expect(await timer()).toBeUndefined()
  })

  it('that is decided when its shift is over waits for that shift as it is, when it is moved or the clock of the home is', async () => {
    const admin = await memberOf(home, ADMIN_ESTABLISHMENT, ADMIN)
    const path = paths.timer(timerIdOf({ kind: 'windowEnds', establishmentId: home.eid, ruleId: 'r' }))
    const timer = async () => (await db.doc(path).get()).data()
    const endsAt = async (timeZone: string) => localTimeOfDay((await timer())?.until, timeZone)
    await set('r', { ...said, ...compared, operator: comparisonOperators.lesser })
    expect(await endsAt('America/Toronto')).toBe('07:00')
    const { id: sid, name: _, ...shift } = night
    const params = { eid: home.eid, sid }
    await callApi(admin, setShiftCall, { params, query: {}, body: { ...shift, end: '07:30' } })
    expect(await endsAt('America/Toronto')).toBe('07:30')
    const body = { timeZone: 'America/Vancouver' }
    await callApi(admin, changeEstablishmentCall, { params: { eid: home.eid }, query: {}, body })
    expect(await endsAt('America/Vancouver')).toBe('07:30')
    await activate('r', false)
    await callApi(admin, setShiftCall, { params, query: {}, body: { ...shift, end: '08:00' } })
    expect(await timer()).toBeUndefined()
  })

  it.each([
    ['measures what its action is not', { metric: sensorMetrics.TEMPERATURE, heldMinutes: 5 }],
    ['compares with a past of which it names none', { operator: comparisonOperators.times_more }],
    ['counts by halves', { value: 1.5 }],
    ['asks for less than none', { operator: comparisonOperators.lesser, value: 0 }],
    ['is live and compares', { type: 'live' }],
  ])('is refused that %s', async (_, other) => {
    expect(await set('r', { ...said, ...compared, ...other })).toMatchObject({
      data: { code: 'invalidRequest' },
    })
    expect(await stored('r')).toBeUndefined()
  })
})

describe('a rule is refused, and nothing is kept, that', () => {
  const refused = async (other: object, code: string) => {
    expect(await set('r', { ...said, ...other })).toMatchObject({ data: { code } })
    expect(await stored('r')).toBeUndefined()
  }

  it('is for a shift that the home has not', () => refused({ shiftIds: ['day'] }, 'shiftNotFound'))
  it('is for a resident of nowhere', () => refused({ beneficiaryId: 'nobody' }, 'beneficiaryNotFound'))
  it('is for a resident of another home', async () => {
    const other = await createHome()
    await refused({ beneficiaryId: await other.addResident() }, 'beneficiaryNotFound')
  })
  it('is for a resident who is archived', async () => {
    await refused({ beneficiaryId: await home.addResident({ state: 'archived' }) }, 'beneficiaryArchived')
  })
  it('tells somebody of another home', async () => {
    const other = await createHome()
    await refused({ recipients: [{ kind: 'user', uid: await other.addMember() }] }, 'memberNotFound')
  })
  it('tells of all residents a relative alone, who is told of their own', async () => {
    const user = { roleId: CAREGIVER }
    const member = { role: CAREGIVER, beneficiaryIds: [await home.addResident()] }
    const recipients = [{ kind: 'user', uid: await home.addMember({ user, member }) }]
    await refused({ recipients }, 'residentsUntold')
  })
  it('tells a caregiver of a resident whom they do not follow', async () => {
    const bid = await home.addResident()
    const uid = await home.addMember({
      user: { roleId: CAREGIVER },
      member: { role: CAREGIVER, beneficiaryIds: [await home.addResident()] },
    })
    await refused({ beneficiaryId: bid, recipients: [{ kind: 'user', uid }] }, 'recipientUntold')
  })
  it('tells a member without a level, who is named', async () => {
    const member = { roleId: null, displayName: 'Samuel Drouin' }
    const uid = await home.addMember({ member })
    const recipients = [...said.recipients, { kind: 'user', uid }]
    await refused({ recipients }, 'recipientUntold')
    expect((await set('r', { ...said, recipients })).data.message).toMatch(/: Samuel Drouin\.$/)
  })
  it('tells somebody by SMS alone whose number was never confirmed', async () => {
    const uid = await home.addMember({
      user: { verifiedPhones: [] },
      member: { displayName: 'Sylvie Caron' },
    })
    const recipients = [{ kind: 'user', uid }]
    await refused({ recipients, methods: ['sms'] }, 'recipientUnreachable')
    const named = await set('r', { ...said, recipients, methods: ['sms'] })
    expect(named.data.message).toMatch(/: Sylvie Caron\.$/)
    await refused({ recipients, methods: ['sms', 'email'] }, 'methodReachesNobody')
    expect(await set('r', { ...said, recipients, methods: ['email'] })).toMatchObject({ status: 200 })
  })
  it('tells the contact of a resident who has none', async () => {
    const beneficiaryId = await home.addResident({ email: null, phone: null, confirmedPhone: null })
    const recipients = [{ kind: 'beneficiary' }]
    await refused({ beneficiaryId, recipients, methods: ['email'] }, 'recipientUnreachable')
  })
  it('names an action that its device type cannot send', () =>
    refused({ deviceTypes: ['NOVIKA-LW-AIMANT'] }, 'invalidRequest'))
  it('is one too many', async () => {
    const batch = db.batch()
    for (let count = 0; count < mostRules; count += 1)
      batch.set(db.doc(paths.notification(home.eid, `rule-${count}`)), { type: 'live' })
    await batch.commit()
    await refused({}, 'tooManyRules')
  })
})

describe('who does not write in a home', () => {
  it('neither sets, activates nor deletes a rule of it', async () => {
    await set('r')
    const others = [
      await memberOf(home, NURSE, READ_ONLY),
      await memberOf(home, CAREGIVER, READ_WRITE),
      await memberOf(home, ADMIN_ESTABLISHMENT, null),
      await memberOf(await createHome(), ADMIN_ESTABLISHMENT, ADMIN),
      await signUp({ role: NURSE }),
    ]
    for (const other of others) {
      const answers = [
        await set(newId('rule'), said, other),
        await activate('r', false, other),
        await remove('r', other),
      ]
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    }
    expect(await stored('r')).toMatchObject({ activated: true })
  })

  it('is told that the home is inactive where that is why', async () => {
    const inactive = await createHome({ state: 'inactive' })
    const person = await signUp({ role: NURSE })
    await join(inactive.eid, person, { roleId: READ_WRITE, establishmentState: 'inactive' })
    const query = { establishmentId: inactive.eid }
    const answer = await callApi(person, deleteRuleCall, { params: { id: 'r' }, query })
    expect(answer).toMatchObject({ status: 409, data: { code: 'establishmentInactive' } })
  })
})

describe('the rules of a home are listed', () => {
  it('all of them, or those that are for a resident; for staff alone', async () => {
    const [roy, cote] = [await home.addResident(), await home.addResident()]
    await set('all')
    await set('roy', { ...said, beneficiaryId: roy })
    await set('cote', { ...said, beneficiaryId: cote })
    expect(idsOf(await list())).toEqual(['all', 'cote', 'roy'])
    expect(idsOf(await list(roy))).toEqual(['all', 'roy'])
    const caregiver = await signUp({ role: CAREGIVER })
    await join(home.eid, caregiver, { roleId: READ_WRITE, beneficiaryIds: [roy] })
    expect((await list(roy, caregiver)).status).toBe(403)
  })

  it('with the alerts that they raised, of whoever asks for all or for one', async () => {
    const [roy, cote] = [await home.addResident(), await home.addResident()]
    const raise = (aid: string, beneficiaryId: string) =>
      db.doc(paths.alert(home.eid, aid)).set(newAlert({ beneficiaryId }))
    await raise('of-roy', roy)
    await raise('of-cote', cote)
    expect(idsOf(await activity())).toEqual(['of-cote', 'of-roy'])
    expect(idsOf(await activity(roy))).toEqual(['of-roy'])
    const caregiver = await signUp({ role: CAREGIVER })
    await join(home.eid, caregiver, { roleId: READ_WRITE, beneficiaryIds: [roy] })
    expect(idsOf(await activity(roy, caregiver))).toEqual(['of-roy'])
    expect((await activity(cote, caregiver)).status).toBe(403)
    expect((await activity(undefined, caregiver)).status).toBe(403)
  })
})
