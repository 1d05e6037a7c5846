import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { dateInWords, timeOfDay } from '../../../../../lib/time/words.ts'
import type { JournalEntry } from './entry.ts'

interface Props {
  entries: readonly JournalEntry[]
  timeZone: string
}

/** The entries day by day on the home's clock, latest first. */
export function JournalRows({ entries, timeZone }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const days = Map.groupBy(entries, ({ at }) => dateInWords(at, timeZone, locale))
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={day}>
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
        {day}
      </Typography>
      <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ofDay.map(({ id, at, who, what, whom, access, fields }) => (
          <Box
            key={id}
            component="li"
            sx={{
              display: 'grid',
              gridTemplateColumns: '4rem 1fr',
              px: 2,
              py: 1,
              '& + &': { borderTop: 1, borderColor: 'divider' },
              overflowWrap: 'anywhere',
            }}
          >
            <Typography sx={{ color: 'text.secondary' }}>{timeOfDay(at, timeZone)}</Typography>
            <div>
              <Typography sx={{ fontWeight: 700 }}>{who}</Typography>
              <Typography>
                {what}
                {whom !== '' && ` · ${whom}`}
              </Typography>
              {access !== '' && <Typography variant="body2">{t('journal.access', { access })}</Typography>}
              {fields.length > 0 && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t('journal.fields', { fields: fields.join(', ') })}
                </Typography>
              )}
            </div>
          </Box>
        ))}
      </Card>
    </section>
  ))
}
