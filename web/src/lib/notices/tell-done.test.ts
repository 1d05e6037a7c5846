import i18next from 'i18next'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { done as english } from '../i18n/en/done.ts'
import { done as french } from '../i18n/fr/done.ts'
import { dismiss, shownNotices, tell } from './notices.ts'
import { tellDone } from './tell-done.ts'

beforeAll(() =>
  i18next.init({
    lng: 'fr',
    resources: { fr: { translation: { done: french } }, en: { translation: { done: english } } },
    interpolation: { escapeValue: false },
  }),
)

beforeEach(() => {
  for (const { id } of shownNotices()) dismiss(id)
})

test('what is done is told in green, and in the language that somebody changes to meanwhile', async () => {
  tellDone('accessRevoked', { name: 'Nadia' })
  await vi.waitFor(() => expect(shownNotices()).toHaveLength(1))
  const [told] = shownNotices()
  expect([told?.kind, told?.text()]).toEqual(['success', 'Accès retiré : Nadia'])
  await i18next.changeLanguage('en')
  expect(told?.text()).toBe('Access revoked: Nadia')
})

test('once its texts are there it is told at once, so that what is told after it stands in its place', async () => {
  tellDone('saved')
  await vi.waitFor(() => expect(shownNotices()).toHaveLength(1))
  tellDone('deleted')
  tell({ kind: 'info', text: () => 'later' })
  expect(shownNotices().map(({ text }) => text())).toEqual(['later'])
})
