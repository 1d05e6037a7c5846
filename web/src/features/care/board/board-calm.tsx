import { mdiBellCheckOutline, mdiHelpRhombusOutline, mdiPauseCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { isChainProven, newChain } from '@vigie/domain/supervision/chain'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { sinceDayAndTime, timeOfDay } from '../../../lib/time/words.ts'
import { useOpenAlerts } from '../alerts/open-alerts-context.ts'
import { useCallsAnswered } from '../alerts/use-calls-answered.ts'
import { useHeardConnection } from '../alerts/use-heard-connection.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import type { Notices } from '../notices/use-notices.ts'
import { mayMissCalls } from '../supervision/troubles.ts'

interface Props {
  establishment: OwnEstablishment
  notices: Notices
}

/**
 * What the wall says while it shows no alert. That there is none is said of what was heard alone, beside when it was last proven that one would
 * come; of anything else, that it is not known.
 */
export function BoardCalm({ establishment, notices }: Props) {
  const { id, details } = establishment
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const { loading, late, unseen } = useOpenAlerts()
  const { state } = useHeardConnection([id], notices)
  const answered = useCallsAnswered(establishment, null)
  const hasNoRule = answered === 'none' || answered === 'notNow'
  // Where a rule cannot be read it is not known whether one answers.
  const isPromised = answered !== null && !hasNoRule
  const chain = details?.chain ?? newChain(0)
  const isProven = isChainProven(chain, now) && details?.state === 'active'
  const isHeard = !loading && late.length === 0 && (state === 'live' || state === 'waiting')
  if ((loading || notices.loading) && state !== 'offline')
    return <Words icon={null} title={t('shell.loading')} help="" />
  if (unseen.length > 0) return <Words icon={mdiHelpRhombusOutline} title={t('board.unseen')} help="" />
  if (details?.state === 'inactive' && isHeard)
    return <Words icon={mdiPauseCircleOutline} title={t('board.inactive')} help="" />
  if (!isHeard || !isProven)
    return <Words icon={mdiHelpRhombusOutline} title={t('board.noneKnown')} help={t('board.notTried')} />
  // A call that was refused is no alert, and beside it there is nothing to be calm about.
  if (notices.list.length > 0 || notices.unseen) return null
  const silent = details.silent ?? null
  // Of all of the home, or of a gateway, nothing is heard: that the last try went through is no good news.
  const mayMiss = mayMissCalls({ home: establishment, chain: null, silent })
  const time = timeOfDay(chain.checkedAt, details.timeZone)
  return (
    <>
      <Words
        icon={silent === null && isPromised ? mdiBellCheckOutline : null}
        title={t(mayMiss ? 'board.noneKnownOpen' : 'board.calm')}
        help={mayMiss || !isPromised || chain.broken !== null ? '' : t('board.works', { time })}
      />
      {hasNoRule && (
        <Typography sx={aloud}>{t(answered === 'none' ? 'board.noRule' : 'board.noRuleNow')}</Typography>
      )}
      {silent !== null && (
        <Typography sx={aloud}>
          {t(silent.of === 'clocks' ? 'board.clocks' : 'board.silent', {
            count: silent.devices,
            time: sinceDayAndTime(silent.since, now, details.timeZone, locale),
          })}
        </Typography>
      )}
    </>
  )
}

const aloud = { textAlign: 'center', fontSize: 'clamp(1.25rem, 2.4vw, 3rem)', fontWeight: 700 } as const

/** How much of its size is left to each where not all has room (`useFits`): the sign is gone before what follows it is any smaller. */
const ofSign = 'max(0, var(--fit) * 5 - 4)'
const ofTitle = 'max(0.5, var(--fit) * 2.5 - 1.5)'
const ofHelp = 'max(0.75, var(--fit) * 1.25 - 0.25)'

function Words({ icon, title, help }: { icon: string | null; title: string; help: string }) {
  return (
    <Box
      sx={{
        flex: 1,
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'center',
        gap: `calc(16px * ${ofSign})`,
        textAlign: 'center',
      }}
    >
      {icon !== null && (
        <Icon
          path={icon}
          sx={{ fontSize: `calc(clamp(4rem, 10vw, 12rem) * ${ofSign})`, color: 'text.secondary' }}
        />
      )}
      <Typography
        component="h2"
        sx={{ fontSize: `calc(clamp(1.5rem, 4.4vw, 5.5rem) * ${ofTitle})`, fontWeight: 700, lineHeight: 1.1 }}
      >
        {title}
      </Typography>
      {help !== '' && (
        <Typography sx={{ fontSize: `calc(clamp(1rem, 2vw, 2.5rem) * ${ofHelp})`, lineHeight: 1.3 }}>
          {help}
        </Typography>
      )}
    </Box>
  )
}
