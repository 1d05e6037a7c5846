import { mdiFormatListBulleted } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MarkLegend } from '../../../../components/charts/mark-legend.tsx'
import { MarkShape } from '../../../../components/charts/mark-shape.tsx'
import { Icon } from '../../../../components/icon.tsx'
import { NoAccess } from '../../../../components/no-access.tsx'
import { RowLink } from '../../../../components/row-link.tsx'
import { TitledCard } from '../../../../components/titled-card.tsx'
import { useMarkNames } from './use-mark-names.ts'
import { fewMarks, type Marks, mostMarks } from './use-marks.ts'

interface Props {
  marked: Marks
  onAtMost: (atMost: number) => void
}

/** The alerts and notes that charts of a period are marked with: how many, and as a list, the latest first; more of them for whoever asks. */
export function MarksCard({ marked: { status, marks, isCut, isFull, atMost }, onAtMost }: Props) {
  const { t } = useTranslation()
  const { countName } = useMarkNames()
  const [isOpen, setOpen] = useState(false)
  const other = atMost === fewMarks ? mostMarks : fewMarks
  return (
    <TitledCard title={t('marks.title')} help={t('marks.help')}>
      {status === 'failed' && <NoAccess />}
      {status === 'loading' && <Typography aria-hidden>…</Typography>}
      {status === 'ready' && marks.length === 0 && !isCut && <Typography>{t('marks.none')}</Typography>}
      {isCut && <Typography>{t('marks.cut', { count: atMost })}</Typography>}
      {marks.length > 0 && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
            <Typography>{countName(marks)}.</Typography>
            <Box aria-hidden sx={{ display: 'flex', gap: 2, typography: 'body2' }}>
              <MarkLegend
                marks={marks}
                names={{ alert: t('marks.alertShape'), note: t('marks.noteShape') }}
              />
            </Box>
          </Box>
          <Button
            variant="outlined"
            aria-expanded={isOpen}
            startIcon={<Icon path={mdiFormatListBulleted} />}
            onClick={() => setOpen(!isOpen)}
            sx={{ justifySelf: 'start' }}
          >
            {t(isOpen ? 'marks.hide' : 'marks.show')}
          </Button>
          {isOpen && (
            <Box component="ul" aria-label={t('marks.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {marks.toReversed().map(({ key, what, name, to }) => (
                <li key={key}>
                  <RowLink to={to} sx={{ minHeight: 44, gap: 1 }}>
                    <svg width={24} height={24} aria-hidden="true">
                      <MarkShape what={what} x={12} y={13} />
                    </svg>
                    {name}
                  </RowLink>
                </li>
              ))}
            </Box>
          )}
        </>
      )}
      {(isFull || atMost === mostMarks) && (
        <Button variant="outlined" onClick={() => onAtMost(other)} sx={{ justifySelf: 'start' }}>
          {t('marks.latest', { count: other })}
        </Button>
      )}
    </TitledCard>
  )
}
