import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { paths } from '@vigie/domain/paths'
import { collection, doc, getDoc, getDocs, query, where } from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { members, outsiders } from './cast.ts'
import { databaseFor, isAllowed, openRules } from './environment.ts'

/**
 * Private notes are for attendants, occupational therapists and nurses only (docs/permissions.md). Written out by hand
 * here and not read from the permission table, so that a mistake in the table shows.
 */
const readers = [
  'therapist, ADMIN',
  'therapist, READ_WRITE',
  'therapist, READ_ONLY',
  'nurse, ADMIN',
  'nurse, READ_WRITE',
  'nurse, READ_ONLY',
  'attendant, READ_WRITE',
]
const authorsToo = [
  ...readers,
  'super admin',
  'operator account',
  'establishment admin, ADMIN',
  'establishment admin, READ_WRITE',
  'establishment admin, READ_ONLY',
  'attendant, ADMIN',
  'attendant, READ_ONLY',
  'reader, ADMIN',
  'reader, READ_WRITE',
  'reader, READ_ONLY',
  'caregiver, ADMIN',
  'caregiver, READ_WRITE',
  'caregiver, READ_ONLY',
]

/** Who is told in the home's journal of what was done about private notes: those of its administrators who may read these. */
const auditors = ['therapist, ADMIN', 'nurse, ADMIN']

const everyone = [...members, ...outsiders]
const notes = paths.notes('lilas', 'followed')
let environment: RulesTestEnvironment
beforeAll(async () => {
  environment = await openRules('notes', everyone)
})
afterAll(() => environment.cleanup())

describe.each(everyone)('$name', (person) => {
  const isAuditor = auditors.includes(person.name)
  const isReader = readers.includes(person.name)
  const readsResident = authorsToo.includes(person.name)

  test(`${isReader ? 'reads' : 'does not read'} a private note of another`, async () => {
    const db = databaseFor(environment, person)
    expect(await isAllowed(getDoc(doc(db, notes, 'private')))).toBe(isReader)
    const privateOnes = query(collection(db, notes), where('visibility', '==', 'private'))
    expect(await isAllowed(getDocs(privateOnes))).toBe(isReader)
    expect(await isAllowed(getDocs(collection(db, notes)))).toBe(isReader)
  })

  test(`${readsResident ? 'reads' : 'does not read'} the private note they wrote`, async () => {
    const db = databaseFor(environment, person)
    expect(await isAllowed(getDoc(doc(db, notes, `private-${person.uid}`)))).toBe(readsResident)
    const own = query(collection(db, notes), where('by', '==', person.uid))
    expect(await isAllowed(getDocs(own))).toBe(readsResident)
  })

  test(`${readsResident ? 'lists' : 'does not list'} the public notes, with no private one among them`, async () => {
    const db = databaseFor(environment, person)
    const publicOnes = query(collection(db, notes), where('visibility', '==', 'public'))
    expect(await isAllowed(getDocs(publicOnes))).toBe(readsResident)
    if (!readsResident) return
    const found = await getDocs(publicOnes)
    expect(found.docs.map((note) => note.id)).toEqual(['public'])
  })

  test(`is ${isAuditor ? '' : 'not '}told of what was done about private notes`, async () => {
    const db = databaseFor(environment, person)
    const entries = collection(db, paths.privateAudits)
    expect(await isAllowed(getDoc(doc(entries, 'of-lilas')))).toBe(isAuditor)
    const ofHome = query(entries, where('establishmentId', '==', 'lilas'))
    expect(await isAllowed(getDocs(ofHome))).toBe(isAuditor)
    expect(await isAllowed(getDocs(entries))).toBe(false)
  })
})
