import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { undoMoodCall } from '@vigie/domain/api/mood-calls'
import { type MoodRecord, undoableMoodMs } from '@vigie/domain/care/mood-record'
import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acrossAbsence } from '../../../lib/api/across-absence.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { tell } from '../../../lib/notices/notices.ts'
import { tellFailure } from '../../../lib/notices/tell-failure.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { timeOfDay } from '../../../lib/time/words.ts'
import { choiceOf } from './choices.ts'

interface Props {
  eid: string
  bid: string
  /** What the resident is called. */
  name: string
  timeZone: string
  records: readonly WithId<MoodRecord>[]
}

/** What the person recorded of a resident so lately that they may take it back, for whom the message that offered it was gone too soon. */
export function OwnRecentMoods({ eid, bid, name, timeZone, records }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { person } = useSession()
  const now = useNow()
  const [undoing, setUndoing] = useState<string | null>(null)
  const own = records
    .filter(({ by, at }) => by === person?.uid && now - at < undoableMoodMs)
    .toSorted((one, other) => other.at - one.at)
  if (own.length === 0) return null

  const undo = async ({ id, type }: (typeof own)[number]) => {
    setUndoing(id)
    try {
      await acrossAbsence(() => callApi(undoMoodCall, { params: { eid, bid, moodId: id } }))
      tell({ kind: 'success', text: () => i18next.t(`moods.${type}.undone`, { name }) })
    } catch (error) {
      tellFailure(
        error,
        () => i18next.t(`moods.${type}.notUndone`, { name }),
        () => name,
      )
    } finally {
      setUndoing(null)
    }
  }

  return (
    <section aria-label={t('moods.ownRecent')}>
      <Typography component="h3" variant="h3">
        {t('moods.ownRecent')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {own.map((record) => {
          const { id, type, data, at } = record
          const value = choiceOf(type, data).name[locale]
          const what = `${t('moods.whatOf', { what: t(`moods.${type}.name`) })}${value}, ${timeOfDay(at, timeZone)}`
          return (
            <Box
              component="li"
              key={id}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
            >
              {what}
              <Button
                aria-label={`${t('moods.whatOf', { what: t('common.undo') })}${what}`}
                disabled={undoing !== null}
                onClick={() => undo(record)}
              >
                {t(undoing === id ? 'moods.undoing' : 'common.undo')}
              </Button>
            </Box>
          )
        })}
      </Box>
    </section>
  )
}
