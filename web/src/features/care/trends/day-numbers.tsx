import { mdiFileDownloadOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Trends } from '@vigie/domain/api/trend-calls'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { NumbersButton } from '../../../components/numbers-button.tsx'
import { NumbersTable } from '../../../components/numbers-table.tsx'
import { TitledCard } from '../../../components/titled-card.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { tellPartNotLoaded } from '../../../lib/notices/tell-part-not-loaded.ts'
import { startOfDate } from '../../../lib/time/start-of-date.ts'
import { dateInWords } from '../../../lib/time/words.ts'
import { useShownResident } from '../residents/use-shown-resident.ts'
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
  const { resident } = useShownResident()
  const [isOpen, setOpen] = useState(false)
  const columns = useMemo(() => dayColumns(t, locale), [t, locale])
  return (
    <TitledCard title={t('trends.numbers')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <NumbersButton
          isOpen={isOpen}
          label={t(isOpen ? 'trends.hideNumbers' : 'trends.showNumbers')}
          onClick={() => setOpen(!isOpen)}
        />
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiFileDownloadOutline} />}
          onClick={() => saveNumbers(days, resident.room, { t, locale }).catch(tellPartNotLoaded)}
        >
          {t('trends.saveNumbers')}
        </Button>
      </Box>
      <NumbersTable
        caption={t('trends.numbers')}
        heads={[t('trends.day'), ...columns.map(({ name }) => name)]}
        rows={days.toReversed().map((day) => {
          const date = dateInWords(startOfDate(day.date, timeZone), timeZone, locale)
          return {
            date: day.date,
            name: day.isOver ? date : t('trends.dayGoingOn', { day: date }),
            cells: columns.map(({ words }) => words(day)),
          }
        })}
        isOpen={isOpen}
      />
    </TitledCard>
  )
}
