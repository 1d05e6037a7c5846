import { auditActions } from '@vigie/domain/care/audit'
import { auditFields } from '@vigie/domain/care/audit-fields'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { reportPaths } from '@vigie/domain/reports/report-paths'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { fr } from '../../../../../lib/i18n/fr.ts'
import { accessOf, changedIn, kindOf, peopleIn, whatOf, whomOf } from './entry.ts'
import { kindsNowhere, kindsOfHome } from './journal-filters.tsx'

const texts = i18next.createInstance()
await texts.init({ resources: { fr: { translation: fr } } })

const names = {
  people: new Map([['nurse', 'Alice Tremblay']]),
  residents: new Map([['roy', '214 · Mme Roy']]),
  kept: new Map<string, string>(),
}
const t = texts.getFixedT('fr')
const entry = { beneficiaryIds: [], uid: 'x', name: '', aboutName: '', renamed: undefined }

test.each([
  ['beneficiary.open', paths.beneficiary('home', 'roy'), '214 · Mme Roy'],
  ['beneficiary.open', paths.beneficiary('home', 'gone'), 'gone'],
  ['report.open', reportPaths.homeMonth('home', '2026-10'), 'octobre 2026'],
  ['member.level', paths.member('home', 'nurse'), 'Alice Tremblay'],
  ['device.move', paths.device('home', 'roy', 'A8'), 'A8, 214 · Mme Roy'],
  ['device.retire', paths.assignment('A8'), 'A8'],
  ['alert.resolve', paths.alert('home', 'x'), ''],
  ['establishment.change', paths.establishment('home'), ''],
])('%s of %s is about "%s"', (action, recordPath, whom) => {
  expect(whomOf({ ...entry, action, recordPath }, names, t, 'fr')).toBe(whom)
})

test.each([
  ['alert.resolve', paths.alert('home', 'x'), ['roy'], '214 · Mme Roy'],
  ['device.move', paths.device('home', 'roy', 'A8'), ['roy', 'gone'], 'A8, 214 · Mme Roy, gone'],
  ['note.set', paths.beneficiary('home', 'roy'), ['roy'], '214 · Mme Roy'],
])('%s of %s, which names %j, is about "%s"', (action, recordPath, beneficiaryIds, whom) => {
  expect(whomOf({ ...entry, action, recordPath, beneficiaryIds }, names, t, 'fr')).toBe(whom)
})

test('a rule is called what it was then, which nothing else says once it is deleted', () => {
  const recordPath = paths.notification('home', 'r')
  const deleted = { ...entry, action: 'rule.delete', recordPath, aboutName: 'Chute la nuit' }
  expect(whomOf({ ...deleted, beneficiaryIds: ['roy'] }, names, t, 'fr')).toBe('Chute la nuit, 214 · Mme Roy')
})

test('a device that was retired is named with where it hung', () => {
  const retired = {
    ...entry,
    action: 'device.retire',
    recordPath: paths.assignment('A8'),
    aboutName: 'Chevet',
  }
  expect(whomOf({ ...retired, beneficiaryIds: ['roy'] }, names, t, 'fr')).toBe('A8, Chevet, 214 · Mme Roy')
})

test('a shift is called what it was then, and from which name to which it went', () => {
  const recordPath = paths.establishment('home')
  const shift = { ...entry, recordPath, aboutName: 'Nuit' }
  expect(whomOf({ ...shift, action: 'shift.delete' }, names, t, 'fr')).toBe('Nuit')
  const renamed = { from: 'Nuit', to: 'Nuit longue' }
  expect(whomOf({ ...shift, action: 'shift.set', renamed }, names, t, 'fr')).toBe('Nuit → Nuit longue')
})

test('whom an entry is about is called what they were then, with today’s name beside another', () => {
  const recordPath = paths.member('home', 'nurse')
  const about = { ...entry, action: 'member.level', recordPath, aboutName: 'Alice Roy' }
  expect(whomOf(about, names, t, 'fr')).toBe('Alice Roy, aujourd’hui Alice Tremblay')
  const own = { ...entry, action: 'profile.update', recordPath: paths.user('nurse'), uid: 'nurse' }
  expect(whomOf({ ...own, name: 'Alice Roy' }, names, t, 'fr')).toBe('Alice Roy, aujourd’hui Alice Tremblay')
})

test('of who gave themselves another name it is said from which to which', () => {
  const recordPath = paths.member('home', 'nurse')
  const renamed = { from: 'Isabelle Gagnon', to: 'Alice Tremblay' }
  expect(whomOf({ ...entry, action: 'member.rename', recordPath, renamed }, names, t, 'fr')).toBe(
    'Isabelle Gagnon → Alice Tremblay',
  )
})

test('an action is about the kind of record that it begins with', () => {
  expect(kindOf('beneficiary.open')).toBe('beneficiary')
  expect(kindOf('later')).toBe('later')
})

test('every kind of entry can be asked for, in a home’s journal or in the one of none', () => {
  const kinds = new Set(auditActions.map(kindOf))
  expect([...kindsOfHome, ...kindsNowhere].toSorted()).toEqual([...kinds].toSorted())
})

test('the people of entries are whoever did something, and whose account it was done to, each once', () => {
  const entries = [
    { uid: 'boss', recordPath: paths.user('nurse') },
    { uid: 'nurse', recordPath: paths.user('nurse') },
    { uid: 'boss', recordPath: paths.member('home', 'other') },
  ]
  expect(peopleIn(entries)).toEqual(['boss', 'nurse'])
})

test('an invitation is about the address that was invited', () => {
  const recordPath = paths.invitation('home', 'i')
  const invited = { ...entry, action: 'invitation.create', recordPath, aboutName: 'nadia@vigie.example' }
  expect(whomOf({ ...invited, beneficiaryIds: ['roy'] }, names, t, 'fr')).toBe(
    'nadia@vigie.example, 214 · Mme Roy',
  )
})

test.each([
  ['member.level', { from: roles.READ_ONLY, to: roles.ADMIN }, 'Lecture seule → Administration'],
  ['member.level', { from: roles.ADMIN, to: null }, 'Administration → Aucun accès (membre)'],
  ['invitation.create', { to: roles.READ_WRITE }, 'Lecture et écriture'],
  ['member.revoke', { from: roles.READ_ONLY }, 'Lecture seule → plus rien'],
  ['user.role', { from: null, to: roles.NURSE }, 'Aucun rôle → Infirmière ou infirmier'],
  // A level of a later version is shown as it is, never as another.
  ['member.level', { from: 77, to: roles.ADMIN }, '77 → Administration'],
  ['note.set', null, ''],
] as const)('%s from and to %j is told as "%s"', (action, given, said) => {
  expect(accessOf({ action, given }, texts.getFixedT('fr'), 'fr')).toBe(said)
})

test('of how long data is kept it is said from what to what, and of older entries that it was changed', () => {
  const fields = ['keptMonths', 'name', 'fromTomorrow']
  const said = changedIn({ fields, keptMonths: { from: 13, to: 4 }, state: undefined }, texts.getFixedT('fr'))
  expect(said).toEqual([
    'durée de conservation des données des capteurs : 13 → 4 mois',
    'nom',
    'fromTomorrow',
  ])
  const older = changedIn({ fields, keptMonths: undefined, state: undefined }, texts.getFixedT('fr'))
  expect(older[0]).toBe('durée de conservation des données des capteurs')
})

test('what a home was made is said, and of older entries that its state was changed', () => {
  const t = texts.getFixedT('fr')
  const action = 'establishment.change'
  const fields = ['state', 'name']
  for (const [state, said] of [
    ['inactive', 'A rendu l’établissement inactif'],
    ['active', 'A rendu l’établissement actif'],
  ] as const) {
    expect(whatOf({ action, state }, t)).toBe(said)
    expect(changedIn({ fields, keptMonths: undefined, state }, t)).toEqual(['nom'])
  }
  expect(whatOf({ action, state: undefined }, t)).toBe('A modifié l’établissement')
  expect(changedIn({ fields, keptMonths: undefined, state: undefined }, t)).toEqual(['état', 'nom'])
  expect(whatOf({ action: 'a.later', state: undefined }, t)).toBe('a.later')
})

const unsaid = { keptMonths: undefined, state: undefined }
/** What French calls as the code does. */
const alike = new Set(['description', 'type'])

test('a field of a later version is shown as it is, and not taken for one that has a word', () => {
  expect(changedIn({ ...unsaid, fields: ['constructor'] }, t)).toEqual(['constructor'])
})

test('each field that the code may write has a word of its language', () => {
  const said = changedIn({ ...unsaid, fields: [...auditFields] }, t)
  expect(auditFields.filter((name, index) => said[index] === name && !alike.has(name))).toEqual([])
})
