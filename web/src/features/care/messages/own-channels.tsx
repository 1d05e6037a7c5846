import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { ProvenChannel } from '@vigie/domain/api/message-calls'
import type { OwnProfile } from '@vigie/domain/people/own-profile'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { TitledCard } from '../../../components/titled-card.tsx'
import { profileFormSource } from '../../../lib/firebase/own-records.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { type ChannelFault, ChannelLine } from './channel-line.tsx'
import { useTrials } from './use-trials.ts'

interface Props {
  channels: readonly ProvenChannel[]
  /** Memoised: a channel was tried, and what is known of it has changed. */
  onTried: () => void
}

/** By what the person is reached, which of that is known to work, and a way to try it: never called well for want of a message. */
export function OwnChannels({ channels, onTried }: Props) {
  const { t } = useTranslation()
  const { user, person } = useSession()
  const live = useLive(useMemo(() => profileFormSource(user.uid), [user.uid]))
  const profile = live.status === 'ready' ? live.value : null
  const { trials, status, tryNow } = useTrials(onTried)
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
            trial={trials.find(({ channel }) => channel === proven.channel) ?? null}
            isTrialKnown={status === 'ready'}
            tryNow={profile && (() => tryNow(proven.channel))}
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
): ChannelFault | null {
  if (channel === 'email') return emailVerified ? null : 'emailNotVerified'
  if (channel === 'push') return pushDevices.length === 0 ? 'notOn' : null
  if (phoneMobile === null) return 'noNumber'
  if (!verifiedPhones.includes(phoneMobile)) return 'notVerified'
  return channel === 'sms' && stoppedPhones.includes(phoneMobile) ? 'stopped' : null
}
