import { mdiBellAlert, mdiChevronRight } from '@mdi/js'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { Icon } from '../../../components/icon.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useShared } from '../../../lib/shared-value.ts'
import { worstFirst } from './alert-order.ts'
import { roomOrWho } from './alert-whereabouts.ts'
import { useInSight } from './in-sight.ts'
import { lostId, lostInWords } from './lost-out-of-sight.ts'
import { useOpenAlerts } from './open-alerts-context.ts'
import { isUnattended } from './own-acts.ts'
import { looksOf, severityLooks } from './severity-looks.ts'
import { unseenId, useUnseenWords } from './unseen-words.ts'

/**
 * One line that stays on screen, however low it is, while an alert that nobody has taken is scrolled out of sight: how
 * many, and first in which room the worst of them is, which is not to be cut off on a phone; and the same, below it, of calls that told nobody. The strip and the page scroll; a call for help must not scroll away with them.
 */
export function AlertsOutOfSight() {
  const { t } = useTranslation()
  const locale = useLocale()
  const wordsOf = useUnseenWords()
  const { list, unseen } = useOpenAlerts()
  const inSight = useInSight()
  const hidden = list.filter((own) => isUnattended(own) && !inSight.has(own.alert.id))
  const [worst] = hidden.toSorted(worstFirst)
  const [unseenHome] = unseen.filter((one) => !inSight.has(unseenId(one)))
  const lost = useShared(lostInWords)
  const hiddenLost = inSight.has(lostId) ? null : lost
  if (worst) {
    const { alert, establishment } = worst
    return (
      <Line
        to={routes.alert(establishment.id, alert.id)}
        there={`main [data-alert="${CSS.escape(alert.id)}"]`}
        ground={looksOf(alert).ink}
        below={hiddenLost}
      >
        {t('alerts.outOfSight', { count: hidden.length, where: roomOrWho(alert, t, locale) })}
      </Line>
    )
  }
  if (!unseenHome)
    return (
      hiddenLost && (
        <Line to={routes.establishments} there="[data-lost]" ground="warning.dark">
          {hiddenLost}
        </Line>
      )
    )
  const { establishment } = unseenHome
  const to = establishment === null ? routes.establishments : routes.alerts(establishment.id)
  return (
    <Line to={to} ground={severityLooks.callForHelp.ink} below={hiddenLost}>
      {wordsOf(unseenHome).inOneLine}
    </Line>
  )
}

interface LineProps {
  to: string
  /** What it leads to where the page shows that already, by its selector. */
  there?: string
  ground: string
  /** A line of its own. */
  below?: string | null
  children: ReactNode
}

function Line({ to, there: selector, ground, below, children }: LineProps) {
  const { t } = useTranslation()
  const bringIntoSight = (event: MouseEvent) => {
    const there = selector && document.querySelector<HTMLElement>(selector)
    if (!there) return
    event.preventDefault()
    // In the top, which stays, only what scrolls there is to move.
    there.scrollIntoView({ block: there.closest('main') ? 'start' : 'nearest' })
    there.querySelector<HTMLElement>('a, [aria-expanded]')?.focus({ preventScroll: true })
  }
  return (
    <section aria-label={t('alerts.outOfSightTitle')}>
      <Link
        component={RouterLink}
        to={to}
        onClick={bringIntoSight}
        data-out-of-sight
        underline="none"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 44,
          px: { xs: 1.5, sm: 2 },
          fontWeight: 700,
          bgcolor: ground,
          color: 'error.contrastText',
          '&:focus-visible': { outlineColor: 'error.contrastText', outlineOffset: -4 },
        }}
      >
        <Icon path={mdiBellAlert} />
        <Box
          component="span"
          sx={{
            flex: 1,
            minWidth: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            // Two of these are no higher than a finger either.
            lineHeight: 1.3,
          }}
        >
          {children}
          {below && (
            <>
              <br />
              {below}
            </>
          )}
        </Box>
        <Icon path={mdiChevronRight} />
      </Link>
    </section>
  )
}
