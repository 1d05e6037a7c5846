import { mdiFileDownloadOutline, mdiTable } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Trends } from '@vigie/domain/api/trend-calls'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { TitledCard } from '../../../components/titled-card.tsx'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { tellPartNotLoaded } from '../../../lib/notices/tell-part-not-loaded.ts'
import { startOfDate } from '../../../lib/time/start-of-date.ts'
import { dateInWords } from '../../../lib/time/words.ts'
import { dayColumns } from './day-columns.ts'
import { saveNumbers } from './save-numbers.ts'

interface Props {
  days: Trends['days']
  timeZone: string
}

/** What the curves show and more, as numbers: read out always, and shown to whoever asks. */
export function DayNumbers({ days, timeZone }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const columns = useMemo(() => dayColumns(t, locale), [t, locale])
  const cell = { px: 1, py: 0.75, borderBottom: 1, borderColor: 'divider', textAlign: 'left' } as const
  return (
    <TitledCard title={t('trends.numbers')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          startIcon={<Icon path={mdiTable} />}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'trends.hideNumbers' : 'trends.showNumbers')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiFileDownloadOutline} />}
          onClick={() => saveNumbers(days, { t, locale }).catch(tellPartNotLoaded)}
        >
          {t('trends.saveNumbers')}
        </Button>
      </Box>
      <Box
        // What scrolls must be reached by keys.
        {...(isOpen && { role: 'group', tabIndex: 0, 'aria-label': t('trends.numbers') })}
        sx={isOpen ? { overflowX: 'auto', minWidth: 0 } : visuallyHidden}
      >
        <Box
          component="table"
          sx={{
            borderCollapse: 'collapse',
            typography: 'body2',
            '& th, & td': cell,
            '& tbody th': { whiteSpace: 'nowrap' },
          }}
        >
          <caption style={visuallyHidden}>{t('trends.numbers')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('trends.day')}</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => {
              const date = dateInWords(startOfDate(day.date, timeZone), timeZone, locale)
              return (
                <tr key={day.date} data-date={day.date}>
                  <th scope="row">{day.isOver ? date : t('trends.dayGoingOn', { day: date })}</th>
                  {columns.map(({ name, words }) => (
                    <td key={name}>{words(day)}</td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </Box>
      </Box>
    </TitledCard>
  )
}
