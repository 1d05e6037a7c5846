import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { fateOf, mayNameFewer, type Notice } from '@vigie/domain/notices/notice'
import { placesOf } from '@vigie/domain/notices/notice-places'
import { useTranslation } from 'react-i18next'
import { Age } from '../../../components/age.tsx'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { roomWords } from '../notices/place-words.ts'
import { useNoticeTitle } from '../notices/use-notice-title.ts'
import type { Notices } from '../notices/use-notices.ts'

/** On a locked screen, for whoever administers: calls for help that told nobody, and from which room, but never whose. */
export function LockedNotices({ list, unseen }: Notices) {
  const { t } = useTranslation()
  if (list.length === 0 && !unseen) return null
  return (
    <section aria-label={t('notices.label')} data-lost>
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
        {t('notices.label')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {list.map((notice) => (
          <LockedNotice key={notice.id} notice={notice} />
        ))}
      </Box>
      {unseen && <Typography>{t('notices.unseen')}</Typography>}
    </section>
  )
}

function LockedNotice({ notice }: { notice: WithId<Notice> }) {
  const { t } = useTranslation()
  const { list } = useEstablishments()
  const home = list.find(({ id }) => id === notice.establishmentId)
  const places = placesOf(notice)
  // Several devices of a room are one place to go to.
  const rooms = [...new Set(places.flatMap((named) => roomWords(named, t) ?? []))]
  const elsewhere = places.flatMap((named) => (roomWords(named, t) === null ? named.deviceId : []))
  return (
    <Box
      component="li"
      sx={{
        p: 1.5,
        bgcolor: 'warning.light',
        borderLeft: 6,
        borderLeftColor: 'warning.main',
        overflowWrap: 'anywhere',
      }}
    >
      {rooms.length > 0 && (
        <Typography data-rooms sx={{ fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.2 }}>
          {rooms.join(' · ')}
        </Typography>
      )}
      <Typography>
        <Box component="span" sx={{ fontWeight: 700, color: 'warning.dark' }}>
          {useNoticeTitle()(notice)}
        </Box>
        {' · '}
        {/* Of the other rooms it is longer ago. */}
        {places.length > 1 && `${t('notices.latest')} `}
        <Age at={notice.lastAt} timeZone={home?.details?.timeZone ?? null} />
      </Typography>
      <Typography variant="body2">
        {t(`notices.outcome.${fateOf(notice.reason)}`)}
        {elsewhere.length > 0 && ` ${t('notices.devices')} ${elsewhere.join(' · ')}`}
        {mayNameFewer(notice) && ` · ${t('notices.perhapsOthers')}`}
      </Typography>
    </Box>
  )
}
