import { readBeneficiaryFileCall } from '@vigie/domain/api/file-calls'
import i18next from 'i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fr } from '../i18n/fr.ts'
import { failureWords } from './failure-words.ts'

const { idToken, leaveSession } = vi.hoisted(() => ({ idToken: vi.fn(), leaveSession: vi.fn() }))
vi.mock('../firebase/auth.ts', () => ({ idToken }))
vi.mock('../session/leave-session.ts', () => ({ leaveSession }))
const { fetchFile } = await import('./fetch-file.ts')

const fetched = vi.fn<typeof fetch>()
const fetchIt = () =>
  fetchFile(readBeneficiaryFileCall, { eid: 'home', bid: 'roy', fid: 'menu' }, new AbortController().signal)
const faultOf = () => fetchIt().catch((thrown: unknown) => thrown)

beforeEach(async () => {
  await i18next.init({ resources: { fr: { translation: fr } }, lng: 'fr' })
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
  idToken.mockReset()
  leaveSession.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

it('a file is asked for in the name of whoever is signed in, part by part', async () => {
  idToken.mockResolvedValue('known')
  fetched
    .mockResolvedValueOnce(
      new Response('Soupe ', {
        status: 206,
        headers: { 'Content-Range': 'bytes 0-5/14', 'Content-Type': 'text/plain' },
      }),
    )
    .mockResolvedValueOnce(
      new Response('aux pois', { status: 206, headers: { 'Content-Range': 'bytes 6-13/14' } }),
    )
  expect(await (await fetchIt()).text()).toBe('Soupe aux pois')
  const sent = fetched.mock.calls.map(([, init]) => new Headers(init?.headers))
  expect(sent.map((headers) => headers.get('authorization'))).toEqual(['Bearer known', 'Bearer known'])
  expect(sent[1]?.get('range')).toMatch(/^bytes=6-/)
})

it.each([undefined, null, 7])('no file is asked for with a token that is no text, %o', async (token) => {
  idToken.mockResolvedValue(token)
  expect(failureWords(await faultOf())).toEqual({ said: 'Jeton non valable.' })
  expect(fetched).not.toHaveBeenCalled()
})

it('401 ends the session, whatever file was asked for', async () => {
  idToken.mockResolvedValue('known')
  fetched.mockResolvedValue(new Response('', { status: 401 }))
  expect(await faultOf()).toMatchObject({ status: 401 })
  expect(leaveSession).toHaveBeenCalledExactlyOnceWith('expired')
})
