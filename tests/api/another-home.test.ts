import type { Call, FileCall } from '@vigie/domain/api/call'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { everyCall } from '../support/every-call.ts'
import { db } from '../support/firestore.ts'
import { fitting } from '../support/fitting.ts'
import { createHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { newTask } from '../support/tasks.ts'

const { ADMIN, ADMIN_ESTABLISHMENT, CAREGIVER, NURSE, READ_WRITE } = roles

/** A home with one of everything that an id of a path or a body may name. */
async function fullHome() {
  const home = await createHome()
  const { eid } = home
  const bid = await home.addResident({ name: `Résidente de ${eid}`, room: '214' })
  const member = await signUp({ role: NURSE })
  await join(eid, member, { roleId: READ_WRITE })
  const devEui = await home.addDevice(bid, 'NOVIKA-LW-BOUTON')
  await db.doc(paths.alert(eid, `alert-${eid}`)).set(newAlert({ beneficiaryId: bid }))
  await db.doc(paths.task(eid, bid, 'task')).set(newTask(eid, bid))
  await db.doc(paths.day(eid, bid, '2026-01-01', devEui)).set({ date: '2026-01-01', deviceId: devEui })
  const ids = {
    eid,
    aid: `alert-${eid}`,
    devEui,
    bid,
    fid: 'file',
    sid: 'night',
    iid: 'invitation',
    kid: 'next',
    tid: 'task',
    uid: member.uid,
    userId: member.uid,
  }
  return { home, ids, member }
}

type Full = Awaited<ReturnType<typeof fullHome>>
let own: Full
let other: Full
let callers: [who: string, person: TestPerson][]
beforeAll(async () => {
  own = await fullHome()
  other = await fullHome()
  const admin = await signUp({ role: ADMIN_ESTABLISHMENT })
  const relative = await signUp({ role: CAREGIVER })
  await join(own.ids.eid, admin, { roleId: ADMIN })
  await join(own.ids.eid, relative, { roleId: READ_WRITE, beneficiaryIds: [own.ids.bid] })
  callers = [
    ['administrator', admin],
    ['nurse', own.member],
    ['relative', relative],
  ]
})

/** Everything that is kept of a home, its devices and its people, by path. */
async function kept({ ids }: Full): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  const read = async (reference: FirebaseFirestore.DocumentReference): Promise<void> => {
    found[reference.path] = (await reference.get()).data()
    for (const collection of await reference.listCollections()) {
      await Promise.all((await collection.listDocuments()).map(read))
    }
  }
  await Promise.all(
    [paths.establishment(ids.eid), paths.assignment(ids.devEui), paths.user(ids.uid)].map((path) =>
      read(db.doc(path)),
    ),
  )
  return found
}

/** Bodies that fit a call, where every id is one of these. */
function bodiesOf(call: Call | FileCall, ids: Full['ids']): unknown[] {
  if (!('body' in call)) return [undefined]
  const named: Record<string, unknown> = {
    beneficiaryId: ids.bid,
    beneficiaryIds: [ids.bid],
    userId: ids.uid,
    invitationId: ids.iid,
    deviceId: ids.devEui,
    name: `Résidence ${ids.eid}`,
  }
  const withIds = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withIds)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, named[name] ?? withIds(one)]))
  }
  return fc.sample(fitting(call.body), { numRuns: 3, seed: 7 }).map(withIds)
}

const send = async (
  person: TestPerson,
  { method, path }: Call | FileCall,
  ids: Full['ids'],
  body: unknown,
) => {
  const address = path.replaceAll(/:(\w+)/g, (_, name: keyof Full['ids']) => ids[name])
  const response = await fetch(`${process.env.VIGIE_HOSTING_URL}${address}`, {
    method: method.toUpperCase(),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.idToken}` },
    body: method === 'get' ? null : JSON.stringify(body),
  })
  return { status: response.status, text: await response.text() }
}

/** The calls that say in their path what they are about, but for what anybody may ask. */
const aboutSomething = everyCall.filter(({ path }) => path.includes('/:'))

it('no id of another home opens anything of it, in any path or body, nor changes it', async () => {
  const before = await kept(other)
  const secrets = [`Résidente de ${other.ids.eid}`, other.member.name, `Résidence ${other.ids.eid}`]
  const letIn: string[] = []
  for (const [who, person] of callers) {
    for (const call of aboutSomething) {
      for (const [where, ids] of [
        ['of the other', other.ids],
        // The home is theirs, and all else is the other's.
        ['in theirs', { ...other.ids, eid: own.ids.eid }],
      ] as const) {
        for (const body of bodiesOf(call, other.ids)) {
          const { status, text } = await send(person, call, ids, body)
          const told = `${call.operationId} ${where} by the ${who}: ${status} ${text}`
          expect(status, told).toBeLessThan(500)
          // Else nothing was looked at.
          expect(status, told).not.toBe(429)
          if (where === 'of the other' && status < 400) letIn.push(told)
          for (const secret of secrets) expect(text, told).not.toContain(secret)
        }
      }
    }
  }
  expect(letIn).toEqual([])
  expect(await kept(other)).toEqual(before)
})
