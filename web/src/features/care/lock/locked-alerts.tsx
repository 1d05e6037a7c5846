import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Age } from '../../../components/age.tsx'
import { dotted } from '../../../components/dotted.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { alertQueriesOf } from '../alerts/alert-queries.ts'
import { roomOnly } from '../alerts/alert-whereabouts.ts'
import { alertsInProgress } from '../alerts/in-progress.ts'
import { type OwnAlert, useOpenAlerts } from '../alerts/open-alerts-context.ts'
import { looksAlone } from '../alerts/own-acts.ts'
import { looksOf } from '../alerts/severity-looks.ts'
import { SeverityMark } from '../alerts/severity-mark.tsx'
import { silenceOf } from '../alerts/silence-of.ts'
import { useAlertWords } from '../alerts/use-alert-words.ts'
import { useCountWords } from '../alerts/use-count-words.ts'
import { useHeardConnection } from '../alerts/use-heard-connection.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { NoticeVoice } from '../notices/notice-voice.tsx'
import { useNotices } from '../notices/use-notices.ts'
import { mayMissCalls } from '../supervision/troubles.ts'
import { useTroubles } from '../supervision/use-troubles.ts'
import { LockedNotices } from './locked-notices.tsx'
import { NoneRaised } from './none-raised.tsx'
import { useHearsLess } from './use-hears-less.ts'

/** What calls for help on a locked screen, or told nobody: in which room and how, but never who. */
export function LockedAlerts() {
  const { t } = useTranslation()
  const open = useOpenAlerts()
  const notices = useNotices()
  const { list, unreadable } = useEstablishments()
  const severalEstablishments = list.length > 1
  const words = useCountWords()(alertsInProgress(open))
  const isKnown = !open.loading && open.late.length === 0 && !notices.loading
  // Beside a call that was refused, that there is no alert would be no good news.
  const isCalm = notices.list.length === 0 && !notices.unseen
  const hearsLess = useHearsLess(list)
  // Of one without a level, or that cannot be read, it is known also to a screen that was loaded anew since.
  const isDeaf = unreadable.length > 0 || list.some((one) => alertQueriesOf(one).length === 0)
  const mayMiss = useTroubles().some(mayMissCalls) || hearsLess || isDeaf || notices.isCut
  const { state } = useHeardConnection(
    list.map(({ id }) => id),
    notices,
  )
  const isLive = state === 'live' || state === 'waiting'
  const noneOpen = isCalm ? t(mayMiss ? 'lockedScreen.noneKnownOpen' : 'lockedScreen.noAlert') : null
  const noAlert = {
    live: noneOpen,
    waiting: noneOpen,
    offline: isCalm ? t('lockedScreen.noneKnown') : null,
    connecting: t('shell.loading'),
  }[state]
  const calls = open.list.map(({ alert }) => alert.id).join()
  // Wherever the page stood as it locked, and whoever typed below: a call for help stands above it.
  useEffect(() => {
    // Chromium answers a promise, which would be no effect's way back.
    scrollTo(0, 0)
    document.querySelector('[data-calls]')?.scrollTo(0, 0)
  }, [calls])
  const heading = words ?? (isKnown ? noAlert : t('shell.loading'))
  return (
    <>
      {heading !== null && (
        <section aria-label={t('alerts.stripLabel')}>
          <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
            {heading}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
            {open.list.map((own) => (
              <LockedAlert key={own.alert.id} own={own} showEstablishment={severalEstablishments} />
            ))}
          </Box>
          {words === null && isKnown && isLive && <NoneRaised />}
        </section>
      )}
      <LockedNotices {...notices} />
      <NoticeVoice {...notices} isNameless />
    </>
  )
}

function LockedAlert({ own, showEstablishment }: { own: OwnAlert; showEstablishment: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { alert, establishment } = own
  const timeZone = establishment.details?.timeZone ?? null
  const { what, notes } = useAlertWords(alert, timeZone)
  const isAlone = looksAlone(own)
  const silence = silenceOf(alert)
  const { ground, ink, shape } = looksOf(alert)
  return (
    <Box
      component="li"
      data-alert={alert.id}
      sx={{
        p: 1.5,
        borderRadius: 1,
        bgcolor: isAlone ? ground : 'background.paper',
        borderLeft: 6,
        borderLeftColor: isAlone ? shape : 'primary.main',
        overflowWrap: 'anywhere',
      }}
    >
      {/* Beside the room: below it the line would break on a phone, and the way to unlock go out of sight. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Typography sx={{ fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.2 }}>
          {roomOnly(alert, t, locale)}
        </Typography>
        <SeverityMark alert={alert} />
      </Box>
      <Typography>
        <Box component="span" sx={{ fontWeight: 700, color: isAlone ? ink : 'text.primary' }}>
          {what}
        </Box>{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          (<Age at={alert.times.occurredAt} timeZone={timeZone} />)
        </Box>
        {notes !== '' && `, ${notes}`}
      </Typography>
      <Typography variant="body2" component="div" sx={dotted}>
        <span>{t(isAlone ? 'lock.nobodyOnIt' : 'lock.somebodyOnIt')}</span>
        {/* Two homes have a room of the same number. */}
        {showEstablishment && <span>{establishment.name}</span>}
      </Typography>
      {silence !== null && (
        <Typography variant="body2" sx={{ fontWeight: 700, color: 'error.dark' }}>
          {t(`alerts.${silence}`)}
        </Typography>
      )}
    </Box>
  )
}
