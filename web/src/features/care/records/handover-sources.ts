import { handoverMarksSchema } from '@vigie/domain/care/handover'
import { paths } from '@vigie/domain/paths'
import { documentAt } from '../../../lib/firebase/asked.ts'

/** Who has read what a shift left, by the shift and when it began: for staff. */
export const handoverMarksSource = (eid: string, sid: string, from: number) =>
  documentAt(paths.handover(eid, sid, String(from)), handoverMarksSchema)
