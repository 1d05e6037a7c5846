import Box from '@mui/material/Box'
import { mayNameFewer, type Notice } from '@vigie/domain/notices/notice'
import { Fragment, lazy, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Banner } from '../../../components/banner.tsx'
import { LoadBoundary } from '../../../components/load-boundary.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { ageInWords, atClockTime } from '../../../lib/time/words.ts'
import { keyOf } from './key-of.ts'
import { linesOf } from './lines-of.ts'
import { loadRefusedCall } from './load-refused-call.ts'
import { LostBanner } from './lost-banner.tsx'
import { NoticeVoice } from './notice-voice.tsx'
import { RefusedPlace } from './refused-place.tsx'
import { useClockOf } from './use-clock-of.ts'
import { useHomeName } from './use-home-name.ts'
import { type Notices, useNotices } from './use-notices.ts'

// It comes once somebody asks for more than the line, which says where to go; no page waits for it.
const RefusedCall = lazy(loadRefusedCall)

/**
 * Under the alerts of every page, for staff: calls for help are being refused, or tell nobody. What became of them, when last and where to go and
 * see is in one line; why, one tap away.
 */
export default function RefusedCalls() {
  const notices = useNotices()
  return (
    <>
      <NoticeVoice {...notices} isNameless={false} />
      <NoticeBanners {...notices} />
    </>
  )
}

function NoticeBanners({ list, unseen }: Notices) {
  const { t } = useTranslation()
  const homeName = useHomeName()
  const locale = useLocale()
  const now = useNow()
  const { eid } = useParams()
  const clockOf = useClockOf()
  const when = (notice: Notice | null, at: number) => {
    const timeZone = clockOf(notice?.establishmentId ?? null)
    return timeZone === null ? ageInWords(at, now, locale) : atClockTime(at, now, timeZone, locale)
  }
  const isAny = list.length > 0
  // Before somebody asks for it: the network may be gone by then.
  useEffect(() => void (isAny && loadRefusedCall().catch(() => {})), [isAny])
  const lines = linesOf(list, eid)
  if (!isAny && !unseen) return null
  /** Whether a line is of another home than the one said before it. */
  const isOtherHome = (index: number) =>
    lines[index]?.places[0]?.notice.establishmentId !== lines[index - 1]?.places[0]?.notice.establishmentId
  // Also where more called than a notice names, which may name nobody any more.
  const isCut = list.some(mayNameFewer) || lines.some(({ places, count }) => places.length < count)
  return (
    // Room for the sign that more follows, where it is brought into sight.
    <Box component="section" aria-label={t('notices.label')} data-lost sx={{ scrollMarginBottom: '1.75rem' }}>
      {isAny && (
        <LostBanner
          lines={lines}
          summary={
            <>
              {lines.length === 0 && <strong>{t('notices.label')}</strong>}
              {lines.map(({ fate, lastAt, count, places }, index) => (
                <Fragment key={`${fate} ${places[0]?.notice.id}`}>
                  {index > 0 && ' · '}
                  {/* What became of them and how many first: whatever is cut off behind it, that stays. */}
                  <strong>
                    {t(`notices.line.${fate}`, { count, when: when(places[0]?.notice ?? null, lastAt) })}
                  </strong>
                  {places.map(({ notice, named }, nth) => (
                    <span key={`${notice.id} ${keyOf(named)}`}>
                      {nth > 0 ? ' · ' : ' '}
                      <RefusedPlace
                        notice={notice}
                        named={named}
                        home={nth === 0 && isOtherHome(index) ? homeName(notice) : null}
                      />
                    </span>
                  ))}
                </Fragment>
              ))}
              {isCut && ' · …'}
            </>
          }
        >
          <LoadBoundary onFailed={() => undefined}>
            {list.map((notice) => (
              <RefusedCall key={notice.id} notice={notice} />
            ))}
          </LoadBoundary>
        </LostBanner>
      )}
      {unseen && <Banner>{t('notices.unseen')}</Banner>}
    </Box>
  )
}
