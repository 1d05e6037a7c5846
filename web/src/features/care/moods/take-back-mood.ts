import { undoMoodCall } from '@vigie/domain/api/mood-calls'
import type { MoodType } from '@vigie/domain/care/mood-record'
import i18next from 'i18next'
import { acrossAbsence } from '../../../lib/api/across-absence.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import { dismiss, tell } from '../../../lib/notices/notices.ts'
import { tellFailure } from '../../../lib/notices/tell-failure.ts'

/** Whose state is recorded, and what they are called. */
export interface RecordedOf {
  readonly eid: string
  readonly bid: string
  readonly name: string
}

/** The messages that offer to take back what was just recorded: once it is taken back elsewhere they are of no use, and would hide that it is. */
const offers = new Map<string, number>()

/** Remembers by which message the taking back of a record is offered. */
export const offeredBy = (moodId: string, notice: number): void => void offers.set(moodId, notice)

/** Takes back what was recorded of a resident, and says so, or why not. Answers whether it did. */
export async function takeBackMood(
  { eid, bid, name }: RecordedOf,
  { id, type }: { id: string; type: MoodType },
): Promise<boolean> {
  try {
    await acrossAbsence(() => callApi(undoMoodCall, { params: { eid, bid, moodId: id } }))
    const offer = offers.get(id)
    if (offer !== undefined) dismiss(offer)
    offers.delete(id)
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
