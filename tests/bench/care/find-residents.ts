import { type Found, searchPrivatelyCall } from '@vigie/domain/api/search-calls'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { roles } from '@vigie/domain/people/roles'
import { callApi } from '../../support/api.ts'
import { createHome } from '../../support/home.ts'
import { join, signUp, type TestPerson } from '../../support/people.ts'
import { type Percentiles, percentilesOf } from '../percentiles.ts'
import { surnames } from './surnames.ts'

/** What is typed: one letter, the beginning of a name, a name, a room, and what nobody is called. */
const terms = ['t', 'trem', 'lavoie', 'mme roy', '214', 'côté 3', 'xyzzy'] as const
const rounds = 8
const homes = 20
const someAtOnce = 50

/** How long an answer of /api/search takes. */
export interface SearchTimes {
  residents: number
  nurseMs: Percentiles | null
  superAdminMs: Percentiles | null
}

/** Looks for residents among so many of twenty homes, as a nurse of one of these and as somebody who sees all. */
export async function timeSearch(residents: number): Promise<SearchTimes> {
  const nurse = await signUp({ role: roles.NURSE })
  for (let index = 0; index < homes; index += 1) {
    const eid = await homeOf(residents / homes)
    if (index === 0) await join(eid, nurse, { roleId: roles.READ_WRITE })
  }
  const superAdmin = await signUp({ role: roles.ADMIN })
  return { residents, nurseMs: await timesOf(nurse), superAdminMs: await timesOf(superAdmin) }
}

async function homeOf(residents: number): Promise<string> {
  const home = await createHome()
  for (let first = 0; first < residents; first += someAtOnce) {
    const some = Array.from({ length: Math.min(someAtOnce, residents - first) }, (_, next) => first + next)
    await Promise.all(
      some.map((index) => {
        const resident: Partial<Beneficiary> = {
          name: `Mme ${surnames[index % surnames.length]}`,
          room: `${101 + index}`,
        }
        return home.addResident(resident)
      }),
    )
  }
  return home.eid
}

async function timesOf(person: TestPerson): Promise<Percentiles | null> {
  const times: number[] = []
  // The first of all rounds is for the function to be warm.
  for (const term of [...terms, ...Array.from({ length: rounds }, () => terms).flat()]) {
    const begin = performance.now()
    const { status, data } = await callApi(person, searchPrivatelyCall, { params: {}, body: { term } })
    times.push(performance.now() - begin)
    const { residents } = data as unknown as Found
    if (status !== 200 || (residents.length === 0) !== (term === 'xyzzy'))
      throw new Error(`${term} found ${residents?.length} residents, ${status}`)
  }
  return percentilesOf(times.slice(terms.length))
}
