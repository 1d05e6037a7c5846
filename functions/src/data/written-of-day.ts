import { mostDocumentsOfDay } from '@vigie/domain/care/document'
import { paths } from '@vigie/domain/paths'
import { msUntilAnother } from './ms-until-another.ts'

/**
 * So many one person may write within a day, of whichever homes. A night's round of a hundred residents is a hundred; whoever writes more than these floods what others have to read.
 */
export const mostOfDay = { notesGroup: 500, moodsGroup: 3_000, documentsGroup: mostDocumentsOfDay } as const

/** In how many milliseconds somebody may write another; 0: now. `now` is epoch milliseconds. */
export const msUntilWritten = (group: keyof typeof mostOfDay, uid: string, now: number): Promise<number> =>
  msUntilAnother({ group: paths[group], at: 'at' }, uid, { most: mostOfDay[group], ms: 24 * 3_600_000 }, now)
