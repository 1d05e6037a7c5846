import { undoMoodCall } from '@vigie/domain/api/mood-calls'
import type { MoodType } from '@vigie/domain/care/mood-record'
import i18next from 'i18next'
import { acrossAbsence } from '../../../lib/api/across-absence.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import { tell } from '../../../lib/notices/notices.ts'
import { tellFailure } from '../../../lib/notices/tell-failure.ts'

/** Whose state is recorded, and what they are called. */
export interface RecordedOf {
  readonly eid: string
  readonly bid: string
  readonly name: string
}

/** Takes back what was recorded of a resident, and says so, or why not. Answers whether it did. */
export async function takeBackMood(
  { eid, bid, name }: RecordedOf,
  { id, type }: { id: string; type: MoodType },
): Promise<boolean> {
  try {
    await acrossAbsence(() => callApi(undoMoodCall, { params: { eid, bid, moodId: id } }))
    tell({ kind: 'success', text: () => i18next.t(`moods.${type}.undone`, { name }) })
    return true
  } catch (error) {
    tellFailure(
      error,
      () => i18next.t(`moods.${type}.notUndone`, { name }),
      () => name,
    )
    return false
  }
}
