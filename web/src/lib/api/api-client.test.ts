import { defineCall } from '@vigie/domain/api/call'
import i18next from 'i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { fr } from '../i18n/fr.ts'
import { failureWords, wholeFailureWords } from './failure-words.ts'

const { idToken, leaveSession } = vi.hoisted(() => ({ idToken: vi.fn(), leaveSession: vi.fn() }))
vi.mock('../firebase/auth.ts', () => ({ idToken }))
vi.mock('../session/leave-session.ts', () => ({ leaveSession }))
const { callApi } = await import('./api-client.ts')

const common = {
  method: 'post',
  summary: '',
  params: z.object({}),
  answer: z.object({}),
  refusals: [],
} as const
const ofSomebody = defineCall({ ...common, operationId: 'ofSomebody', path: '/api/of-somebody' })
const ofAnybody = defineCall({ ...common, operationId: 'ofAnybody', path: '/api/of-anybody', isOpen: true })

const fetched = vi.fn<typeof fetch>()
const sentAs = () => new Headers(fetched.mock.lastCall?.[1]?.headers).get('authorization')

beforeEach(async () => {
  await i18next.init({ resources: { fr: { translation: fr } }, lng: 'fr' })
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset().mockImplementation(async () => Response.json({ data: {} }))
  idToken.mockReset()
  leaveSession.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

it('a call is made in the name of whoever is signed in, with a token that is known or still to come', async () => {
  idToken.mockReturnValueOnce('known')
  await callApi(ofSomebody, { params: {} })
  expect(sentAs()).toBe('Bearer known')
  idToken.mockReturnValueOnce(Promise.resolve('asked'))
  await callApi(ofSomebody, { params: {} })
  expect(sentAs()).toBe('Bearer asked')
})

it.each([undefined, null, 7, { token: 'x' }])(
  'a call with a token that is no text, %o, is not made',
  async (token) => {
    idToken.mockReturnValue(Promise.resolve(token))
    const error = await callApi(ofSomebody, { params: {} }).catch((thrown: unknown) => thrown)
    expect(failureWords(error)).toEqual({ said: 'Jeton non valable.' })
    expect(fetched).not.toHaveBeenCalled()
  },
)

it('a call for which nobody has to sign in is made without a token where there is none', async () => {
  idToken.mockReturnValue(Promise.resolve(undefined))
  await callApi(ofAnybody, { params: {} })
  expect(sentAs()).toBeNull()
})

it.each([
  [
    'in words of /api',
    () => Response.json({ data: { message: 'Non.', code: 'unauthenticated' } }, { status: 401 }),
  ],
  ['in no words', () => new Response('', { status: 401 })],
])('401 %s ends the session, whatever was asked', async (_how, answer) => {
  idToken.mockReturnValue('known')
  fetched.mockImplementation(async () => answer())
  await expect(callApi(ofSomebody, { params: {} })).rejects.toMatchObject({ status: 401 })
  expect(leaveSession).toHaveBeenCalledExactlyOnceWith('expired', true)
})

it.each([
  ['what is only asked', { method: 'get', operationId: 'getSomething' }],
  ['what a page does by itself', { method: 'post', operationId: 'reportAlertShown' }],
  ['a note, which waits and is sent', { method: 'post', operationId: 'setNote' }],
] as const)('401 is no act that was lost where it answers %s', async (_what, call) => {
  idToken.mockReturnValue('known')
  fetched.mockImplementation(async () => new Response('', { status: 401 }))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const made = defineCall({ ...common, path: '/api/any', ...call })
  await expect(callApi(made, { params: {} })).rejects.toMatchObject({ status: 401 })
  expect(leaveSession).toHaveBeenCalledExactlyOnceWith('expired', false)
})

it.each([
  ['nothing', () => new Response('')],
  ['a page of somebody else', () => new Response('<h1>500</h1>', { status: 500 })],
  ['what is no answer of that call', () => Response.json({ data: 7 })],
])('a call that %s answers fails with the words of that call', async (_what, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  idToken.mockReturnValue('known')
  fetched.mockImplementation(async () => answer())
  const deletion = defineCall({
    ...common,
    operationId: 'deleteUser',
    path: '/api/users/:uid',
    params: z.object({ uid: z.string() }),
  })
  const error = await callApi(deletion, { params: { uid: 'somebody' } }).catch((thrown: unknown) => thrown)
  expect(wholeFailureWords(error)).toEqual({
    said: 'Erreur lors de la suppression de l’utilisateur somebody. Réessayez dans un instant.',
  })
  expect(failureWords(error)).toEqual({ key: 'failure.unexpected' })
})

it.each<[string, object, unknown]>([
  ['alone', {}, null],
  ['with the record as it is by now', { current: { text: 'autre' } }, { text: 'autre' }],
])('a refusal is told in the words of the server, %s', async (_how, more, current) => {
  idToken.mockReturnValue('known')
  const refusal = { data: { message: 'Ce n’est pas le bon code.', code: 'codeWrong', ...more } }
  fetched.mockImplementation(async () => new Response(JSON.stringify(refusal), { status: 409 }))
  const error = await callApi(ofSomebody, { params: {} }).catch((thrown: unknown) => thrown)
  expect(failureWords(error)).toEqual({ said: 'Ce n’est pas le bon code.' })
  expect(error).toMatchObject({ current })
})

it.each([400, 403, 500, 503])('%i leaves the person signed in', async (status) => {
  idToken.mockReturnValue('known')
  fetched.mockImplementation(async () => new Response('401', { status }))
  await expect(callApi(ofSomebody, { params: {} })).rejects.toMatchObject({ status })
  expect(leaveSession).not.toHaveBeenCalled()
})
