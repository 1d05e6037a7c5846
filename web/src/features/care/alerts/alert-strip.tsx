import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslation } from 'react-i18next'
import { useMatch } from 'react-router-dom'
import { useCalmOrder } from '../../../lib/page/calm-order.ts'
import { largeLetters } from '../../../lib/page/low-screen.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { AlertActions } from './alert-actions.tsx'
import { theirsFirst } from './alert-order.ts'
import { mayTake } from './alert-rights.ts'
import { AlertRow } from './alert-row.tsx'
import { MoreAlerts } from './more-alerts.tsx'
import { useOpenAlerts } from './open-alerts-context.ts'
import { looksAlone } from './own-acts.ts'
import { looksOf } from './severity-looks.ts'
import { useIsShownInPage } from './shown-in-page.ts'
import { useShowsInStrip } from './shown-in-strip.ts'
import { UnseenBanner } from './unseen-banner.tsx'
import { unseenId } from './unseen-words.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/** The worst alerts under the top bar of every page, the others as a count. */
export function AlertStrip() {
  const { t } = useTranslation()
  useKeptFocus()
  const { list, unseen } = useOpenAlerts()
  const severalEstablishments = useEstablishments().list.length > 1
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const isShownInPage = useIsShownInPage()
  const resident = useMatch({ path: routes.beneficiary(':eid', ':bid'), end: false })?.params.bid
  const elsewhere = list.filter(
    ({ alert, establishment }) => !isShownInPage(establishment.id, alert.beneficiaryId),
  )
  const ordered = useCalmOrder(theirsFirst(elsewhere, resident, mayTake), ({ alert }) => alert.id)
  const places = isPhone ? 1 : 2
  // What can still be undone stays in sight for as long as it can, and what the keyboard stands on: the next Enter would go elsewhere.
  const focused = document.querySelector(':focus-visible')?.closest<HTMLElement>('[data-alert]')
    ?.dataset.alert
  const shown = ordered.filter(
    ({ alert, underWay }, index) => index < places || underWay === 'resolvingSoon' || alert.id === focused,
  )
  const others = ordered.filter((own) => !shown.includes(own))
  useShowsInStrip(shown.map(({ alert }) => alert.id))
  if (elsewhere.length === 0 && unseen.length === 0) return null

  return (
    <Box component="section" aria-label={t('alerts.stripLabel')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((own) => (
          <Box
            component="li"
            key={own.alert.id}
            data-alert={own.alert.id}
            sx={{
              px: { xs: 1.5, sm: 2 },
              py: 1,
              bgcolor: looksAlone(own) ? looksOf(own.alert).ground : 'background.paper',
              borderLeft: 6,
              borderLeftColor: looksAlone(own) ? looksOf(own.alert).shape : 'primary.main',
              borderBottom: 1,
              borderBottomColor: 'divider',
              // Of a row that is higher than its room what to do stays in sight, above the sign that more follows.
              [largeLetters]: { pb: '1.5rem', '& [data-actions]': { position: 'sticky', bottom: '1.5rem' } },
            }}
          >
            <AlertRow own={own} showEstablishment={severalEstablishments} actsBeside="sm">
              <AlertActions own={own} onlyNext />
            </AlertRow>
          </Box>
        ))}
      </Box>
      <MoreAlerts others={others} />
      {unseen.map((one) => (
        <UnseenBanner key={unseenId(one)} one={one} />
      ))}
    </Box>
  )
}
