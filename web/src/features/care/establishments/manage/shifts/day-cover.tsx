import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { Shift } from '@vigie/domain/time/shift'
import { coverOf, type Span } from '@vigie/domain/time/shift-cover'
import { useTranslation } from 'react-i18next'
import { DayStrip, type SpanKind } from './day-strip.tsx'

/** What the shifts together leave out of the day and have twice: in words, and by shape on the strip of the day. */
export function DayCover({ shifts }: { shifts: readonly Shift[] }) {
  const { t } = useTranslation()
  const { gaps, overlaps } = coverOf(shifts)
  const of = (kind: SpanKind, spans: readonly Span[]) => spans.map((span) => ({ ...span, kind }))
  const told = [...of('gap', gaps), ...of('overlap', overlaps)]
  const words = (kind: SpanKind, { start, end }: Span) => {
    if (start === end) return t(kind === 'gap' ? 'manage.gapAllDay' : 'manage.overlapAllDay')
    return t(kind === 'gap' ? 'manage.gap' : 'manage.overlapping', { start, end })
  }
  return (
    <Card component="section" aria-label={t('manage.cover')} sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Typography component="h2" variant="h3">
        {t('manage.cover')}
      </Typography>
      <DayStrip spans={[...of('shift', shifts), ...told]} />
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          typography: 'body2',
          color: 'text.secondary',
        }}
      >
        {['0', '6', '12', '18', '24'].map((hour) => (
          <span key={hour}>{t('manage.hour', { hour })}</span>
        ))}
      </Box>
      {told.length === 0 && <Typography>{t('manage.coverWhole')}</Typography>}
      {told.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
          {told.map(({ kind, ...span }) => (
            <Box
              component="li"
              key={`${kind}${span.start}`}
              sx={{ display: 'flex', gap: 1, alignItems: 'center' }}
            >
              <Box sx={{ width: 32, flex: 'none' }}>
                <DayStrip spans={[{ start: '00:00', end: '00:00', kind }]} />
              </Box>
              {words(kind, span)}
            </Box>
          ))}
        </Box>
      )}
    </Card>
  )
}
