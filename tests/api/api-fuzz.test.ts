import { refusalStatus } from '@vigie/domain/api/refusals'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Asker, askersOf } from '../support/askers.ts'
import type { FrameworkProcess } from '../support/framework-process.ts'
import { type FullHome, fullHome } from '../support/full-home.ts'
import { startFunction } from '../support/function-process.ts'
import { hostileBody, hostileHeaders, hostileId } from '../support/hostile-requests.ts'
import { type ServedCall, servedCalls } from '../support/served-calls.ts'

let inCloud: FrameworkProcess
let calls: ServedCall[]
let own: FullHome
let other: FullHome
let askers: Asker[]
beforeAll(async () => {
  inCloud = await startFunction({ name: 'api', kind: 'http', project: 'demo-vigie' })
  calls = await servedCalls(inCloud.url)
  own = await fullHome()
  other = await fullHome()
  askers = await askersOf(own, other)
})
afterAll(() => inCloud.kill())

interface Sent {
  method: string
  address: string
  body: string | null
  headers?: Record<string, string>
}

/** Sends it, and holds the answer against what every answer is: a form of ours, no failure, and nothing that is not theirs. */
async function ask({ who, idToken, mustNotSee }: Asker, { method, address, body, headers }: Sent) {
  const sent = new Headers({ 'content-type': 'application/json', 'accept-language': 'en', ...headers })
  if (idToken !== null) sent.set('authorization', `Bearer ${idToken}`)
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const answer = await fetch(`${inCloud.url}${address}`, {
    method,
    headers: sent,
    body: hasBody ? body : null,
  })
  const text = await answer.text()
  const told = `${method} ${address} ${body?.slice(0, 500)} by ${who}: ${answer.status} ${text}`
  expect(answer.status, told).toBeLessThan(500)
  if (answer.status >= 300 && method !== 'HEAD') {
    const { data } = JSON.parse(text) as { data: { code: keyof typeof refusalStatus; message: string } }
    expect(refusalStatus[data.code], told).toBe(answer.status)
    expect(data.message).toEqual(expect.any(String))
  }
  const whole = `${JSON.stringify([...answer.headers])} ${text}`
  for (const word of mustNotSee) expect(whole, told).not.toContain(word)
  return answer.status
}

/** With ids that name something; those of the home and of everything else may be of different homes. */
function addressOf({ path }: ServedCall, ids: FullHome['ids'], put: Record<string, string>): string {
  return path.replaceAll(
    /\{(\w+)\}/g,
    (whole, name: keyof FullHome['ids']) => put[name] ?? ids[name] ?? whole,
  )
}

const aMethod = fc.constantFrom('GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST')

/** Every second is as the call says it is to be, as far as the document tells. */
const contentOf = ({ method, body }: ServedCall) => {
  const fits = body === null ? fc.constant(null) : body.map((value) => JSON.stringify(value))
  return fc.oneof(
    fc.record({ method: fc.constant(method), body: fits }),
    fc.record({ method: aMethod, body: hostileBody }),
  )
}

const queryOf = ({ query }: ServedCall) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    fc.webQueryParameters(),
    fc
      .record(Object.fromEntries(query), { requiredKeys: [] })
      .map((asked) => new URLSearchParams(asked as Record<string, string>).toString()),
  )

const requestOf = (call: ServedCall) =>
  fc.record({
    asker: fc.constantFrom(...askers),
    call: fc.constant(call),
    content: contentOf(call),
    query: queryOf(call),
    ids: fc.constantFrom(
      own.ids,
      other.ids,
      { ...other.ids, eid: own.ids.eid },
      { ...own.ids, eid: other.ids.eid },
    ),
    isAboutThemselves: fc.boolean(),
    put: fc.dictionary(fc.constantFrom(...Object.keys(own.ids)), hostileId, { maxKeys: 2 }),
    headers: hostileHeaders,
  })

it('every id of the served document names something here', () => {
  expect(calls.length).toBeGreaterThan(35)
  const names = calls.flatMap(({ path }) => path.match(/(?<=\{)\w+(?=\})/g) ?? [])
  expect([...new Set(names)].filter((name) => !(name in own.ids))).toEqual([])
})

it('a word that answers are searched for stands in what those are told who may read it', async () => {
  const admin = askers.find(({ who }) => who === 'the other administrator')
  const { eid, fid, term } = other.ids
  const told = await Promise.all(
    [
      `/api/establishment/${eid}/getUsers`,
      `/api/establishment/${eid}/file/${fid}`,
      `/api/establishment/${eid}/handover`,
      `/api/search/${term}`,
    ].map(async (address) => {
      const headers = { authorization: `Bearer ${admin?.idToken}` }
      return (await fetch(`${inCloud.url}${address}`, { headers })).text()
    }),
  )
  for (const text of told) expect(text).toContain(other.secret)
})

it('whatever is sent to whatever address by whomever, /api answers in its own form, never fails, and tells nobody what is not theirs', async () => {
  const aRequest = fc.constantFrom(...calls.filter(({ isOpen }) => !isOpen)).chain(requestOf)
  const attendant = askers.find(({ who }) => who === 'an attendant')
  let runs = 0
  await fc.assert(
    fc.asyncProperty(
      aRequest,
      async ({ asker, call, content, query, ids, isAboutThemselves, put, headers }) => {
        const named = isAboutThemselves ? { ...ids, uid: asker.uid, userId: asker.uid } : ids
        const address = `${addressOf(call, named, put)}${query === '' ? '' : `?${query}`}`
        await ask(asker, { ...content, address, headers })
        // None of it keeps a good request from getting through.
        const acknowledge = `/api/establishment/${own.ids.eid}/alert/${own.ids.aid}/acknowledge`
        if (runs++ % 25 === 0 && attendant)
          expect(
            await ask(attendant, { method: 'POST', address: acknowledge, body: '{"timesLetGo":1000}' }),
          ).toBe(200)
      },
    ),
    { numRuns: 600 },
  )
})

it('nor do the calls that need no token, for addresses with an account and without one', async () => {
  const open = calls.filter(({ isOpen }) => isOpen)
  expect(open).not.toEqual([])
  const known = `${own.member.uid}@vigie.example`
  const requests = fc.sample(fc.constantFrom(...open).chain(requestOf), 40)
  // An answer takes seconds: they are asked for at once, from as many addresses.
  const statuses = await Promise.all(
    requests.map(({ asker, call, content, query }, index) => {
      const body =
        index % 2 === 0 ? content.body : (content.body?.replace(/[\w-]+@vigie\.example/, known) ?? null)
      const headers = { 'x-forwarded-for': `203.0.113.${index}` }
      return ask(asker, { method: content.method, address: `${call.path}?${query}`, body, headers })
    }),
  )
  expect(statuses).toContain(200)
})
