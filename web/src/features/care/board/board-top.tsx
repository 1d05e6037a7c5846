import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { plainDate, timeOfDay } from '../../../lib/time/words.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'

/** Whose board it is, and what time and day it is there. */
export function BoardTop({ establishment: { name, details } }: { establishment: OwnEstablishment }) {
  const locale = useLocale()
  const now = useNow()
  const timeZone = details?.timeZone ?? null
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 3,
        overflowWrap: 'anywhere',
      }}
    >
      <Typography component="h1" sx={{ flex: 1, fontSize: 'clamp(1.25rem, 2vw, 2.5rem)', fontWeight: 700 }}>
        {name}
      </Typography>
      {timeZone !== null && (
        <Typography sx={{ fontSize: 'clamp(1rem, 1.6vw, 2rem)' }}>
          {plainDate(now, now, timeZone, locale)}
        </Typography>
      )}
      <Typography
        sx={{
          fontSize: {
            xs: '2rem',
            md: 'calc(clamp(2rem, 4vw, 5rem) * clamp(0.6, var(--fit) * 1.25, 1))',
          },
          fontWeight: 700,
          lineHeight: 1,
        }}
      >
        {timeOfDay(now, timeZone)}
      </Typography>
    </Box>
  )
}
