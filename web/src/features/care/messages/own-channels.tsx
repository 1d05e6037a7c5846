import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { rings } from '@vigie/domain/alerts/channel'
import type { ProvenChannel } from '@vigie/domain/api/message-calls'
import { numberOf } from '@vigie/domain/deliveries/reachability'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { TitledCard } from '../../../components/titled-card.tsx'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { routes } from '../../../lib/page/routes.ts'
import { usePhoneWords } from '../../../lib/phone/phones.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { ownReachSource } from '../records/own-reach-source.ts'
import { addressOf, faultOf, type OwnReach } from './channel-fault.ts'
import { ChannelLine } from './channel-line.tsx'
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
  const live = useLive(useMemo(() => ownReachSource(user.uid), [user.uid]))
  const profile = live.status === 'ready' ? live.value : null
  const { trials, status, tryNow } = useTrials(onTried)
  const phoneWords = usePhoneWords(profile !== null && numberOf(profile) !== null)
  const toWords = (channel: ProvenChannel['channel'], own: OwnReach) => {
    const { pushDevices = [] } = own
    if (channel !== 'push') {
      const address = addressOf(channel, own)
      return address !== null && rings(channel) ? phoneWords(address) : address
    }
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
