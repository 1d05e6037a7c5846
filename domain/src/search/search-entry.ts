import { z } from 'zod'
import type { Beneficiary } from '../care/beneficiary.ts'
import type { Assignment } from '../devices/device.ts'
import { idSchema } from '../ids.ts'
import { paths } from '../paths.ts'
import { deviceWords, personWords, residentWords, startsOf } from './search-words.ts'

/**
 * `searchEntries/{kind}:{eid}:{id}`: by which beginnings of words a record is found, and nothing else of it. It is a pointer: what is
 * found, and whether it may be shown, the record itself says (docs/adr/0067-found-by-words-shown-by-records.md).
 */
export const searchEntrySchema = z.object({
  kind: z.enum(['resident', 'device', 'user']),
  /** The id of the resident, the device, the person. */
  id: idSchema,
  /** The home that it is of; null: a person as such, whom super administrators find. */
  establishmentId: idSchema.nullable(),
  /** Whose device it is; the resident themselves. */
  beneficiaryId: idSchema.nullable(),
  /** Of a resident: those who live there are found first. */
  isArchived: z.boolean(),
  /** A field for each beginning, so that a query may ask for several at once. */
  starts: z.record(z.string(), z.literal(true)),
})
export type SearchEntry = z.infer<typeof searchEntrySchema>

/** An entry and where it stands. */
export interface SearchDocument {
  path: string
  data: SearchEntry
}

/** What a resident is found by. */
export const residentEntry = (
  eid: string,
  bid: string,
  resident: Pick<Beneficiary, 'name' | 'room' | 'state'>,
): SearchDocument =>
  entry({
    kind: 'resident',
    id: bid,
    establishmentId: eid,
    beneficiaryId: bid,
    isArchived: resident.state === 'archived',
    starts: keyed(residentWords(resident)),
  })

/** What a device of a home is found by, heard or claimed: it is shown once it was heard. */
export const deviceEntry = (
  eid: string,
  deviceId: string,
  device: Pick<Assignment, 'type' | 'location' | 'beneficiaryId'>,
): SearchDocument =>
  entry({
    kind: 'device',
    id: deviceId,
    establishmentId: eid,
    beneficiaryId: device.beneficiaryId,
    isArchived: false,
    starts: keyed(deviceWords(deviceId, device)),
  })

/** What a person is found by: as a member of a home, or as such (`eid` null). */
export const personEntry = (eid: string | null, uid: string, displayName: string): SearchDocument =>
  entry({
    kind: 'user',
    id: uid,
    establishmentId: eid,
    beneficiaryId: null,
    isArchived: false,
    starts: keyed(personWords(displayName)),
  })

const entry = (data: SearchEntry): SearchDocument => ({
  path: paths.searchEntry(data.kind, data.establishmentId, data.id),
  data,
})

const keyed = (words: readonly string[]): SearchEntry['starts'] =>
  Object.fromEntries(startsOf(words).map((start) => [start, true] as const))
