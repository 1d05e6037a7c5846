import { paths } from '@vigie/domain/paths'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { en } from '../../../../../lib/i18n/en.ts'
import { fr } from '../../../../../lib/i18n/fr.ts'
import { calledIn, withKeptNames } from './names-then.ts'

const texts = i18next.createInstance()
await texts.init({ resources: { fr: { translation: fr }, en: { translation: en } } })
const t = texts.getFixedT('fr')

const now = { people: new Map([['nurse', 'Alice Tremblay']]), residents: new Map<string, string>() }
const of = (uid: string, name: string, recordPath = 'x/y', aboutName = '') => ({
  uid,
  name,
  recordPath,
  aboutName,
})
const names = withKeptNames(now, [
  of('boss', '', paths.member('home', 'left'), 'Luc Roy'),
  of('gone', 'Nadia Roy'),
  of('gone', 'Nadia Fortin'),
  of('nurse', 'Alice before she married'),
  of('x', '', paths.notification('home', 'r'), 'Chute la nuit'),
  of('early', ''),
])

test('whoever has left is known by what the latest entry that names them says; no rule is taken for a person', () => {
  expect(Object.fromEntries(names.kept)).toEqual({ left: 'Luc Roy', gone: 'Nadia Roy' })
})

test.each([
  ['the same name', 'Alice Tremblay', 'nurse', 'Alice Tremblay'],
  ['another name since', 'Isabelle Gagnon', 'nurse', 'Isabelle Gagnon, aujourd’hui Alice Tremblay'],
  ['no name kept', '', 'nurse', 'Alice Tremblay'],
  ['somebody who has left', 'Nadia Fortin', 'gone', 'Nadia Fortin'],
  ['no name kept, of somebody who has left', '', 'gone', 'Nadia Roy'],
  ['nobody known', '', 'early', null],
])('an entry with %s calls them so', (_, then, uid, called) => {
  expect(calledIn(then, uid, names, t)).toBe(called)
})

test('the name of then comes first in English too', () => {
  expect(calledIn('Isabelle Gagnon', 'nurse', names, texts.getFixedT('en'))).toBe(
    'Isabelle Gagnon, now Alice Tremblay',
  )
})
