import { mdiReload } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { retryDeliveryCall } from '@vigie/domain/api/message-calls'
import type { Delivery } from '@vigie/domain/deliveries/delivery'
import { useTranslation } from 'react-i18next'
import { FailureMessage } from '../../../../components/failure-message.tsx'
import { Icon } from '../../../../components/icon.tsx'
import { useSending } from '../../../../components/use-sending.ts'
import { callApi } from '../../../../lib/api/api-client.ts'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { tell } from '../../../../lib/notices/notices.ts'
import { useOpenAlerts } from '../../../care/alerts/open-alerts-context.ts'
import { useMessageWords } from '../use-message-words.ts'

interface Props {
  eid: string
  /** It failed. */
  message: WithId<Delivery>
  /** Whom it is for. */
  name: string
}

/** Has a message that failed sent again, as long as nobody has come for what it tells of; nothing of any other. */
export default function RetryMessage({ eid, message, name }: Props) {
  const { t } = useTranslation()
  const { channelWords } = useMessageWords()
  const { list } = useOpenAlerts()
  const sending = useSending()
  const { id: did, about, attempts, channel } = message
  const alertIds = about.kind === 'alert' ? about.alertIds : []
  const isUnanswered = list.some(
    ({ alert, establishment }) =>
      establishment.id === eid && alert.state === 'open' && alertIds.includes(alert.id),
  )
  if (!isUnanswered) return null
  return (
    <Box sx={{ flex: '1 1 200px' }}>
      <FailureMessage failure={sending.failure} isBusy={sending.isBusy} />
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiReload} />}
        aria-label={t('messages.retryOf', { channel: channelWords(channel), name })}
        aria-disabled={sending.isBusy}
        onClick={async () => {
          const body = { attempts }
          if (!(await sending.send(() => callApi(retryDeliveryCall, { params: { eid, did }, body })))) return
          // Its row may be gone by then, where only those that did not arrive are shown.
          const about = { channel: channelWords(channel), name }
          tell({ kind: 'success', text: () => t('messages.retried', about) })
        }}
      >
        {t('messages.retry')}
      </Button>
    </Box>
  )
}
