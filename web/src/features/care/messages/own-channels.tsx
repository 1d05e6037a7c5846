import { mdiAlertCircleOutline, mdiCheckCircleOutline, mdiHelpCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ProvenChannel } from '@vigie/domain/api/message-calls'
import type { OwnProfile } from '@vigie/domain/people/own-profile'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { Icon } from '../../../components/icon.tsx'
import { TitledCard } from '../../../components/titled-card.tsx'
import { profileFormSource } from '../../../lib/firebase/own-records.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { screenTimeZone } from '../../../lib/time/screen-time-zone.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { atClockTime, clockTime } from '../../../lib/time/words.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'

/** By what the person is reached, and which of that is known to work: never called well for want of a message. */
export function OwnChannels({ channels }: { channels: readonly ProvenChannel[] }) {
  const { t } = useTranslation()
  const { user, person } = useSession()
  const live = useLive(useMemo(() => profileFormSource(user.uid), [user.uid]))
  const profile = live.status === 'ready' ? live.value : null
  const toWords = (
    channel: ProvenChannel['channel'],
    { email, phoneMobile, pushDevices = [] }: OwnProfile,
  ) => {
    if (channel !== 'push') return channel === 'email' ? email : phoneMobile
    return pushDevices.length === 0 ? null : t('ownMessages.devices', { count: pushDevices.length })
  }
  return (
    <TitledCard title={t('ownMessages.channels')} help={t('ownMessages.channelsHelp')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {channels.map((proven) => (
          <ChannelLine
            key={proven.channel}
            proven={proven}
            to={profile && toWords(proven.channel, profile)}
            fault={profile && faultOf(proven.channel, profile, person.emailVerified)}
          />
        ))}
      </Box>
      <Link
        component={RouterLink}
        to={routes.profile}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, justifySelf: 'start' }}
      >
        {t('ownMessages.change')}
      </Link>
    </TitledCard>
  )
}

/** Why no alert goes there at all; null: it does. */
function faultOf(
  channel: ProvenChannel['channel'],
  { phoneMobile, verifiedPhones, stoppedPhones = [], pushDevices = [] }: OwnProfile,
  emailVerified: boolean,
) {
  if (channel === 'email') return emailVerified ? null : 'emailNotVerified'
  if (channel === 'push') return pushDevices.length === 0 ? 'notOn' : null
  if (phoneMobile === null) return 'noNumber'
  if (!verifiedPhones.includes(phoneMobile)) return 'notVerified'
  return channel === 'sms' && stoppedPhones.includes(phoneMobile) ? 'stopped' : null
}

/** The clock of the person's homes; where these have several, that of the screen tells all. */
function useOwnTimeZone(): string {
  const zones = new Set(useEstablishments().list.flatMap(({ details }) => details?.timeZone ?? []))
  const [only = screenTimeZone] = zones
  return zones.size === 1 ? only : screenTimeZone
}

interface LineProps {
  proven: ProvenChannel
  /** The address or number; null: none, or not known yet. */
  to: string | null
  fault: ReturnType<typeof faultOf>
}

function ChannelLine({ proven: { channel, deliveredAt, failedAt }, to, fault }: LineProps) {
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
  return (
    <Box component="li" data-channel={channel} sx={{ display: 'flex', gap: 1.5, overflowWrap: 'anywhere' }}>
      <Icon path={icon} sx={{ color, mt: 0.25 }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700 }}>
          {t(`ownMessages.channel.${channel}`)}
          {to !== null && <Box component="span" sx={{ fontWeight: 400 }}>{` · ${to}`}</Box>}
        </Typography>
        {fault !== null && <Typography>{t(`ownMessages.${fault}`)}</Typography>}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {fault === 'notOn' && deliveredAt === null
            ? null
            : deliveredAt === null
              ? t('ownMessages.unproven')
              : t('ownMessages.proven', { when: atClockTime(deliveredAt, now, timeZone, locale) })}
        </Typography>
        {hasFailedSince && failedAt !== null && (
          <Typography variant="body2">
            {t('ownMessages.failedSince', { when: clockTime(failedAt, now, timeZone, locale) })}
          </Typography>
        )}
      </Box>
    </Box>
  )
}
