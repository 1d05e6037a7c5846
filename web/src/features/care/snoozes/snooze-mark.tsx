import { mdiHandHeartOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import type { Snooze } from '@vigie/domain/care/snooze'
import { lastingLongest } from '@vigie/domain/care/snooze-time'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { timeOfDay } from '../../../lib/time/words.ts'
import { nameOf } from './name-of.ts'

interface Props {
  snoozes: readonly Snooze[]
  timeZone: string | null
  now: number
}

/** In one line: until when warnings are silenced, and who began it. */
export default function SnoozeMark({ snoozes, timeZone, now }: Props) {
  const { t } = useTranslation()
  const shown = lastingLongest(snoozes, null, now) ?? snoozes[0]
  if (shown === undefined) return null
  const words = shown.deviceId === null ? 'snoozes.mark' : 'snoozes.markOfDevice'
  return (
    <Box
      component="span"
      data-under-care
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1,
        minHeight: 28,
        borderRadius: 4,
        border: 1,
        borderColor: 'text.secondary',
        bgcolor: 'background.default',
        color: 'text.primary',
        typography: 'body2',
        fontWeight: 500,
        overflowWrap: 'anywhere',
      }}
    >
      <Icon path={mdiHandHeartOutline} fontSize="small" />
      <span>{t(words, { time: timeOfDay(shown.until, timeZone), name: nameOf(shown, t) })}</span>
    </Box>
  )
}
