import Box from '@mui/material/Box'
import type { Notice } from '@vigie/domain/notices/notice'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { clockTime } from '../../../lib/time/words.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { useNotices } from './use-notices.ts'

/** Under the alerts of every page, for whoever administers: calls for help are being refused, and why. */
export function RefusedCalls() {
  const { t } = useTranslation()
  const { list, unseen } = useNotices()
  if (list.length === 0 && !unseen) return null
  return (
    <Box component="section" aria-label={t('notices.label')}>
      {list.map((notice) => (
        <RefusedCall key={notice.id} notice={notice} />
      ))}
      {unseen && <Row>{t('notices.unseen')}</Row>}
    </Box>
  )
}

function RefusedCall({ notice }: { notice: Notice }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow(10_000)
  const { list } = useEstablishments()
  const home = list.find(({ id }) => id === notice.establishmentId)
  const time = clockTime(notice.lastAt, now, home?.details?.timeZone ?? null, locale)
  const severalHomes = list.length > 1 && home !== undefined
  return (
    <Row>
      <strong>{severalHomes ? t('notices.titleIn', { name: home.name }) : t('notices.title')}.</strong>{' '}
      {t(`notices.cause.${notice.reason}`)} {t('notices.seen', { time })}
      {notice.deviceIds.length > 0 && ` ${t('notices.devices', { list: notice.deviceIds.join(', ') })}`}
    </Row>
  )
}

const Row = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      px: 2,
      py: 1,
      bgcolor: 'warning.light',
      color: 'warning.dark',
      borderBottom: 1,
      borderColor: 'divider',
      typography: 'body2',
      overflowWrap: 'anywhere',
    }}
  >
    {children}
  </Box>
)
