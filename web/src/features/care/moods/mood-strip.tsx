import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { MoodRecord, MoodType } from '@vigie/domain/care/mood-record'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Hint } from '../../../components/hint.tsx'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { dated, timeOfDay } from '../../../lib/time/words.ts'
import { authorName } from '../alerts/actor-name.ts'
import { choiceOf } from './choices.ts'
import type { StripDay } from './day-strip.ts'

interface Props {
  type: MoodType
  days: readonly StripDay<MoodRecord>[]
  timeZone: string
}

/** A resident's mood, health or appetite day by day, oldest first; on a phone a week a line. */
export function MoodStrip({ type, days, timeZone }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} component="h4" variant="subtitle2" sx={{ mb: 0.5 }}>
        {t(`moods.${type}.name`)}
      </Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(7, 1fr)', md: 'repeat(14, 1fr)' },
          rowGap: 1,
        }}
      >
        {days.map(({ date, records }) => (
          <Box component="li" key={date} sx={{ textAlign: 'center', minWidth: 0 }}>
            <DayName date={date} />
            {records.length === 0 ? <Gap /> : <Recorded type={type} records={records} timeZone={timeZone} />}
          </Box>
        ))}
      </Box>
    </section>
  )
}

function DayName({ date }: { date: string }) {
  const locale = useLocale()
  const noon = Date.parse(`${date}T12:00:00Z`)
  const inWords = (options: Intl.DateTimeFormatOptions) =>
    dated(noon, locale, { ...options, timeZone: 'UTC' })
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary', lineHeight: 1.2 }}>
      <Box component="span" sx={visuallyHidden}>
        {inWords({ weekday: 'long', day: 'numeric', month: 'long' })}
      </Box>
      <span aria-hidden>
        {inWords({ weekday: 'short' })}
        <br />
        {inWords({ day: 'numeric' })}
      </span>
    </Typography>
  )
}

function Gap() {
  const { t } = useTranslation()
  return (
    <Box sx={{ minHeight: 44, display: 'grid', placeItems: 'center', color: 'text.disabled' }}>
      <span aria-hidden>—</span>
      <Box component="span" sx={visuallyHidden}>
        {t('moods.nothing')}
      </Box>
    </Box>
  )
}

interface RecordedProps {
  type: MoodType
  records: readonly MoodRecord[]
  timeZone: string
}

/** The last of a day, how many there were, and who said each and when, one hover, focus or tap away. */
function Recorded({ type, records, timeZone }: RecordedProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const last = records.at(-1)
  if (last === undefined) return <Gap />
  const nameOf = ({ data }: MoodRecord) => choiceOf(type, data).name[locale]
  const lines = records.map((one) =>
    t('moods.saidBy', { time: timeOfDay(one.at, timeZone), value: nameOf(one), who: authorName(one, t) }),
  )
  return (
    <Hint text={lines.join('\n')}>
      <Box sx={{ position: 'relative', width: 44, height: 44, display: 'grid', placeItems: 'center' }}>
        <img src={choiceOf(type, last.data).icon} alt={nameOf(last)} width={28} height={28} />
        {records.length > 1 && (
          <Box component="span" sx={badge}>
            ×{records.length}
          </Box>
        )}
      </Box>
    </Hint>
  )
}

const badge = {
  position: 'absolute',
  right: 0,
  bottom: 0,
  px: 0.25,
  borderRadius: 1,
  typography: 'body2',
  lineHeight: 1.1,
  bgcolor: 'background.paper',
} as const
