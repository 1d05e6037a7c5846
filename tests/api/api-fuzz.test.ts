import type { Call, FileCall } from '@vigie/domain/api/call'
import { refusalStatus } from '@vigie/domain/api/refusals'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, sendApi } from '../support/api.ts'
import { everyCall } from '../support/every-call.ts'
import { db } from '../support/firestore.ts'
import { fitting } from '../support/fitting.ts'
import type { FrameworkProcess } from '../support/framework-process.ts'
import { startFunction } from '../support/function-process.ts'
import { createHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { join, signUp } from '../support/people.ts'

/** Those for people who are signed in; the others answer after seconds (open-endpoint.ts). */
const calls = everyCall.filter((call) => !('isOpen' in call && call.isOpen))
const { ADMIN, ADMIN_ESTABLISHMENT, CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles

let inCloud: FrameworkProcess
let callers: Caller[]
let ids: Record<string, string>
beforeAll(async () => {
  inCloud = await startFunction({ name: 'api', kind: 'http', project: 'demo-vigie' })
  const home = await createHome()
  const bid = await home.addResident()
  const somebody = await signUp({ role: READ_WRITE })
  await join(home.eid, somebody, { roleId: READ_WRITE })
  ids = {
    eid: home.eid,
    aid: 'alert',
    devEui: await home.addDevice(bid, 'NOVIKA-LW-BOUTON'),
    bid,
    fid: 'file',
    sid: 'night',
    iid: 'invitation',
    kid: 'key',
    tid: 'task',
    uid: somebody.uid,
    userId: somebody.uid,
  }
  await db.doc(paths.alert(home.eid, 'alert')).set(newAlert({ beneficiaryId: bid }))
  const member = async (role: (typeof roles)[keyof typeof roles], roleId: 1 | 10 | 11 | null) => {
    const person = await signUp({ role })
    await join(home.eid, person, { roleId })
    return person
  }
  callers = [
    null,
    { idToken: 'nonsense' },
    await signUp({ role: ADMIN }),
    await signUp({ role: READ_WRITE }),
    await signUp({ role: READ_WRITE, emailVerified: false }),
    await member(ADMIN_ESTABLISHMENT, ADMIN),
    await member(READ_WRITE, READ_WRITE),
    await member(READ_WRITE, READ_ONLY),
    await member(NURSE, READ_ONLY),
    await member(CAREGIVER, READ_WRITE),
    await member(READ_WRITE, null),
  ]
})
afterAll(() => inCloud.kill())

const names = ['eid', 'aid', 'devEui', 'bid', 'fid', 'sid', 'iid', 'kid', 'tid', 'uid', 'userId']
const hostileId = fc.oneof(
  fc.constantFrom('.', '..', '__x__', '__proto__', 'constructor', '%', '%00', '%E0%A4%A', 'a%2Fb', '%2E%2E'),
  fc.string({ unit: 'binary', maxLength: 40 }).map(encodeURIComponent),
  fc.string({ minLength: 100, maxLength: 1_600, unit: fc.constantFrom('a', '_') }),
)
const aBody = fc.oneof(
  fc.constantFrom(
    '',
    '{}',
    '[]',
    'null',
    '{',
    '[{"a":'.repeat(20_000),
    '{"__proto__":{"resolution":"helped"}}',
  ),
  fc
    .constantFrom('helped', 'later', null, 1, {}, [])
    .map((resolution) => JSON.stringify({ resolution, lastCallAt: Date.now() })),
  fc.oneof(fc.constantFrom(...names), hostileId).map((name) => JSON.stringify({ beneficiaryId: name })),
  fc
    .tuple(fc.oneof(fc.constantFrom('Lit', '=1+1', '\u0000'), fc.string({ unit: 'binary' })), fc.boolean())
    .map(([location, many]) => {
      const device = { type: 'NOVIKA-LW-BOUTON', beneficiaryId: ids.bid, location }
      return JSON.stringify(many ? { devices: [{ ...device, deviceId: ids.devEui }] } : device)
    }),
  fc.json(),
  fc.string({ unit: 'binary' }),
)
const aHeader = fc.string({ unit: fc.constantFrom(...'abz/*;=,-q0.19 "'), maxLength: 40 })

const aMethod = fc.constantFrom('GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST')

/** Half of them are as the call says they are to be, as far as its schema tells. */
const asked = (call: Call | FileCall) => {
  const fits = { method: fc.constant(call.method.toUpperCase()), body: 'body' in call ? bodyOf(call) : aBody }
  return fc.oneof(fc.record(fits), fc.record({ method: aMethod, body: aBody }))
}
const bodyOf = ({ body }: Call) => fitting(body).map((value) => JSON.stringify(value))

const aRequest = fc.record({
  caller: fc.nat(10),
  sent: fc
    .constantFrom(...calls)
    .chain((call) => fc.record({ call: fc.constant(call), content: asked(call) })),
  put: fc.dictionary(fc.constantFrom(...names), hostileId, { maxKeys: 2 }),
  ending: fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    fc.webQueryParameters().map((query) => `?${query}`),
  ),
  headers: fc.dictionary(
    fc.constantFrom(
      'content-type',
      'accept-language',
      'x-forwarded-for',
      'fastly-client-ip',
      'content-encoding',
    ),
    aHeader,
    { maxKeys: 2 },
  ),
})

it('whatever is sent to whatever address by whomever, /api answers in its own form and never fails', async () => {
  let runs = 0
  await fc.assert(
    fc.asyncProperty(aRequest, async ({ caller, sent: { call, content }, put, ending, headers }) => {
      const { method, body } = content
      const address = call.path.replaceAll(/:(\w+)/g, (_, name: string) => put[name] ?? ids[name] ?? '')
      const { 'accept-language': locale = 'en', ...others } = headers
      const answer = await sendApi(callers[caller] ?? null, address + ending, {
        origin: inCloud.url,
        method,
        body: method === 'GET' || method === 'HEAD' ? null : body,
        locale,
        headers: others,
      })
      expect(answer.status).toBeLessThan(500)
      if (answer.status !== 200 && method !== 'HEAD') {
        const code = answer.data.code as keyof typeof refusalStatus
        expect(refusalStatus[code]).toBe(answer.status)
        expect(answer.data.message).toEqual(expect.any(String))
      }
      // None of it keeps a good request from getting through.
      if (runs++ % 25 === 0) await acknowledgeAsMember()
    }),
    { numRuns: 500 },
  )
})

async function acknowledgeAsMember() {
  const address = `/api/establishment/${ids.eid}/alert/${ids.aid}/acknowledge`
  const { status } = await sendApi(callers[6] ?? null, address, {
    origin: inCloud.url,
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect(status).toBe(200)
}
