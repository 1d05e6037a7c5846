import { gzipSync } from 'node:zlib'
import { resolveAlertCall } from '@vigie/domain/api/alert-calls'
import { addressOf, defaultBodyLimit } from '@vigie/domain/api/call'
import { claimDevicesCall, moveDeviceCall } from '@vigie/domain/api/device-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import type { FrameworkProcess } from '../support/framework-process.ts'
import { startFunction } from '../support/function-process.ts'
import { createHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'

/** The function as Google's framework runs it in the cloud, beside the one that the emulator runs. */
let inCloud: FrameworkProcess
let attendant: TestPerson
let stranger: TestPerson
let admin: TestPerson
let resolve: string
let claimMany: string
beforeAll(async () => {
  inCloud = await startFunction({ name: 'api', kind: 'http', project: 'demo-vigie' })
  const { eid } = await createHome()
  attendant = await signUp({ role: roles.READ_WRITE })
  stranger = await signUp({ role: roles.READ_WRITE })
  await join(eid, attendant, { roleId: roles.READ_WRITE })
  await db.doc(paths.alert(eid, 'alert')).set(newAlert())
  admin = await signUp({ role: roles.READ_WRITE })
  await join(eid, admin, { roleId: roles.ADMIN })
  claimMany = addressOf(claimDevicesCall, { eid })
  resolve = addressOf(resolveAlertCall, { eid, aid: 'alert' })
})
afterAll(() => inCloud.kill())

// Made before anything is asked: a server closes a connection that waits for it, and the next request would be sent on that.
const bomb = gzipSync(Buffer.alloc(100_000_000, 32))

describe.each(['the emulator', 'the cloud'] as const)('in %s, a body', (where) => {
  const origin = () => (where === 'the cloud' ? inCloud.url : undefined)
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    sendApi(attendant, resolve, { origin: origin(), body, headers })

  it('that is no JSON is refused in our words', async () => {
    for (const body of ['{"resolution":', '"helped"', '\u0000', 'resolution=helped']) {
      expect(await send(body)).toMatchObject({
        status: 400,
        data: { code: 'malformed', message: 'The request cannot be read.' },
      })
    }
  })

  it('is JSON whatever it is called', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'nonsense']) {
      const answer = await send('{"resolution":"later"}', { 'content-type': type })
      expect(answer).toMatchObject({ status: 400, data: { fields: { resolution: 'Not a valid value' } } })
    }
  })

  it('that is JSON, but nested beyond all sense, is refused like any other that does not fit', async () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
    const named = (levels: number) => `${'{"devices":'.repeat(levels)}1${'}'.repeat(levels)}`
    for (const body of [nested(10_000), nested(190_000), named(10_000), `{"devices":${nested(190_000)}}`]) {
      const { status, data } = await sendApi(admin, claimMany, { origin: origin(), body })
      expect([status, data.code, data.message]).toEqual([
        400,
        'invalidRequest',
        'The request is incomplete or malformed.',
      ])
    }
  })

  it('over the limit is refused unread', async () => {
    const padded = (bytes: number) => JSON.stringify({ resolution: 'later', x: 'x'.repeat(bytes) })
    for (const { person, address, limit } of [
      { person: attendant, address: resolve, limit: defaultBodyLimit },
      { person: admin, address: claimMany, limit: claimDevicesCall.bodyLimit },
    ]) {
      const ask = (body: string) => sendApi(person, address, { origin: origin(), body })
      const room = limit - padded(0).length
      expect((await ask(padded(room))).data.code).toBe('invalidRequest')
      expect(await ask(padded(room + 1))).toMatchObject({
        status: 413,
        data: { code: 'tooLarge', message: 'The request is too large.' },
      })
      expect((await ask('{'.repeat(limit + 1))).status).toBe(413)
    }
  })

  it('that is packed is not unpacked', async () => {
    expect(await send(bomb, { 'content-encoding': 'gzip' })).toMatchObject({
      status: 415,
      data: { code: 'encodingNotTaken' },
    })
    expect(await send('{}', { 'content-encoding': 'nonsense' })).toMatchObject({ status: 415 })
  })

  it('is not looked at before it is known who sends it and whether they may', async () => {
    const big = 'x'.repeat(2 * defaultBodyLimit)
    for (const [person, status] of [
      [null, 401],
      [stranger, 403],
    ] as const) {
      for (const body of [big, '{"resolution":']) {
        expect((await sendApi(person, resolve, { origin: origin(), body })).status).toBe(status)
      }
    }
  })
})

describe('an address', () => {
  it('that cannot be decoded is answered in our words', async () => {
    // The Hosting and Functions emulators answer by themselves; in the cloud this comes to us.
    expect(
      await sendApi(attendant, '/api/establishment/%E0%A4%A/alert/a/resolve', { origin: inCloud.url }),
    ).toMatchObject({ status: 400, data: { code: 'malformed' } })
  })

  it('says which methods it has', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const answer = await sendApi(attendant, resolve, { method })
      expect(answer).toMatchObject({ status: 405, data: { code: 'methodNotAllowed' } })
      expect(answer.headers.get('allow')).toBe('POST')
    }
    const health = await sendApi(null, '/api/health')
    expect([health.status, health.headers.get('allow')]).toEqual([405, 'GET'])
  })
})

describe('an id that Firestore keeps for itself', () => {
  const reserved = ['__x__', '____', '__name__', '.', '..', '%2E%2E', '__id7__']
  const names = (call: { path: string }) => [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')

  it('is refused at once in every place of a path', async () => {
    for (const call of [resolveAlertCall, moveDeviceCall]) {
      const good = { eid: 'home', aid: 'alert', deviceId: '0011223344556677' }
      for (const name of names(call)) {
        for (const id of reserved) {
          const address = call.path.replaceAll(/:(\w+)/g, (_, each: keyof typeof good) =>
            each === name ? id : good[each],
          )
          const { status, data } = await sendApi(stranger, address, {
            body: '{"resolution":"helped","beneficiaryId":"x"}',
          })
          // A client takes `.` and `..` out of an address before it sends it.
          expect([400, 404]).toContain(status)
          if (id.startsWith('_')) expect(data).toMatchObject({ fields: { [name]: 'Not a valid value' } })
        }
      }
    }
  })
})
