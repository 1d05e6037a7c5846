import { mdiDeleteOutline, mdiPencilOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { Shift } from '@vigie/domain/time/shift'
import { useTranslation } from 'react-i18next'
import { dotted } from '../../../../../components/dotted.ts'
import { Icon } from '../../../../../components/icon.tsx'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { DayStrip } from './day-strip.tsx'
import { shiftLength } from './shift-length.ts'
import { shiftName } from './shift-name.ts'

interface Props {
  shift: Shift
  onChange: () => void
  onDelete: () => void
}

/** A shift: its name, when it is and how long, and where in the day. */
export function ShiftRow({ shift, onChange, onDelete }: Props) {
  const { t } = useTranslation()
  const name = shiftName(shift, useLocale())
  const { start, end } = shift
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography component="div" sx={dotted}>
            <span>{t(start < end ? 'manage.fromTo' : 'manage.fromToNextDay', { start, end })}</span>
            <span>{shiftLength(shift)}</span>
          </Typography>
        </Box>
        <IconButton onClick={onChange} aria-label={t('manage.changeShiftOf', { name })}>
          <Icon path={mdiPencilOutline} />
        </IconButton>
        <IconButton onClick={onDelete} aria-label={t('manage.deleteShift', { name })}>
          <Icon path={mdiDeleteOutline} />
        </IconButton>
      </Box>
      <DayStrip spans={[{ start, end, kind: 'shift' }]} />
    </Card>
  )
}
