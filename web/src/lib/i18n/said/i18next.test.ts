import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { elisions } from '../elided.ts'
import { en } from '../en.ts'
import { fixedSpaces } from '../fixed-spaces.ts'
import { fr } from '../fr.ts'
import said from './i18next.ts'
import * as saidInReact from './react-i18next.ts'

interface Texts {
  readonly [name: string]: string | Texts
}

const keysOf = (texts: Texts, before = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? before + name : keysOf(text, `${before}${name}.`),
  )

const resources = { fr: { translation: fr }, en: { translation: en } }
const theirs = createInstance()
const options = { resources, lng: 'fr', postProcess: [elisions.name, fixedSpaces.name] } as const
await theirs
  .use(elisions)
  .use(fixedSpaces)
  .init({ ...options, postProcess: [...options.postProcess], interpolation: { escapeValue: false } })
// The type of the one that stands in its place in the app is i18next's own.
for (const one of [elisions, fixedSpaces]) said.use(one as Parameters<typeof said.use>[0])
await said.init(options)

/** What any text may name, with what could be taken for more than text. */
const named = [...JSON.stringify(resources).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
const values = Object.fromEntries(named.map((name) => [name, `« ${name} » : $& <b> {{name}}`]))

test.each(['fr', 'en'] as const)('every text is said as i18next says it: %s', async (language) => {
  await theirs.changeLanguage(language)
  await said.changeLanguage(language)
  const keys = keysOf(fr).map((key) => key.replace(/_(one|other)$/, ''))
  expect(keys.length).toBeGreaterThan(1_000)
  for (const key of keys)
    for (const count of [0, 1, 2, 21])
      expect(said.t(key, { ...values, count })).toBe(theirs.t(key as 'common.undo', { ...values, count }))
})

test('« de » is elided in every French text that has a name after it, and in none of the English', async () => {
  const names = Object.fromEntries(named.map((name) => [name, 'Hélène']))
  await said.changeLanguage('fr')
  const all = keysOf(fr).map((key) => said.t(key, names))
  expect(all.filter((text) => / de Hélène/.test(text))).toEqual([])
  expect(all.filter((text) => / d’Hélène/.test(text)).length).toBeGreaterThan(15)
  expect(said.t('moods.mood.choose', { name: 'Hélène Roy' })).toBe('Humeur d’Hélène Roy')
  expect(said.t('residents.changeOf', { name: 'M. Alain' })).toBe('Modifier la fiche de M. Alain')
  await theirs.changeLanguage('fr')
  expect(theirs.t('moods.mood.choose', { name: 'Hélène Roy' })).toBe('Humeur d’Hélène Roy')
  await said.changeLanguage('en')
  expect(said.t('moods.mood.choose', { name: 'Hélène' })).toBe('Mood of Hélène')
})

test('a key without a text is said as it is, and what this cannot do is not passed over', () => {
  expect(said.t('nothing.here')).toBe('nothing.here')
  expect(() => said.t('common.undo', { context: 'male' })).toThrow()
})

test('texts that come later stand beside those that were there, and whoever waits hears of another language', async () => {
  const heard: string[] = []
  const hear = (language: string) => heard.push(language)
  said.on('languageChanged', hear)
  await said.changeLanguage('fr')
  said.addResourceBundle('fr', 'translation', { common: { later: 'Plus tard {{when}}' } })
  expect([said.t('common.later', { when: 'demain' }), said.t('common.undo')]).toEqual([
    'Plus tard demain',
    fr.common.undo,
  ])
  said.off('languageChanged', hear)
  await said.changeLanguage('en')
  expect(heard).toEqual(['fr'])
  expect(said.getFixedT('en', null, 'translation')).toBe(said.getFixedT('en', null, 'translation'))
})

test('the app asks for nothing that the types of i18next offer and what stands in its place lacks', () => {
  const source = join(import.meta.dirname, '../../..')
  const isShipped = (name: string) => !/\.(test|fixture)\.tsx?$/.test(name)
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(isShipped)
  const texts = files.map((name) => readFileSync(join(source, name), 'utf8'))
  const found = (pattern: RegExp) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, one = '']) => one))
  const members = found(/\bi18n(?:ext)?\.(\w+)(?=[(,;)\s<])/g)
  expect(members.length).toBeGreaterThan(50)
  expect(members.filter((member) => !Object.hasOwn(said, member))).toEqual([])
  const named = found(/import (?:\w+, )?\{([^}]*)\} from 'react-i18next'/g)
    .flatMap((names) => names.split(','))
    .map((name) => name.trim())
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((name) => !name.startsWith('type ') && !Object.hasOwn(saidInReact, name))).toEqual([])
  const beside = found(/import (?:\w+, )?\{([^}]*)\} from 'i18next'/g).flatMap((names) => names.split(','))
  expect(beside.map((name) => name.trim()).filter((name) => !name.startsWith('type '))).toEqual([])
})
