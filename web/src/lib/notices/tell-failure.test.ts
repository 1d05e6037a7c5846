import i18next from 'i18next'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../i18n/en.ts'
import { fr } from '../i18n/fr.ts'
import { dismiss, shownNotices } from './notices.ts'

vi.mock('../firebase/auth.ts', () => ({ idToken: vi.fn() }))
vi.mock('../session/leave-session.ts', () => ({ leaveSession: vi.fn() }))
const { ApiError } = await import('../api/api-client.ts')
const { tellFailure } = await import('./tell-failure.ts')

beforeAll(() =>
  i18next.init({
    lng: 'fr',
    resources: { fr: { translation: fr }, en: { translation: en } },
    interpolation: { escapeValue: false },
  }),
)

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await i18next.changeLanguage('fr')
  for (const { id } of shownNotices()) dismiss(id)
})

const notRecorded = () => i18next.t('moods.mood.notRecorded', { name: 'Mme Roy' })
const told = (error: unknown) => {
  tellFailure(error, notRecorded, () => 'Mme Roy')
  return shownNotices().at(-1)
}
const unanswered = (status: number) =>
  new ApiError('recordMood answered', status, false, { operationId: 'recordMood', id: 'b' })

test('what is answered by nothing is told in the fixed words of its call and of whom, once, in red and in both languages', async () => {
  const notice = told(unanswered(502))
  expect(notice?.kind).toBe('error')
  expect(notice?.text()).toMatch(
    /^Erreur lors de la mise à jour de l’humeur\s: Mme Roy\. Réessayez dans un instant\.$/,
  )
  await i18next.changeLanguage('en')
  expect(notice?.text()).toBe('Error updating mood: Mme Roy. Try again in a moment.')
})

test('a refusal, or no network, is told as what was not done and why', () => {
  const refused = new ApiError('Vous n’y avez pas accès.', 403, true)
  expect(told(refused)?.text()).toBe(
    'Humeur de Mme Roy : ce que vous avez noté n’est pas confirmé. Vous n’y avez pas accès.',
  )
  const notReached = new ApiError('not reached', null, false)
  expect(told(notReached)?.text()).toContain(
    'Humeur de Mme Roy : ce que vous avez noté n’est pas confirmé. Le serveur ne répond',
  )
})
