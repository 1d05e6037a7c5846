import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { isOver } from '@vigie/domain/alerts/alert-life'
import type { OwnMessage, ToldAlert } from '@vigie/domain/api/message-calls'
import { isForSharedNumber } from '@vigie/domain/deliveries/shared-number'
import { isLost } from '@vigie/domain/deliveries/usefulness'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { clockTime } from '../../../lib/time/words.ts'
import { whoOf } from '../alerts/alert-whereabouts.ts'
import { isTaken } from '../alerts/own-acts.ts'
import { useAlertWords } from '../alerts/use-alert-words.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { useMessageWords } from './use-message-words.ts'

/** An alert that one was written to about: what it was, who is on it, and of each message whether it arrived. */
export function ToldAlertRow({ told: { establishmentId, alert, messages } }: { told: ToldAlert }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { list } = useEstablishments()
  const home = list.find(({ id }) => id === establishmentId)
  const timeZone = home?.details?.timeZone ?? null
  const { what, time, notes, state } = useAlertWords(alert, timeZone)
  const isOpen = !isTaken(alert)
  const where = [alert.room.trim(), whoOf(alert, locale)].filter(Boolean).join(' ')
  const outcome = alert.resolution === null ? null : t(`alerts.resolution.${alert.resolution}`)
  const title = `${where} · ${what}`
  return (
    <Card
      component="li"
      data-alert={alert.id}
      sx={{
        p: 2,
        overflowWrap: 'anywhere',
        borderLeft: 6,
        borderLeftColor: isOpen ? 'error.main' : 'divider',
      }}
    >
      <Typography component="h3" variant="h3">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[time, list.length > 1 && home?.name, notes].filter(Boolean).join(' · ')}
      </Typography>
      <Typography sx={{ fontWeight: isOpen ? 700 : 400 }}>
        {[state, outcome].filter(Boolean).join(' · ')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {messages.map((message) => (
          <MessageLine key={message.id} message={message} timeZone={timeZone} />
        ))}
      </Box>
      <Link
        component={RouterLink}
        aria-label={`${t('messages.seeAlert')} · ${title}`}
        to={(isOver(alert) ? routes.alertRecord : routes.alert)(establishmentId, alert.id)}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {t('messages.seeAlert')}
      </Link>
    </Card>
  )
}

function MessageLine({ message, timeZone }: { message: OwnMessage; timeZone: string | null }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const { channelWords, stateWords, reasonWords } = useMessageWords()
  const channel = channelWords(message.channel)
  if (isLost(message)) {
    const when = clockTime(message.createdAt, now, timeZone, locale)
    const reason = reasonWords(message.lastError)
    return (
      <Typography component="li" variant="body2" sx={{ color: 'error.dark', fontWeight: 700 }}>
        {reason === null
          ? t('ownMessages.lost', { channel, when })
          : t('ownMessages.lostBecause', { channel, when, reason })}
      </Typography>
    )
  }
  // It went out all the same, in somebody else's name.
  const state = (isForSharedNumber(message) ? reasonWords(message.lastError) : null) ?? stateWords(message)
  return (
    <Typography component="li" variant="body2" sx={{ color: 'text.secondary' }}>
      {t('ownMessages.sent', { channel, state: state.charAt(0).toLocaleLowerCase(locale) + state.slice(1) })}
    </Typography>
  )
}
