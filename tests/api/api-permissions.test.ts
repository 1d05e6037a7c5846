import { addressOf, type Call, type FileCall } from '@vigie/domain/api/call'
import type { Collection, OperationOf } from '@vigie/domain/people/permission-table'
import {
  type Access,
  can,
  type DocumentFacts,
  personOf,
  residentsReadBy,
} from '@vigie/domain/people/permissions'
import { roles } from '@vigie/domain/people/roles'
import type { Member } from '@vigie/domain/people/user'
import { beforeAll, expect, it } from 'vitest'
import { everyCall } from '../support/every-call.ts'
import { type FullHome, fullHome } from '../support/full-home.ts'
import { type Account, join, signUp, type TestPerson } from '../support/people.ts'
import { servedCalls } from '../support/served-calls.ts'

const { ADMIN, ADMIN_ESTABLISHMENT, CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles

let home: FullHome
beforeAll(async () => {
  home = await fullHome()
})

/** Whether somebody may make a call about the home, its resident and its nurse. */
type Right = (access: Access, about: DocumentFacts) => boolean

const may =
  <C extends Collection>(operation: OperationOf<C>, collection: C): Right =>
  (access, about) =>
    can(access, operation, collection, about)
const anybody: Right = () => true

/** Which right of the permission table each call is for. */
const rights: Readonly<Record<string, Right>> = {
  acknowledgeAlert: may('acknowledge', 'alerts'),
  resolveAlert: may('resolve', 'alerts'),
  reportAlertShown: may('show', 'alerts'),
  /** Whoever administers the home. */
  getAlertLoad: may('update', 'establishments'),
  getMessageCosts: may('read', 'deliveries'),
  /** The record names no caregiver. */
  getBeneficiary: may('read', 'beneficiaries'),
  setBeneficiary: may('update', 'beneficiaries'),
  setBeneficiaryPhoto: may('update', 'beneficiaries'),
  deleteBeneficiaryPhoto: may('update', 'beneficiaries'),
  readBeneficiaryPhoto: may('read', 'days'),
  openedBeneficiary: may('read', 'days'),
  getTrends: may('read', 'days'),
  getWholeTrends: may('read', 'days'),
  getResidentReport: (access) => residentsReadBy(access) === 'all',
  makeResidentReport: may('make', 'madeReports'),
  makeHomeReport: may('make', 'homeReports'),
  getHomeMonth: may('make', 'homeReports'),
  /** The nurse's. */
  readReport: (access) => can(access, 'read', 'madeReports', { by: home.ids.uid }),
  getLastNight: may('read', 'days'),
  getChanges: may('read', 'days'),
  getSegments: may('read', 'days'),
  setNote: may('create', 'notes'),
  /** The private one of the nurse. */
  getNote: (access, about) => can(access, 'read', 'privateNotes', { ...about, by: home.ids.uid }),
  deleteNote: may('create', 'notes'),
  getNoteReaders: may('create', 'notes'),
  recordMood: may('create', 'moods'),
  undoMood: may('create', 'moods'),
  beginSnooze: may('silence', 'alerts'),
  endSnooze: may('silence', 'alerts'),
  getTask: may('read', 'tasks'),
  setTask: may('update', 'tasks'),
  deleteTask: may('delete', 'tasks'),
  activateTask: may('update', 'tasks'),
  doTask: may('update', 'tasks'),
  undoTask: may('update', 'tasks'),
  /** Of all residents: whoever follows some has no such right. */
  markHandoverRead: may('update', 'handovers'),
  getHandover: (access) => residentsReadBy(access) === 'all',
  getHomeChanges: (access) => residentsReadBy(access) === 'all',
  setBeneficiaryState: may('update', 'beneficiaries'),
  claimDevice: may('create', 'claims'),
  claimDevices: may('create', 'claims'),
  changeDevice: may('update', 'assignments'),
  moveDevice: may('update', 'assignments'),
  retireDevice: may('delete', 'assignments'),
  getNotifications: may('read', 'notifications'),
  getNotificationsActivity: may('read', 'alerts'),
  getWhy: may('read', 'notifications'),
  getWhySilence: may('read', 'technicalAlerts'),
  getBackTest: may('update', 'notifications'),
  getHomeBackTest: may('update', 'notifications'),
  getNotificationRecipients: may('update', 'notifications'),
  setNotification: may('update', 'notifications'),
  deleteNotification: may('delete', 'notifications'),
  activateNotification: may('update', 'notifications'),
  createEstablishment: may('create', 'establishments'),
  changeEstablishment: may('update', 'establishments'),
  setShift: may('update', 'establishments'),
  deleteShift: may('update', 'establishments'),
  setLicences: may('update', 'settings'),
  setEscalation: may('update', 'escalation'),
  setResidentEscalation: may('update', 'escalations'),
  removeResidentEscalation: may('delete', 'escalations'),
  getReach: may('read', 'escalation'),
  rotateApiKey: may('update', 'keys'),
  removeEvents: may('delete', 'days'),
  listBeneficiaryFiles: may('read', 'documents'),
  announceBeneficiaryFile: may('create', 'documents'),
  putBeneficiaryFile: may('create', 'documents'),
  renameBeneficiaryFile: may('update', 'documents'),
  deleteBeneficiaryFile: may('delete', 'documents'),
  readBeneficiaryFile: may('read', 'documents'),
  listEstablishmentFiles: may('read', 'establishmentDocuments'),
  announceEstablishmentFile: may('create', 'establishmentDocuments'),
  putEstablishmentFile: may('create', 'establishmentDocuments'),
  renameEstablishmentFile: may('update', 'establishmentDocuments'),
  deleteEstablishmentFile: may('delete', 'establishmentDocuments'),
  playBeneficiaryFile: may('read', 'documents'),
  playEstablishmentFile: may('read', 'establishmentDocuments'),
  readEstablishmentFile: may('read', 'establishmentDocuments'),
  invite: may('create', 'members'),
  resendInvitation: may('create', 'members'),
  cancelInvitation: may('create', 'members'),
  revokeMember: may('delete', 'members'),
  changeRole: may('update', 'members'),
  changeFollowed: may('update', 'members'),
  setAway: may('update', 'members'),
  getUsersOfEstablishment: may('read', 'members'),
  getUsers: (access) => can(access, 'list', 'users') || can(access, 'read', 'members'),
  /** Of themselves it is asked nowhere here. */
  getUser: (access, about) => can(access, 'read', 'users', about) || can(access, 'read', 'members'),
  deleteUser: may('delete', 'users'),
  giveRole: may('giveRole', 'users'),
  /** Their own alone, whoever they are: here it is the nurse's. */
  changeProfile: () => false,
  /** What the invitation says decides, and about oneself there is nothing to decide. */
  acceptTerms: anybody,
  answerInvitation: anybody,
  confirmEmail: anybody,
  getDraftKey: anybody,
  /** Their own alerts alone. */
  releaseAlerts: anybody,
  setOwnAway: anybody,
  setPushDevice: anybody,
  dropPushDevice: anybody,
  endSessions: anybody,
  verifyEmail: anybody,
  sendPhoneCode: anybody,
  verifyPhone: anybody,
  setUnlockCode: anybody,
  unlock: anybody,
  retryDelivery: may('retry', 'deliveries'),
  /** Their own, of what they may still read. */
  getOwnMessages: anybody,
  tryChannel: anybody,
  getTrials: anybody,
  /** They find what they may see. */
  search: anybody,
  searchPrivately: anybody,
}

/** Every call that one signs in for. */
const calls = everyCall.filter((call) => !('isOpen' in call && call.isOpen))

/** The columns of the table, and the sides of its conditions: an account, and the membership in the home. */
const columns: [string, Account, (Pick<Member, 'roleId'> & { follows?: true; state?: 'pending' }) | null][] =
  [
    ['a super admin', { role: ADMIN }, null],
    ['an operator', { operator: true }, null],
    ['an administrator', { role: ADMIN_ESTABLISHMENT }, { roleId: ADMIN }],
    ['a nurse with READ_WRITE', { role: NURSE }, { roleId: READ_WRITE }],
    ['a reader with READ_ONLY', { role: READ_ONLY }, { roleId: READ_ONLY }],
    ['a caregiver of the resident', { role: CAREGIVER }, { roleId: READ_WRITE, follows: true }],
    ['a caregiver who reads of the resident', { role: CAREGIVER }, { roleId: READ_ONLY, follows: true }],
    ['a caregiver of nobody, at level ADMIN', { role: CAREGIVER }, { roleId: ADMIN }],
    ['a member without a level', { role: NURSE }, { roleId: null }],
    ['somebody invited', { role: NURSE }, { roleId: ADMIN, state: 'pending' }],
    ['a nurse of no home', { role: NURSE }, null],
    ['an establishment admin of no home', { role: ADMIN_ESTABLISHMENT }, null],
    ['a caregiver of no home', { role: CAREGIVER }, null],
    [
      'an administrator whose e-mail is not verified',
      { role: NURSE, emailVerified: false },
      { roleId: ADMIN },
    ],
  ]

async function somebody(account: Account, as: (typeof columns)[number][2]) {
  const person = await signUp(account)
  const membership = as && {
    roleId: as.roleId,
    role: person.role,
    state: as.state ?? ('accepted' as const),
    beneficiaryIds: as.follows ? [home.ids.bid] : [],
  }
  if (membership) await join(home.ids.eid, person, membership)
  const { operator = false, disabled = false, emailVerified = true } = account
  const access: Access = {
    person: personOf(person.uid, { roleId: person.role, operator, disabled }, emailVerified),
    membership,
  }
  return { person, access }
}

/** What calls ask by their query: each takes of it what is its own. */
const asked = () => ({
  ...{ establishmentId: home.ids.eid, beneficiaryId: home.ids.bid, visibility: 'public' },
  ...{ deviceId: 'a840410000010001', date: '2026-11-20', key: 'a' },
  ...{
    action: 'buttonPressed',
    deviceTypes: 'NOVIKA-LW-BOUTON',
    shiftIds: '',
    days: '7',
    period: 'lastWeek',
    month: '2026-10',
    from: '2026-11-20',
    to: '2026-11-20',
  },
})

/** Whether somebody is let in with a call about the home. The body fits none, which is looked at after that: nothing is done. */
async function asks({ idToken }: TestPerson, call: Call | FileCall): Promise<boolean> {
  const { method } = call
  const address = addressOf(call, home.ids, asked())
  const response = await fetch(`${process.env.VIGIE_HOSTING_URL}${address}`, {
    method: method.toUpperCase(),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: method === 'get' ? null : '[]',
  })
  expect([200, 400, 403, 404], `${method} ${address}: ${await response.text()}`).toContain(response.status)
  return response.status !== 403
}

it('every call is here, and all that /api says it has', async () => {
  const served = (await servedCalls(process.env.VIGIE_HOSTING_URL)).map(({ operationId }) => operationId)
  expect(served.toSorted()).toEqual(everyCall.map(({ operationId }) => operationId).toSorted())
  expect(Object.keys(rights).toSorted()).toEqual(calls.map(({ operationId }) => operationId).toSorted())
})

it.each(columns)(
  '%s is let in with the calls that the table has for them, and with no other',
  async (_who, account, as) => {
    const { person, access } = await somebody(account, as)
    const about = { uid: home.ids.uid, beneficiaryId: home.ids.bid }
    const differences = async (some: readonly (Call | FileCall)[]) => {
      const found = some.map(async (call) => {
        const { operationId, takesUnverified } = call
        const isLetIn = await asks(person, call)
        const should =
          (takesUnverified || access.person.emailVerified) && rights[operationId]?.(access, about)
        return isLetIn === should ? [] : [`${operationId}: ${isLetIn ? 'let in' : 'refused'}`]
      })
      return (await Promise.all(found)).flat()
    }
    // One person may ask for 40 things at a time.
    for (let from = 0; from < calls.length; from += 30)
      expect(await differences(calls.slice(from, from + 30))).toEqual([])
  },
)
