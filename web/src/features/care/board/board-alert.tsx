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
import { roomSize, wordsSize } from './board-sizes.ts'

interface Props {
  own: OwnAlert
  /** In how many of them alerts stand. */
  columns: 1 | 2 | 3
}

/** One alert on the wall: where, what, for how long, and whether somebody is on it; who calls where their home wants it said. */
export function BoardAlert({ own, columns }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const { alert, establishment } = own
  const { what, notes } = useAlertWords(alert, establishment.details?.timeZone ?? null)
  const saysNames = establishment.details?.boardShowsNames === true
  const isAlone = looksAlone(own)
  const silence = silenceOf(alert)
  const { icon, ground, ink, shape } = looksOf(alert)
  // What has no room in one line takes two: nothing of it is cut off.
  const sized = (size: string, onPhones = '1.125rem') => ({
    fontSize: { xs: onPhones, md: size },
    lineHeight: 1.2,
  })
  return (
    <Box
      component="li"
      data-alert={alert.id}
      sx={{
        p: { xs: 2, md: 'calc(min(24px, 2vh) * var(--fit))' },
        minWidth: 0,
        borderRadius: 1.5,
        bgcolor: isAlone ? ground : 'background.paper',
        borderLeft: 16,
        borderLeftColor: isAlone ? shape : 'primary.main',
        overflowWrap: 'anywhere',
      }}
    >
      <Typography
        component="div"
        data-where
        sx={{
          ...sized(roomSize(columns), '1.375rem'),
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: '0.3em',
          fontWeight: 700,
          color: isAlone ? ink : 'text.primary',
        }}
      >
        <span>
          <Icon path={icon} sx={{ fontSize: '1em', verticalAlign: '-0.1em' }} /> {roomOnly(alert, t, locale)}
          {saysNames && ' · '}
        </span>
        {/* Where somebody has to go is read from farther than to whom. */}
        {saysNames && (
          <Box component="span" sx={{ fontSize: '0.65em' }}>
            {whoOf(alert, locale)}
          </Box>
        )}
      </Typography>
      <Typography sx={{ ...sized(wordsSize(columns, silence === null ? 4 : 3)), fontWeight: 700 }}>
        {stateWords()}
        {silence !== null && ` · ${t(`alerts.${silence}`)}`}
      </Typography>
      <Typography sx={sized(wordsSize(columns, notes === '' ? 3.4 : 2.8))}>
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
