import { documentSchema } from '@vigie/domain/care/document'
import { documentsPath } from '@vigie/domain/paths'
import { listAt } from '../../../lib/firebase/asked.ts'

/** The documents of a resident, or null: of the home itself, latest first, with those that are on their way or were refused. */
export const documentsSource = (eid: string, bid: string | null) =>
  listAt(documentsPath(eid, bid), documentSchema, { latestBy: 'at' })
