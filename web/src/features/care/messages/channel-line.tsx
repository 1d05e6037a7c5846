import { mdiAlertCircleOutline, mdiCheckCircleOutline, mdiHelpCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ProvenChannel } from '@vigie/domain/api/message-calls'
import type { TrialResult } from '@vigie/domain/api/trial-calls'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { screenTimeZone } from '../../../lib/time/screen-time-zone.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { atClockTime, clockTime } from '../../../lib/time/words.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import type { ChannelFault } from './channel-fault.ts'
import { ChannelTrial } from './channel-trial.tsx'

interface Props {
  proven: ProvenChannel
  /** The address or number; null: none, or not known yet. */
  to: string | null
  fault: ChannelFault | null
  trial: TrialResult | null
  isTrialKnown: boolean
  /** Null: it is not known yet where it would go. */
  tryNow: (() => Promise<void>) | null
}

/** One channel: whether it is known to work, and what became of its latest trial. */
export function ChannelLine({ proven, to, fault, trial, isTrialKnown, tryNow }: Props) {
  const { channel, deliveredAt, failedAt } = proven
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const timeZone = useOwnTimeZone()
  const hasFailedSince = failedAt !== null && failedAt > (deliveredAt ?? 0)
  const isSure = fault === null && deliveredAt !== null && !hasFailedSince
  const [icon, color] = isSure
    ? [mdiCheckCircleOutline, 'success.main']
    : (fault !== null && fault !== 'notOn') || hasFailedSince
      ? [mdiAlertCircleOutline, 'error.main']
      : [mdiHelpCircleOutline, 'text.secondary']
  const tellTime = (at: number) => atClockTime(at, now, timeZone, locale)
  // What a message has said of the channel since says more than the trial.
  const isLatest =
    trial !== null && trial.at >= (failedAt ?? 0) && (trial.deliveredAt ?? trial.at) >= (deliveredAt ?? 0)
  const isTheProof = isLatest && trial.deliveredAt !== null && trial.deliveredAt === deliveredAt
  const isTheFailure = isLatest && trial.at === failedAt
  return (
    <Box component="li" data-channel={channel} sx={{ display: 'flex', gap: 1.5, overflowWrap: 'anywhere' }}>
      <Icon path={icon} sx={{ color, mt: 0.25 }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700 }}>
          {t(`ownMessages.channel.${channel}`)}
          {to !== null && ' · '}
          {/* A number goes below as a whole where it has no room, and not at its hyphen. */}
          {to !== null && (
            <Box component="span" sx={{ display: 'inline-block', fontWeight: 400 }}>
              {to}
            </Box>
          )}
        </Typography>
        {fault !== null && <Typography>{t(`ownMessages.${fault}`)}</Typography>}
        {!(deliveredAt === null ? isLatest || fault === 'notOn' : isTheProof) && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {deliveredAt === null
              ? t('ownMessages.unproven')
              : t('ownMessages.proven', { when: tellTime(deliveredAt) })}
          </Typography>
        )}
        {hasFailedSince && failedAt !== null && !isTheFailure && (
          <Typography variant="body2">
            {t('ownMessages.failedSince', { when: clockTime(failedAt, now, timeZone, locale) })}
          </Typography>
        )}
        <ChannelTrial
          channel={channel}
          trial={isLatest ? trial : null}
          isKnown={isTrialKnown}
          tellTime={tellTime}
          tryNow={fault === null ? tryNow : null}
        />
      </Box>
    </Box>
  )
}

/** The clock of the person's homes; where these have several, that of the screen tells all. */
function useOwnTimeZone(): string {
  const zones = new Set(useEstablishments().list.flatMap(({ details }) => details?.timeZone ?? []))
  const [only = screenTimeZone] = zones
  return zones.size === 1 ? only : screenTimeZone
}
