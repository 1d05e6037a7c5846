import { useTranslation } from 'react-i18next'
import { Banner } from '../../../components/banner.tsx'
import { FoldedBanner } from '../../../components/folded-banner.tsx'
import { RefusedCall } from './refused-call.tsx'
import { RefusedPlace } from './refused-place.tsx'
import { useNotices } from './use-notices.ts'

/** What fits in a line. */
const mostNamed = 3

/**
 * Under the alerts of every page, for whoever administers: calls for help are being refused, or tell nobody. Where to go and see is in one
 * line; since when and why, one tap away.
 */
export function RefusedCalls() {
  const { t } = useTranslation()
  const { list, unseen } = useNotices()
  if (list.length === 0 && !unseen) return null
  const named = list.flatMap((notice) => notice.deviceIds.map((id) => ({ notice, id })))
  // A device that several causes name is one place to go to.
  const places = named.filter(({ id }, index) => named.findIndex((other) => other.id === id) === index)
  return (
    <section aria-label={t('notices.label')}>
      {list.length > 0 && (
        <FoldedBanner
          summary={
            <>
              <strong>{t(places.length > 0 ? 'notices.summary' : 'notices.label')}</strong>
              {places.slice(0, mostNamed).map(({ notice, id }, index) => (
                <span key={`${notice.id} ${id}`}>
                  {index > 0 ? ' · ' : ' '}
                  <RefusedPlace notice={notice} id={id} />
                </span>
              ))}
              {places.length > mostNamed && ` · ${t('notices.others', { count: places.length - mostNamed })}`}
            </>
          }
        >
          {list.map((notice) => (
            <RefusedCall key={notice.id} notice={notice} />
          ))}
        </FoldedBanner>
      )}
      {unseen && <Banner>{t('notices.unseen')}</Banner>}
    </section>
  )
}
