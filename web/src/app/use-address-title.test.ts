import i18next from 'i18next'
import { expect, test } from 'vitest'
import * as common from '../lib/i18n/fr/common.ts'
import { inside } from '../lib/i18n/fr/inside.ts'
import { outside } from '../lib/i18n/fr/outside.ts'
import { addressTitle, titles } from './use-address-title.ts'

/** What every address is called where these texts are there. */
async function said(translation: object): Promise<string[]> {
  const texts = i18next.createInstance()
  await texts.init({ resources: { fr: { translation } }, lng: 'fr', fallbackLng: false })
  return titles.map(([path]) => addressTitle(path.replaceAll(':', ''), texts.t))
}

const keys: readonly string[] = titles.map(([, key]) => key)

test('no address is called by the key of its title while the texts that say it are on their way', async () => {
  for (const texts of [{ ...common }, { ...common, ...outside }]) {
    const before = await said(texts)
    expect(before.filter((title) => keys.includes(title))).toEqual([])
    expect(before).toContain('')
  }
})

test('every address is called by its title once the texts of whoever is signed in are there', async () => {
  const whole = await said({ ...common, ...outside, ...inside })
  expect(titles.filter((_, index) => whole[index] === '' || keys.includes(whole[index] ?? ''))).toEqual([])
})
