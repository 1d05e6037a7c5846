import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDocs,
  onSnapshot,
  query,
  updateDoc,
  where,
} from 'firebase/firestore'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Character, named } from './cast.ts'
import { databaseFor, isAllowed, openRules } from './environment.ts'

const nurse = named('nurse, READ_WRITE')
const caregiver = named('caregiver, READ_WRITE')
const superAdmin = named('super admin')

let environment: RulesTestEnvironment
beforeEach(async () => {
  environment = await openRules('listeners', [nurse, caregiver, superAdmin])
})
afterEach(() => environment.cleanup())

const asServer = (change: (db: Firestore) => Promise<void>) =>
  environment.withSecurityRulesDisabled((context) => change(context.firestore() as unknown as Firestore))
const member = (db: Firestore, { uid }: Character) => doc(db, paths.member('lilas', uid))
const profile = (db: Firestore, { uid }: Character) => doc(db, paths.user(uid))
const alertsOf = (bid: string) => (db: Firestore) =>
  query(collection(db, paths.alerts('lilas')), where('beneficiaryId', '==', bid))
const allAlerts = (db: Firestore) => query(collection(db, paths.alerts('lilas')))
const everyHomesAlerts = (db: Firestore) => query(collectionGroup(db, paths.alertsGroup))

/** Each way in which somebody loses what an open listener shows them. */
const losses: [string, Character, typeof allAlerts, (db: Firestore) => Promise<void>][] = [
  ['a membership is withdrawn', nurse, allAlerts, (db) => deleteDoc(member(db, nurse))],
  ['the level is taken away', nurse, allAlerts, (db) => updateDoc(member(db, nurse), { roleId: null })],
  ['the account is disabled', nurse, allAlerts, (db) => updateDoc(profile(db, nurse), { disabled: true })],
  ['the account is deleted', nurse, allAlerts, (db) => deleteDoc(profile(db, nurse))],
  ['the role is taken away', nurse, allAlerts, (db) => updateDoc(member(db, nurse), { role: null })],
  [
    'a caregiver is taken off the resident',
    caregiver,
    alertsOf('followed'),
    (db) => updateDoc(member(db, caregiver), { beneficiaryIds: [] }),
  ],
  [
    'a super admin is demoted',
    superAdmin,
    allAlerts,
    (db) => updateDoc(profile(db, superAdmin), { roleId: 11 }),
  ],
  [
    'a super admin who watches every home is demoted',
    superAdmin,
    everyHomesAlerts,
    (db) => updateDoc(profile(db, superAdmin), { roleId: 11 }),
  ],
  [
    'a super admin is disabled',
    superAdmin,
    allAlerts,
    (db) => updateDoc(profile(db, superAdmin), { disabled: true }),
  ],
]

test.each(losses)(
  'when %s, nothing more is read, and a listener that is open brings nothing more',
  async (_what, person, ask, lose) => {
    const heard: string[] = []
    const first = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<string>()
    const stop = onSnapshot(
      ask(databaseFor(environment, person)),
      (snapshot) => {
        heard.push(...snapshot.docs.map((alert) => alert.get('secret') ?? ''))
        first.resolve()
      },
      ({ code }) => ended.resolve(code),
    )
    await first.promise
    await asServer(lose)
    // What changes afterwards is what they must not see; it also makes the server look at the right again.
    await asServer((db) => updateDoc(doc(db, paths.alert('lilas', 'followed')), { secret: 'told later' }))

    // A database of its own, since the other one may answer from what its listener heard.
    expect(await isAllowed(getDocs(ask(databaseFor(environment, person))))).toBe(false)
    expect(await ended.promise).toBe('permission-denied')
    expect(heard).not.toContain('told later')
    stop()
  },
)

test('who keeps the right hears on, whatever else changes of what it rests on', async () => {
  const secrets: string[] = []
  const first = Promise.withResolvers<void>()
  const later = Promise.withResolvers<void>()
  const stop = onSnapshot(
    allAlerts(databaseFor(environment, nurse)),
    (snapshot) => {
      secrets.push(...snapshot.docs.map((alert) => alert.get('secret') ?? ''))
      first.resolve()
      if (secrets.includes('told later')) later.resolve()
    },
    later.reject,
  )
  await first.promise
  await asServer((db) => updateDoc(member(db, nurse), { roleId: roles.READ_ONLY }))
  await asServer((db) => updateDoc(profile(db, nurse), { displayName: 'Alice' }))
  await asServer((db) => updateDoc(member(db, caregiver), { roleId: null }))
  await asServer((db) => updateDoc(doc(db, paths.alert('lilas', 'followed')), { secret: 'told later' }))
  await later.promise
  stop()
})
