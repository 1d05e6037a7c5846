import { mdiBellOutline, mdiEmailOutline, mdiMessageTextOutline, mdiPhoneOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Channel } from '@vigie/domain/alerts/channel'
import { isOfHomeState } from '@vigie/domain/deliveries/about'
import type { Delivery } from '@vigie/domain/deliveries/delivery'
import { isLost } from '@vigie/domain/deliveries/usefulness'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { Icon } from '../../../../components/icon.tsx'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { routes } from '../../../../lib/page/routes.ts'
import { usePhoneWords } from '../../../../lib/phone/phones.ts'
import { useNow } from '../../../../lib/time/use-now.ts'
import { atClockTime, clockTime } from '../../../../lib/time/words.ts'
import { useMessageWords } from '../use-message-words.ts'
import { useRecipientName } from '../use-recipient-name.ts'

const RetryMessage = lazy(() => import('./retry-message.tsx'))

const icons: Readonly<Record<Channel, string>> = {
  email: mdiEmailOutline,
  sms: mdiMessageTextOutline,
  voice: mdiPhoneOutline,
  push: mdiBellOutline,
}

interface Props {
  eid: string
  message: WithId<Delivery>
  /** What members are called, by their ids. */
  names: ReadonlyMap<string, string>
  timeZone: string
}

/** One message: to whom, by what, about what, and what became of it. */
export function MessageRow({ eid, message, names, timeZone }: Props) {
  const { t } = useTranslation()
  const phoneWords = usePhoneWords(message.channel === 'sms' || message.channel === 'voice')
  const locale = useLocale()
  const now = useNow()
  const recipientName = useRecipientName(names)
  const { channelWords, stateWords, reasonWords } = useMessageWords()
  const { about, recipient, channel, to, text, subject, createdAt, acceptedAt, deliveredAt } = message
  const lost = isLost(message)
  const reason = reasonWords(message.lastError)
  const name = recipientName(recipient)
  const what = subject ?? text.split('\n', 1)[0]
  const when = (at: number) => atClockTime(at, now, timeZone, locale)
  const course = [
    acceptedAt !== null && t('messages.acceptedAt', { when: when(acceptedAt) }),
    deliveredAt !== null && t('messages.deliveredAt', { when: when(deliveredAt) }),
    message.attempts > 1 && t('messages.tries', { count: message.attempts }),
    message.possibleRepeat && t('messages.maybeTwice'),
  ].filter((one) => one !== false)
  return (
    <Card component="li" data-message={message.id} sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <Icon path={icons[channel]} sx={{ mt: 0.25, color: lost ? 'error.main' : 'text.secondary' }} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography component="h2" variant="h3">
            {name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <time dateTime={new Date(createdAt).toISOString()}>
              {clockTime(createdAt, now, timeZone, locale)}
            </time>
            {` · ${channelWords(channel)}${to === null || channel === 'push' ? '' : ` · ${phoneWords(to)}`}`}
          </Typography>
          <Typography
            sx={{ mt: 0.5 }}
          >{`${t(`messages.about.${isOfHomeState(about) ? 'homeState' : about.kind}`)} · ${what}`}</Typography>
          <Typography role="status" sx={{ fontWeight: 700, color: lost ? 'error.dark' : 'text.primary' }}>
            {reason ? t('messages.because', { state: stateWords(message), reason }) : stateWords(message)}
          </Typography>
          {course.length > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {course.join(' · ')}
            </Typography>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            {about.kind === 'alert' && about.alertIds[0] !== undefined && (
              <Link
                component={RouterLink}
                aria-label={`${t('messages.seeAlert')} · ${what}`}
                to={routes.alertRecord(eid, about.alertIds[0])}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
              >
                {t('messages.seeAlert')}
              </Link>
            )}
            {message.state === 'failed' && (
              <Suspense fallback={null}>
                <RetryMessage eid={eid} message={message} name={name} />
              </Suspense>
            )}
          </Box>
        </Box>
      </Box>
    </Card>
  )
}
