import { beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { paths } from '@vigie/domain/paths'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

const namedSchema = beneficiarySchema.pick({ name: true, room: true })

/** Who lives in a home, `atMost` so many, how many of their records cannot be read, and whether there are more. One read each. */
export async function livingResidents(eid: string, atMost: number) {
  const living = firestore().collection(paths.beneficiaries(eid)).where('state', '==', 'active')
  const { docs } = await living.limit(atMost + 1).get()
  const read = docs.slice(0, atMost).map((one) => ({ id: one.id, known: readOrReport(namedSchema, one) }))
  const residents = read.flatMap(({ id, known }) => (known === null ? [] : { id, ...known }))
  return { residents, unreadable: read.length - residents.length, isCut: docs.length > atMost }
}
