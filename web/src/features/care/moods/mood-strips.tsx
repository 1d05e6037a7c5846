import Typography from '@mui/material/Typography'
import { type MoodRecord, moodTypes } from '@vigie/domain/care/mood-record'
import { useTranslation } from 'react-i18next'
import { stripOf } from './day-strip.ts'
import { MoodStrip } from './mood-strip.tsx'

interface Props {
  records: readonly MoodRecord[]
  /** Oldest first. */
  dates: readonly string[]
  timeZone: string
}

/** How a resident was said to be on the latest days, a strip for each of what is recorded. */
export default function MoodStrips({ records, dates, timeZone }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Typography component="h3" variant="h3">
        {t('moods.lastDays', { count: dates.length })}
      </Typography>
      {moodTypes.map((type) => (
        <MoodStrip
          key={type}
          type={type}
          days={stripOf(records, type, dates, timeZone)}
          timeZone={timeZone}
        />
      ))}
    </>
  )
}
