import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../components/banner.tsx'
import { useUnreadableNames } from '../records/unreadable-names.ts'
import { useStandsFor } from './in-sight.ts'
import type { UnseenAlerts } from './open-alerts-context.ts'

/** What stands for the alerts of a home that cannot be shown, where it is asked whether they are in sight. */
export const unseenId = ({ establishment }: UnseenAlerts): string => `unseen:${establishment.id}`

/** Says of a home which of its alerts cannot be shown, or that none can. */
export function UnseenBanner({ one }: { one: UnseenAlerts }) {
  const { t } = useTranslation()
  const names = useUnreadableNames()
  const whole = useRef<HTMLDivElement>(null)
  useStandsFor(whole, unseenId(one))
  const { establishment, isWhole, unreadable } = one
  const { name } = establishment
  return (
    <div ref={whole}>
      <Banner role="alert">
        {!isWhole && t('alerts.unseen', { name })}{' '}
        {unreadable.length > 0 && (
          <strong>
            {t('alerts.unreadable', { name, count: unreadable.length, list: names(unreadable).join('; ') })}
          </strong>
        )}
      </Banner>
    </div>
  )
}
