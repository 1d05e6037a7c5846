import Box from '@mui/material/Box'
import { localTimeOfDay } from '@vigie/domain/time/local-time'
import type { ReactNode } from 'react'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { exactTime } from '../../../lib/time/words.ts'

interface Props {
  at: number
  timeZone: string
  /** 24 pixels wide. */
  icon: ReactNode
  /** The event that it shows, by its id. */
  eventId?: string
  /** What may be done about it, at the end of the row. */
  act?: ReactNode
  children: ReactNode
}

/** A row of a day: when, what kind, what. */
export function RowFrame({ at, timeZone, icon, eventId, act, children }: Props) {
  const locale = useLocale()
  return (
    <Box
      component="li"
      data-event={eventId}
      sx={{
        display: 'grid',
        gridTemplateColumns: act ? '3.25rem 24px 1fr auto' : '3.25rem 24px 1fr',
        columnGap: 1.5,
        py: 1,
        '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <time dateTime={new Date(at).toISOString()} title={exactTime(at, timeZone, locale)}>
        {localTimeOfDay(at, timeZone)}
      </time>
      {icon}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
      {act}
    </Box>
  )
}
