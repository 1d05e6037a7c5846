import { lazy, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../components/banner.tsx'
import { FoldedBanner } from '../../../components/folded-banner.tsx'
import { LoadBoundary } from '../../../components/load-boundary.tsx'
import { loadRefusedCall } from './load-refused-call.ts'
import { NoticeVoice } from './notice-voice.tsx'
import { RefusedPlace } from './refused-place.tsx'
import { useHomeName } from './use-home-name.ts'
import { type Notices, useNotices } from './use-notices.ts'

// It comes once somebody asks for more than the line, which says where to go; no page waits for it.
const RefusedCall = lazy(loadRefusedCall)

/** What fits in a line. */
const mostNamed = 3

/**
 * Under the alerts of every page, for whoever administers: calls for help are being refused, or tell nobody. Where to go and see is in one
 * line; since when and why, one tap away.
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
  const isAny = list.length > 0
  // Before somebody asks for it: the network may be gone by then.
  useEffect(() => void (isAny && loadRefusedCall().catch(() => {})), [isAny])
  if (!isAny && !unseen) return null
  const named = list.flatMap((notice) => notice.deviceIds.map((id) => ({ notice, id })))
  // A device that several causes name is one place to go to.
  const isSame = (one: (typeof named)[number], other: (typeof named)[number]) =>
    one.id === other.id && one.notice.establishmentId === other.notice.establishmentId
  const places = named.filter((one, index) => named.findIndex((other) => isSame(one, other)) === index)
  /** Whether a place is of another home than the one said before it. */
  const isOtherHome = (index: number) =>
    places[index]?.notice.establishmentId !== places[index - 1]?.notice.establishmentId
  return (
    <section aria-label={t('notices.label')}>
      {list.length > 0 && (
        <FoldedBanner
          summary={
            <>
              {/* How many first: whatever is cut off behind it, that stays. */}
              <strong>
                {places.length > 0 ? t('notices.summary', { count: places.length }) : t('notices.label')}
              </strong>
              {places.slice(0, mostNamed).map(({ notice, id }, index) => (
                <span key={`${notice.id} ${id}`}>
                  {index > 0 ? ' · ' : ' '}
                  <RefusedPlace notice={notice} id={id} home={isOtherHome(index) ? homeName(notice) : null} />
                </span>
              ))}
              {places.length > mostNamed && ' · …'}
            </>
          }
        >
          <LoadBoundary onFailed={() => undefined}>
            {list.map((notice) => (
              <RefusedCall key={notice.id} notice={notice} />
            ))}
          </LoadBoundary>
        </FoldedBanner>
      )}
      {unseen && <Banner>{t('notices.unseen')}</Banner>}
    </section>
  )
}
