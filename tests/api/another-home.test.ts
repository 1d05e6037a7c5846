import type { Call, FileCall } from '@vigie/domain/api/call'
import { paths } from '@vigie/domain/paths'
import { type RoleId, roles } from '@vigie/domain/people/roles'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { everyCall } from '../support/every-call.ts'
import { db } from '../support/firestore.ts'
import { fitting } from '../support/fitting.ts'
import { type FullHome, fullHome } from '../support/full-home.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'

const { ADMIN, ADMIN_ESTABLISHMENT, CAREGIVER, NURSE, READ_WRITE } = roles

let own: FullHome
let other: FullHome
/** One of each for each place: nobody may ask for all of it within a minute. */
let callers: [who: string, inTheOther: TestPerson, inTheirs: TestPerson][]
beforeAll(async () => {
  own = await fullHome()
  other = await fullHome()
  // Else the page of a super administrator, in whichever test, shows it first, and it says so.
  await db.doc(paths.alert(other.ids.eid, other.ids.aid)).update({ 'times.shownAt': Date.now() })
  const { eid, bid } = own.ids
  const somebody = async (role: RoleId, membership: Parameters<typeof join>[2]) => {
    const person = await signUp({ role })
    await join(eid, person, membership)
    return person
  }
  const admin = () => somebody(ADMIN_ESTABLISHMENT, { roleId: ADMIN })
  const relative = () => somebody(CAREGIVER, { roleId: READ_WRITE, beneficiaryIds: [bid] })
  callers = [
    ['administrator', await admin(), await admin()],
    ['nurse', own.member, await somebody(NURSE, { roleId: READ_WRITE })],
    ['relative', await relative(), await relative()],
  ]
})

/** Everything that is kept of a home, its devices and its people, by path. */
async function kept({ ids }: FullHome): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  const read = async (reference: FirebaseFirestore.DocumentReference): Promise<void> => {
    found[reference.path] = (await reference.get()).data()
    for (const collection of await reference.listCollections()) {
      await Promise.all((await collection.listDocuments()).map(read))
    }
  }
  const roots = [paths.establishment(ids.eid), paths.assignment(ids.deviceId), paths.user(ids.uid)]
  await Promise.all(roots.map((path) => read(db.doc(path))))
  return found
}

/** Bodies that fit a call, where every id is one of these. */
function bodiesOf(call: Call | FileCall, ids: FullHome['ids']): unknown[] {
  if (!('body' in call)) return [undefined]
  const named: Record<string, unknown> = {
    beneficiaryId: ids.bid,
    beneficiaryIds: [ids.bid],
    userId: ids.uid,
    invitationId: ids.iid,
    deviceId: ids.deviceId,
    // By which a removal is confirmed; whoever is added in one's own home is not to be called by it.
    ...(call.operationId === 'removeEvents' && { name: `Résidence ${ids.eid}` }),
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
  ids: FullHome['ids'],
  body: unknown,
) => {
  const address = path.replaceAll(/:(\w+)/g, (_, name: keyof FullHome['ids']) => ids[name])
  const response = await fetch(`${process.env.VIGIE_HOSTING_URL}${address}`, {
    method: method.toUpperCase(),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.idToken}` },
    body: method === 'get' ? null : JSON.stringify(body),
  })
  return { status: response.status, text: await response.text() }
}

/** A device for notifications is of no home: it names itself, and is of whoever holds it (docs/adr/0113-a-notification-beside-the-sms.md). */
const isOfNoHome = ({ path }: Call | FileCall) => path.includes('/:pushDeviceId')

/** The calls that say in their path what they are about, but for what anybody may ask. */
const aboutSomething = everyCall.filter((call) => call.path.includes('/:') && !isOfNoHome(call))

/** Whoever looks for something may find nothing: only what they find is held against them. */
const mayFindNothing = ({ path }: Call | FileCall) => path.endsWith('/:term')

it('no id of another home opens anything of it, in any path or body, nor changes it', async () => {
  const before = await kept(other)
  const secrets = [other.secret, other.privateSecret, `Résidence ${other.ids.eid}`]
  const letIn: string[] = []
  for (const [who, inTheOther, inTheirs] of callers) {
    for (const call of aboutSomething) {
      for (const [where, person, ids] of [
        ['of the other', inTheOther, other.ids],
        // The home is theirs, and all else is the other's.
        ['in theirs', inTheirs, { ...other.ids, eid: own.ids.eid }],
      ] as const) {
        for (const body of bodiesOf(call, other.ids)) {
          const { status, text } = await send(person, call, ids, body)
          const told = `${call.operationId} ${where} by the ${who}: ${status} ${text}`
          expect(status, told).toBeLessThan(500)
          // Else nothing was looked at.
          expect(status, told).not.toBe(429)
          if (where === 'of the other' && status < 400 && !mayFindNothing(call)) letIn.push(told)
          for (const secret of secrets) expect(text, told).not.toContain(secret)
        }
      }
    }
  }
  expect(letIn).toEqual([])
  expect(await kept(other)).toEqual(before)
})
