import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { lowScreen } from '../../../lib/page/low-screen.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { ageInWords } from '../../../lib/time/words.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { AlertActions } from './alert-actions.tsx'
import { theirsFirst, worstFirst } from './alert-order.ts'
import { mayTake } from './alert-rights.ts'
import { roomOnly, whereabouts } from './alert-whereabouts.ts'
import { type OwnAlert, useOpenAlerts } from './open-alerts-context.ts'
import { isUnattended } from './own-acts.ts'
import { looksOf } from './severity-looks.ts'
import { SeverityMark } from './severity-mark.tsx'
import { useSteadyPresses } from './use-steady-presses.ts'
import { inOne, useToldEvent } from './use-told-event.ts'

interface Props {
  /** Says where somebody calls, and not who: the screen is locked, and nobody takes them there. */
  isNameless: boolean
}

/**
 * The worst alert that nobody has taken, one that they may take before one that they may only read, at the top of a window that covers the page: it can be taken there, and what was
 * begun in the window stays. The others are counted as in the strip behind, those that somebody has taken too.
 */
export function AlertOverDialog({ isNameless }: Props) {
  const { list } = useOpenAlerts()
  const [worst] = theirsFirst(list.filter(isUnattended).sort(worstFirst), undefined, mayTake)
  return worst ? <Calling own={worst} others={list.length - 1} isNameless={isNameless} /> : null
}

function Calling({ own, others, isNameless }: Props & { own: OwnAlert; others: number }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const row = useRef<HTMLDivElement>(null)
  useSteadyPresses(row)
  const { alert, establishment } = own
  const toldEvent = useToldEvent([alert])
  const { ground, ink } = looksOf(alert)
  const timeZone = establishment.details?.timeZone ?? null
  const now = useNow()
  const severalEstablishments = useEstablishments().list.length > 1
  return (
    <Box
      ref={row}
      role="alert"
      data-alert={alert.id}
      sx={{
        flex: 'none',
        display: 'grid',
        gap: 1,
        p: 2,
        bgcolor: ground,
        color: ink,
        // What is to be done beside who it is, where that is read in half a line: below them is the field that somebody types in.
        [lowScreen]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', p: 1 },
      }}
    >
      <Box sx={{ flex: '1 1 9rem' }}>
        <Typography
          sx={{
            fontWeight: 700,
            overflowWrap: 'anywhere',
            '&::first-letter': { textTransform: 'uppercase' },
            [lowScreen]: { typography: 'body2', fontWeight: 700 },
          }}
        >
          {(isNameless ? roomOnly : whereabouts)(alert, t, locale)}
          <br />
          <SeverityMark alert={alert} />
          {t('alerts.before')}
          {inOne(toldEvent(alert, timeZone))} ({ageInWords(alert.times.occurredAt, now, locale, timeZone)})
          {severalEstablishments && ` · ${establishment.name}`}
        </Typography>
        {others > 0 && <Typography>{t('alerts.more', { count: others })}</Typography>}
      </Box>
      {!isNameless && (
        <Box data-actions>
          <AlertActions own={own} onlyNext />
        </Box>
      )}
    </Box>
  )
}
