import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { dotted } from '../../../components/dotted.ts'
import { FoldLine } from '../../../components/fold-line.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { AlertCourse } from './alert-course.tsx'
import { whoOf } from './alert-whereabouts.ts'
import type { OwnAlert } from './open-alerts-context.ts'
import { SeverityMark } from './severity-mark.tsx'
import { useAlertWords } from './use-alert-words.ts'
import { useUnfolded } from './use-unfolded.ts'

interface Props {
  own: OwnAlert
  /** Whether its course is unfolded from the start, because the address names it. */
  startsOpen: boolean
  /** Where the page says whose it is: that is not said again, nor led to. */
  isOnTheirPage?: boolean
}

/** An alert that is over, as a line; its course is one tap away. It listens to nothing. */
export function PastAlert({ own, startsOpen, isOnTheirPage = false }: Props) {
  const { alert, establishment } = own
  const { t } = useTranslation()
  const locale = useLocale()
  const { what, time, notes, state } = useAlertWords(alert, establishment.details?.timeZone ?? null)
  const { unfolded, toggle, id, whole } = useUnfolded<HTMLLIElement>(startsOpen)

  return (
    <Box
      component="li"
      ref={whole}
      data-alert={alert.id}
      sx={{ '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' } }}
    >
      <FoldLine
        unfolded={unfolded}
        onToggle={toggle}
        id={id}
        line={
          <>
            <Typography component="span" sx={{ display: 'block' }}>
              {isOnTheirPage ? (
                <strong>{what}</strong>
              ) : (
                <>
                  <strong>{[alert.room.trim(), whoOf(alert, locale)].filter(Boolean).join(' ')}</strong>{' '}
                  {what}
                </>
              )}
              {/* A date is not torn apart where the line ends. */}
              {time && `, ${time.replaceAll(' ', '\u00a0')}`}
              {notes !== '' && `, ${notes}`}
            </Typography>
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ...dotted }}>
              <span>
                <SeverityMark alert={alert} />
              </span>
              <span>{state}</span>
              {alert.deviceLocation !== '' && <span>{alert.deviceLocation}</span>}
            </Typography>
          </>
        }
      >
        {!isOnTheirPage && (
          <Link
            component={RouterLink}
            to={routes.beneficiary(establishment.id, alert.beneficiaryId)}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {t('alertPages.seeResident')}
          </Link>
        )}
        <AlertCourse own={own} onFailed={toggle} />
      </FoldLine>
    </Box>
  )
}
