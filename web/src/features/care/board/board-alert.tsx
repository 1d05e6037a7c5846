import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { severityOfAlert } from '@vigie/domain/alerts/severity'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { ageInWords } from '../../../lib/time/words.ts'
import { actorName } from '../alerts/actor-name.ts'
import { roomOnly, whoOf } from '../alerts/alert-whereabouts.ts'
import type { OwnAlert } from '../alerts/open-alerts-context.ts'
import { looksAlone } from '../alerts/own-acts.ts'
import { looksOf } from '../alerts/severity-looks.ts'
import { silenceOf } from '../alerts/silence-of.ts'
import { useAlertWords } from '../alerts/use-alert-words.ts'

interface Props {
  own: OwnAlert
  /** Few are shown. */
  isLarge: boolean
}

/** One alert on the wall: where, what, for how long, and whether somebody is on it; who calls where their home wants it said. */
export function BoardAlert({ own, isLarge }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const { alert, establishment } = own
  const { what, notes } = useAlertWords(alert, establishment.details?.timeZone ?? null)
  const saysNames = establishment.details?.boardShowsNames === true
  const isAlone = looksAlone(own)
  const silence = silenceOf(alert)
  const { icon, ground, ink, shape } = looksOf(alert)
  // By the height of the screen as well: nobody scrolls a wall, and three rows have to stand on it.
  const sized = (size: number) => ({
    fontSize: { xs: '1.125rem', md: `min(${isLarge ? 10 : 2.6}vw, ${size}vh * var(--fit))` },
    lineHeight: 1.2,
    whiteSpace: { md: 'nowrap' },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  })
  return (
    <Box
      component="li"
      data-alert={alert.id}
      sx={{
        p: { xs: 2, md: 'min(24px, 2vh)' },
        minWidth: 0,
        borderRadius: 1.5,
        bgcolor: isAlone ? ground : 'background.paper',
        borderLeft: 16,
        borderLeftColor: isAlone ? shape : 'primary.main',
        overflowWrap: 'anywhere',
      }}
    >
      <Typography sx={{ ...sized(6), fontWeight: 700, color: isAlone ? ink : 'text.primary' }}>
        <Icon path={icon} sx={{ fontSize: '1em', verticalAlign: '-0.1em' }} /> {roomOnly(alert, t, locale)}
        {saysNames && ` · ${whoOf(alert, locale)}`}
      </Typography>
      {/* That nobody was reached is never cut off: two short lines stand in the place of one. */}
      <Typography
        sx={{
          ...sized(silence === null ? 4 : 3),
          fontWeight: 700,
          ...(silence !== null && { whiteSpace: 'normal' }),
        }}
      >
        {stateWords()}
        {silence !== null && ` · ${t(`alerts.${silence}`)}`}
      </Typography>
      {/* What is cut off where there is no room is what its sign says too. */}
      <Typography sx={{ ...sized(notes === '' ? 3.4 : 2.6), ...(notes !== '' && { whiteSpace: 'normal' }) }}>
        {[what, ageInWords(alert.times.occurredAt, now, locale), notes].filter(Boolean).join(' · ')}
        {' · '}
        {t(`alerts.severity.${severityOfAlert(alert)}`)}
      </Typography>
    </Box>
  )

  function stateWords(): string {
    if (isAlone) return t('lock.nobodyOnIt')
    // By their name also whose session it is: the wall is nobody's.
    if (saysNames && alert.acknowledgedBy)
      return t('board.isOn', { name: actorName(alert.acknowledgedBy, t) })
    return t('lock.somebodyOnIt')
  }
}
