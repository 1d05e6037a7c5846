import { homeStateEmail } from '@vigie/domain/notices/home-state-text'
import { shorterTimeEmail } from '@vigie/domain/notices/shorter-time-text'
import { expect, test } from 'vitest'
import { places as english } from '../../../../../lib/i18n/en/places.ts'
import { places as french } from '../../../../../lib/i18n/fr/places.ts'

const home = { establishmentName: 'Les Érables', timeZone: 'America/Toronto', url: 'https://vigie.example' }
const texts = (locale: 'fr' | 'en') => {
  const state = { ...home, at: 0 }
  return [
    homeStateEmail({ ...state, isActive: false }, locale).text,
    homeStateEmail({ ...state, isActive: true }, locale).text,
    shorterTimeEmail({ ...home, from: 24, to: 12, effectiveAt: 0 }, locale).text,
  ]
}

test('an e-mail sends whoever administers a home to a tab by the name that it has on screen', () => {
  for (const [tab, log, own] of [
    [`onglet ${french.informations} `, `Le ${french.journal.toLowerCase()} dit`, texts('fr')],
    [`the ${english.informations} tab `, `The ${english.journal.toLowerCase()} says`, texts('en')],
  ] as const) {
    const [inactive, active, shorter] = own
    expect(inactive).toContain(tab)
    expect(shorter).toContain(tab)
    for (const text of [inactive, active, shorter]) expect(text).toContain(log)
  }
})
