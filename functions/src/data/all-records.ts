import type { Query, QueryDocumentSnapshot } from '@google-cloud/firestore'
import { beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { claimSchema } from '@vigie/domain/devices/claim'
import { assignmentSchema } from '@vigie/domain/devices/device'
import { establishmentIdOf, paths } from '@vigie/domain/paths'
import { memberSchema, userSchema } from '@vigie/domain/people/user'
import {
  deviceEntry,
  personEntry,
  residentEntry,
  type SearchDocument,
} from '@vigie/domain/search/search-entry'
import { firestore } from './firestore.ts'
import { pagesOf } from './pages-of.ts'
import { readOrReport } from './read-document.ts'

const residentSchema = beneficiarySchema.pick({ name: true, room: true, state: true })
const deviceSchema = assignmentSchema.pick({
  type: true,
  location: true,
  beneficiaryId: true,
  establishmentId: true,
})
const claimedSchema = claimSchema.pick({ type: true, location: true, beneficiaryId: true })
const nameSchema = userSchema.pick({ displayName: true })

const homeOf = ({ ref }: QueryDocumentSnapshot) => establishmentIdOf(ref.path)

/** What each record is found by, page by page; one that cannot be read is reported. */
export async function* recordsToFind(): AsyncGenerator<readonly SearchDocument[]> {
  const db = firestore()
  yield* pages(db.collection(paths.users), (one) => {
    const user = readOrReport(nameSchema, one)
    return user && personEntry(null, one.id, user.displayName)
  })
  yield* pages(db.collection(paths.assignments), (one) => {
    const device = readOrReport(deviceSchema, one)
    return device && deviceEntry(device.establishmentId, one.id, device)
  })
  for (const { id: eid } of (await db.collection(paths.establishments).select().get()).docs) {
    yield* pages(db.collection(paths.beneficiaries(eid)), (one) => {
      const resident = readOrReport(residentSchema, one)
      return resident && residentEntry(homeOf(one), one.id, resident)
    })
    yield* pages(db.collection(paths.claims(eid)), (one) => {
      const claim = readOrReport(claimedSchema, one)
      return claim && deviceEntry(homeOf(one), one.id, claim)
    })
    yield* pages(db.collection(paths.members(eid)), (one) => {
      const member = readOrReport(memberSchema.pick({ displayName: true }), one)
      return member && personEntry(homeOf(one), one.id, member.displayName)
    })
  }
}

async function* pages(
  all: Query,
  entryOf: (found: QueryDocumentSnapshot) => SearchDocument | null,
): AsyncGenerator<readonly SearchDocument[]> {
  for await (const docs of pagesOf(all)) yield docs.flatMap((one) => entryOf(one) ?? [])
}
