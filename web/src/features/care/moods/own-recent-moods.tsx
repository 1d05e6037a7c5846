import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type MoodRecord, undoableMoodMs } from '@vigie/domain/care/mood-record'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useFocusOnward } from '../../../lib/page/use-focus-onward.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { timeOfDay } from '../../../lib/time/words.ts'
import { choiceOf } from './choices.ts'
import { type RecordedOf, takeBackMood } from './take-back-mood.ts'

interface Props extends RecordedOf {
  timeZone: string
  records: readonly WithId<MoodRecord>[]
  /** Takes the focus of whoever has taken back the last one by keyboard. */
  heading: RefObject<HTMLElement | null>
}

/** What the person recorded of a resident so lately that they may take it back, for whom the message that offered it was gone too soon. */
export function OwnRecentMoods({ eid, bid, name, timeZone, records, heading }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { person } = useSession()
  const now = useNow()
  const [undoing, setUndoing] = useState<readonly string[]>([])
  const list = useRef<HTMLUListElement>(null)
  useFocusOnward(list, heading)
  const own = records
    .filter(({ by, at }) => by === person?.uid && now - at < undoableMoodMs)
    .toSorted((one, other) => other.at - one.at)
  if (own.length === 0) return null

  const undo = async (record: (typeof own)[number]) => {
    if (undoing.includes(record.id)) return
    setUndoing((others) => [...others, record.id])
    await takeBackMood({ eid, bid, name }, record)
    setUndoing((all) => all.filter((one) => one !== record.id))
  }

  return (
    <section aria-label={t('moods.ownRecent')}>
      <Typography component="h3" variant="h3">
        {t('moods.ownRecent')}
      </Typography>
      <Box ref={list} component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
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
                aria-disabled={undoing.includes(id)}
                onClick={() => undo(record)}
              >
                {t(undoing.includes(id) ? 'moods.undoing' : 'common.undo')}
              </Button>
            </Box>
          )
        })}
      </Box>
    </section>
  )
}
