import { useRef } from 'react'
import { Banner } from '../../../components/banner.tsx'
import { useStandsFor } from './in-sight.ts'
import type { UnseenAlerts } from './open-alerts-context.ts'
import { unseenId, useUnseenWords } from './unseen-words.ts'

/** Says of a home which of its alerts cannot be shown, or that none can. */
export function UnseenBanner({ one }: { one: UnseenAlerts }) {
  const { unseen, unreadable } = useUnseenWords()(one)
  const whole = useRef<HTMLDivElement>(null)
  useStandsFor(whole, unseenId(one))
  return (
    <div ref={whole}>
      <Banner role="alert">
        {unseen} {unreadable !== null && <strong>{unreadable}</strong>}
      </Banner>
    </div>
  )
}
