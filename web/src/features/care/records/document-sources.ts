import { documentSchema } from '@vigie/domain/care/document'
import { type DocumentPlace, documentPath, documentsPath } from '@vigie/domain/paths'
import { documentAt, listAt } from '../../../lib/firebase/asked.ts'

/** The latest documents of a resident, or null: of the home itself, with those that are on their way or were refused. */
export const documentsSource = (eid: string, bid: string | null, count: number) =>
  listAt(documentsPath(eid, bid), documentSchema, { latestBy: 'at', atMost: count })

/** Firestore compares with so many values at once. */
export const mostSizes = 30

/** Far more than are as long, to the byte, as one of so many files. */
const mostOfSizes = 300

/** Documents of a resident, or of the home, that are as long as one of some files: `mostSizes` lengths at most, in bytes. */
export const documentsOfSizesSource = (eid: string, bid: string | null, sizes: readonly number[]) =>
  listAt(documentsPath(eid, bid), documentSchema, { where: [['size', 'in', sizes]], atMost: mostOfSizes })

export const documentSource = (place: DocumentPlace) => documentAt(documentPath(place), documentSchema)
