import type { RefusalCode } from '@vigie/domain/api/refusals'
import { paths } from '@vigie/domain/paths'
import { reportPaths } from '@vigie/domain/reports/report-paths'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askInForm, type Sent } from '../support/ask-in-form.ts'
import { type Asker, askersOf } from '../support/askers.ts'
import { db } from '../support/firestore.ts'
import type { FrameworkProcess } from '../support/framework-process.ts'
import { type FullHome, fullHome } from '../support/full-home.ts'
import { startFunction } from '../support/function-process.ts'
import { addressOf, fittingContentOf, requestOf } from '../support/fuzzed-requests.ts'
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

const ask = (asker: Asker, sent: Sent) => askInForm(inCloud.url, asker, sent)

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

const anything = (call: ServedCall) => requestOf(call, askers, own, other)
/** Somebody's own body that fits it: the same in every run, so that what it does is no matter of luck. */
const fittingOf = (call: ServedCall, index: number) => {
  const [fits] = fc.sample(fc.record({ content: fittingContentOf(call), query: call.query }), {
    numRuns: 1,
    seed: index,
  })
  if (!fits) throw new Error('Nothing was made')
  return fits
}

/** Whether a request was refused before it was known of which call it is. */
const isOfNoCall = (code: RefusalCode | null) =>
  code !== null && ['malformed', 'notFound', 'methodNotAllowed', 'tooMany', 'sessionExpired'].includes(code)

/** Whether it was refused before the work of its call saw it. */
const isAtTheDoor = (code: RefusalCode | null) =>
  code !== null &&
  (isOfNoCall(code) ||
    ['invalidRequest', 'unauthenticated', 'emailNotVerified', 'forbidden', 'tooLarge'].includes(code))

it('everybody reaches every call with a body that fits it, and each call does its work for somebody', {
  timeout: 480_000,
}, async () => {
  const attendant = askers.find(({ who }) => who === 'an attendant')
  // Only its author takes a mood back, and only who had it made reads a report.
  const { eid, bid, moodId, rid } = own.ids
  for (const path of [paths.mood(eid, bid, moodId), reportPaths.one(eid, rid)])
    await db.doc(path).update({ by: attendant?.uid })
  const ofSignedIn = calls.filter(({ isOpen }) => !isOpen)
  // What takes things away comes last.
  const inOrder = ofSignedIn.toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))
  const notReached: string[] = []
  const neverDone: string[] = []
  for (const [place, call] of inOrder.entries()) {
    const codes: (RefusalCode | null)[] = []
    // From an address of its own: a quick machine asks for more in a minute than one may.
    const headers = { 'x-forwarded-for': `198.51.100.${place}` }
    // One after the other: at once they would wait for each other's transactions.
    for (const [index, asker] of askers.entries()) {
      const ids = call.operationId === 'changeProfile' ? { ...own.ids, uid: asker.uid } : own.ids
      const { content, query } = fittingOf(call, index)
      const { code } = await ask(asker, { ...content, address: addressOf(call, ids, {}, query), headers })
      if (isOfNoCall(code)) notReached.push(`${call.operationId} by ${asker.who}: ${code}`)
      codes.push(code)
    }
    if (codes.every((code) => isAtTheDoor(code))) neverDone.push(`${call.operationId}: ${codes}`)
  }
  expect(notReached).toEqual([])
  expect(neverDone).toEqual([])
})

it('whatever is sent to whatever address by whomever, /api answers in its own form, never fails, and tells nobody what is not theirs', async () => {
  const aRequest = fc.constantFrom(...calls.filter(({ isOpen }) => !isOpen)).chain(anything)
  const attendant = askers.find(({ who }) => who === 'an attendant')
  let runs = 0
  await fc.assert(
    fc.asyncProperty(
      aRequest,
      async ({ asker, call, content, query, ids, isAboutThemselves, put, headers }) => {
        const named = isAboutThemselves ? { ...ids, uid: asker.uid, userId: asker.uid } : ids
        const address = addressOf(call, named, put, query)
        await ask(asker, { ...content, address, headers })
        // None of it keeps a good request from getting through.
        const acknowledge = `/api/establishment/${own.ids.eid}/alert/${own.ids.aid}/acknowledge`
        if (runs++ % 25 === 0 && attendant)
          expect(
            await ask(attendant, { method: 'POST', address: acknowledge, body: '{"timesLetGo":1000}' }),
          ).toMatchObject({ status: 200 })
      },
    ),
    { numRuns: 150 },
  )
})

it('nor do the calls that need no token, for addresses with an account and without one', async () => {
  const open = calls.filter(({ isOpen }) => isOpen)
  expect(open).not.toEqual([])
  const known = `${own.member.uid}@vigie.example`
  const fitting = open.flatMap((call) =>
    askers.map((asker, index) => ({ call, asker, ...fittingOf(call, index) })),
  )
  const others = fc.sample(fc.constantFrom(...open).chain(anything), 20)
  const all = [...fitting, ...others]
  const askFor = async ({ asker, call, content, query }: (typeof all)[number], index: number) => {
    const isKnown = index % 2 === 1 && typeof content.body === 'string'
    const body = isKnown ? `${content.body}`.replace(/[\w-]+@vigie\.example/, known) : content.body
    const headers = { 'x-forwarded-for': `203.0.113.${index}` }
    const address = `${call.path}?${query}`
    const { status } = await ask(asker, { method: content.method, address, body, headers })
    return status === 200 ? call : null
  }
  // An answer takes seconds: several are asked for at once, from as many addresses, and no more than a busy machine answers in time.
  const atOnce = 12
  const done: (ServedCall | null)[] = []
  for (let first = 0; first < all.length; first += atOnce) {
    const some = all.slice(first, first + atOnce)
    done.push(...(await Promise.all(some.map((one, index) => askFor(one, first + index)))))
  }
  expect(open.filter((call) => !done.includes(call))).toEqual([])
})
