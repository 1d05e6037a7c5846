import { recordMoodCall } from '@vigie/domain/api/mood-calls'
import { type MoodType, moodSaidSchema } from '@vigie/domain/care/mood-record'
import i18next from 'i18next'
import { useCallback, useState } from 'react'
import { acrossAbsence } from '../../../lib/api/across-absence.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import { currentLocale } from '../../../lib/i18n/i18n.ts'
import { tell } from '../../../lib/notices/notices.ts'
import { tellFailure } from '../../../lib/notices/tell-failure.ts'
import { choiceOf } from './choices.ts'
import type { OwnMood, SavedMood } from './own-moods.ts'
import { offeredBy, type RecordedOf, takeBackMood } from './take-back-mood.ts'

type OwnMoods = Readonly<Partial<Record<MoodType, OwnMood>>>

/** Records how a resident is, and takes it back: told as under way at once, as done once the server says so. */
export function useOwnMoods({ eid, bid, name }: RecordedOf) {
  const [own, setOwn] = useState<OwnMoods>({})
  const mark = useCallback((type: MoodType, mood: OwnMood) => {
    setOwn((before) => ({ ...before, [type]: mood }))
  }, [])
  // What became of an act says nothing of another that the person did since.
  const follow = useCallback((type: MoodType, from: OwnMood, to: OwnMood | undefined) => {
    setOwn((before) => (before[type] === from ? { ...before, [type]: to } : before))
  }, [])

  const record = useCallback(
    async (type: MoodType, value: number) => {
      const id = crypto.randomUUID()
      const body = moodSaidSchema.parse({ type, data: value, id })
      // What is recorded of somebody takes the place of a failure of before.
      const about = `${bid} ${type}`
      await send()

      async function send() {
        const saving: OwnMood = { stage: 'saving', value }
        mark(type, saving)
        try {
          const { at } = await acrossAbsence(() => callApi(recordMoodCall, { params: { eid, bid }, body }))
          const saved: SavedMood = { stage: 'saved', value, at }
          follow(type, saving, saved)
          const offer = tell({
            kind: 'success',
            about,
            text: () =>
              i18next.t(`moods.${type}.recorded`, {
                name,
                value: choiceOf(type, value).name[currentLocale()],
              }),
            action: { label: () => i18next.t('common.undo'), act: () => undo(saved) },
          })
          offeredBy(id, offer)
        } catch (error) {
          follow(type, saving, undefined)
          tellFailure(
            error,
            () => i18next.t(`moods.${type}.notRecorded`, { name }),
            () => name,
            send,
            about,
          )
        }
      }

      async function undo(saved: SavedMood) {
        const undoing: SavedMood = { ...saved, stage: 'undoing' }
        follow(type, saved, undoing)
        if (!(await takeBackMood({ eid, bid, name }, { id, type }))) follow(type, undoing, undefined)
      }
    },
    [eid, bid, name, mark, follow],
  )
  return { own, record }
}
