import type { Call } from '@vigie/domain/api/call'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { beforeAll, describe, expect, it } from 'vitest'
import { sendApi } from '../support/api.ts'
import { everyJsonCall } from '../support/every-call.ts'
import { db } from '../support/firestore.ts'
import { type FullHome, fullHome } from '../support/full-home.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'

const bodyOf = ({ body }: Call) => Object.keys('shape' in body ? (body.shape as object) : { any: true })

/** The calls about a home that take a body of JSON. */
const withBody = everyJsonCall.filter(
  (call) => call.path.includes(':eid') && !call.isForm && bodyOf(call).length > 0,
)

let home: FullHome
beforeAll(async () => {
  home = await fullHome()
})

/** Whoever may ask it: a nurse who administers the home, and for licences a super administrator. */
async function whoMay({ operationId }: Call): Promise<TestPerson> {
  const person = await signUp({ role: operationId === 'setLicences' ? roles.ADMIN : roles.NURSE })
  await join(home.ids.eid, person, { roleId: roles.ADMIN })
  return person
}

const kept = async () => {
  const { eid, bid } = home.ids
  const under = [paths.establishment(eid), paths.beneficiary(eid, bid)].map((path) => db.doc(path))
  const lists = await Promise.all(under.map((one) => one.listCollections()))
  const all = await Promise.all([
    ...under.map(async (one) => [await one.get()]),
    ...lists.flat().map(async (list) => (await list.get()).docs),
  ])
  const entries = all.flat().map((one) => [one.ref.path, one.data()] as const)
  return new Map(entries.filter(([path]) => !path.includes('/members/')))
}

describe.each(withBody)('$method $path', (call) => {
  const send = (person: TestPerson, body: string) => {
    const address = call.path.replaceAll(/:(\w+)/g, (_, name: keyof FullHome['ids']) => home.ids[name])
    return sendApi(person, address, { method: call.method.toUpperCase(), body, locale: 'en' })
  }

  it('takes nothing that is too large, no JSON or not what it asks for, says so, and changes nothing', async () => {
    const person = await whoMay(call)
    const before = await kept()
    const large = JSON.stringify({ large: 'x'.repeat(call.bodyLimit) })
    expect(await send(person, large)).toMatchObject({ status: 413, data: { code: 'tooLarge' } })
    // Where nothing has to be said, what else is said is passed over.
    const other = { nobodyAskedForThis: true }
    const unasked = call.body.safeParse(other).success ? [] : [JSON.stringify(other)]
    for (const text of ['{"', '[]', '"text"', '7', ...unasked])
      expect(await send(person, text), text).toMatchObject({
        status: 400,
        data: { message: expect.any(String) },
      })
    expect(await kept()).toEqual(before)
  })
})
