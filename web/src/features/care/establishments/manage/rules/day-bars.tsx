import Box from '@mui/material/Box'
import type { Locale } from '@vigie/domain/text'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../../../../../components/visually-hidden.ts'
import { plainDate } from '../../../../../lib/time/words.ts'
import { datesBetween } from './dates-between.ts'

interface Props {
  /** The first day that was looked at, "yyyy-mm-dd". */
  from: string
  /** Those of which something is known, in their order. */
  days: readonly { date: string; alerts: number }[]
  now: number
  locale: Locale
}

// Noon there is that date on any clock.
const noonOf = (date: string) => Date.parse(`${date}T12:00:00Z`)

/** A bar for each day, as high as it would have had alerts; a day of which nothing is known is grey from top to bottom, which no number is. */
export function DayBars({ from, days, now, locale }: Props) {
  const { t } = useTranslation()
  const alertsOf = new Map(days.map(({ date, alerts }) => [date, alerts]))
  const most = Math.max(1, ...alertsOf.values())
  const inWords = (date: string) => plainDate(noonOf(date), now, 'UTC', locale)
  const last = days.at(-1)?.date ?? from
  return (
    <div>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          alignItems: 'end',
          gap: '1px',
          height: 48,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {datesBetween(from, last).map((date) => {
          const alerts = alertsOf.get(date)
          const look =
            alerts === undefined
              ? { height: '100%', bgcolor: 'action.selected' }
              : { height: `${(100 * alerts) / most}%`, bgcolor: 'primary.dark' }
          return <Box key={date} sx={{ flex: 1, ...look }} />
        })}
      </Box>
      <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between', typography: 'body2' }}>
        <span>{inWords(from)}</span>
        <span>{t('rules.mostOfDay', { count: most })}</span>
        <span>{inWords(last)}</span>
      </Box>
      <Box component="ul" sx={visuallyHidden}>
        {days
          .filter(({ alerts }) => alerts > 0)
          .map(({ date, alerts }) => (
            <li key={date}>{`${inWords(date)} : ${alerts}`}</li>
          ))}
      </Box>
    </div>
  )
}
