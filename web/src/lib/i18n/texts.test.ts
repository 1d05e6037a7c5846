import { expect, test } from 'vitest'
import { terms as enTerms } from './en/terms.ts'
import { en as enTexts } from './en.ts'
import { terms as frTerms } from './fr/terms.ts'
import { fr as frTexts } from './fr.ts'

const fr = { ...frTexts, terms: frTerms }
const en = { ...enTexts, terms: enTerms }

interface Texts {
  readonly [key: string]: string | Texts
}

function flat(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text] as [string, string]] : flat(text, `${prefix}${key}.`),
  )
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

test('each text exists in both languages, and names the same things', () => {
  const french = flat(fr)
  const english = new Map(flat(en))
  expect([...english.keys()]).toEqual(french.map(([key]) => key))
  for (const [key, text] of french) {
    expect(text.trim(), key).not.toBe('')
    expect(english.get(key)?.trim(), key).not.toBe('')
    expect(placeholders(english.get(key) ?? ''), key).toEqual(placeholders(text))
  }
})

test('French writes its apostrophes and no text tells the person about machines', () => {
  for (const [key, text] of flat(fr)) {
    expect(text, key).not.toMatch(/'/)
    expect(text, key).not.toMatch(/undefined|null|erreur \d/i)
  }
})

test('French has a space before a colon, and none before another mark: it is Québec’s', () => {
  for (const [key, text] of flat(fr)) {
    expect(text, key).not.toMatch(/[^«][ \u00a0\u202f][?!;]/)
    expect(text, key).not.toMatch(/[\p{L})}]:(?!\/\/)/u)
  }
})

test('French spells a word that has two spellings in one of them', () => {
  for (const [key, text] of flat(fr)) expect(text, key).not.toMatch(/évènement/i)
})

test('French calls a sensor that sends nothing, and who helps residents, by one word each', () => {
  for (const [key, text] of flat(fr)) {
    expect(text, key).not.toMatch(/capteurs? silencieux/i)
    expect(text.replace(/préposées? (?:et|ou) préposés? aux bénéficiaires/gi, ''), key).not.toMatch(/prépos/i)
  }
})

test('no preposition stands before a time that may begin with its day', () => {
  for (const texts of [fr, en]) {
    for (const [key, text] of flat(texts)) expect(text, key).not.toMatch(/(?:^|\s)(?:à|at) \{\{when\}\}/)
  }
})
