import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { KnownKeys } from '@vigie/domain/care/api-keys'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Age } from '../../../../../components/age.tsx'
import { Message } from '../../../../../components/message.tsx'
import { Unreadable } from '../../../../../components/unreadable.tsx'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { useNow } from '../../../../../lib/time/use-now.ts'
import { momentInWords } from '../../../../../lib/time/words.ts'
import { gatewaysSource } from '../../../records/managing-sources.ts'
import { useUnreadableNames } from '../../../records/unreadable-names.ts'
import { type GatewayKey, gatewayKey, gatewayKeyOrder } from './gateway-key.ts'

interface Props {
  eid: string
  keys: KnownKeys
  timeZone: string
}

/** When each gateway was last heard, those first that have another key than the current one; none is said to be unheard while they cannot be read. */
export function Gateways({ eid, keys, timeZone }: Props) {
  const { t } = useTranslation()
  const now = useNow()
  const names = useUnreadableNames()
  const live = useLive(useMemo(() => gatewaysSource(eid), [eid]))
  if (live.status === 'failed') return <Message kind="error">{t('manage.gatewaysNotShown')}</Message>
  if (live.status === 'loading') return null
  const { unreadable } = live.value
  const orderOf = ({ state }: GatewayKey) => gatewayKeyOrder.indexOf(state)
  const gateways = live.value.items
    .map((gateway) => ({ ...gateway, key: gatewayKey(gateway.keyId, keys, now) }))
    .toSorted((one, other) => orderOf(one.key) - orderOf(other.key) || other.lastHeardAt - one.lastHeardAt)
  if (gateways.length + unreadable.length === 0)
    return (
      <Typography variant="body2">
        {t('manage.noGateway')} {t('manage.gatewayTold')}
      </Typography>
    )
  return (
    <>
      <Unreadable names={names(unreadable)} />
      <Box
        component="ul"
        aria-label={t('manage.gateways')}
        sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere', '& > li + li': { mt: 1 } }}
      >
        {gateways.map(({ id, gatewayId, key, lastHeardAt }) => (
          <li key={id}>
            {gatewayId} · <Age at={lastHeardAt} timeZone={timeZone} />
            <KeyWords gatewayKey={key} timeZone={timeZone} />
          </li>
        ))}
      </Box>
    </>
  )
}

/** Which key a gateway has where it is not the current one, by its date, and until when it is taken, or since when it is not. */
function KeyWords({ gatewayKey: { state, ...of }, timeZone }: { gatewayKey: GatewayKey; timeZone: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (state === 'current') return null
  const key = 'key' in of ? of.key : null
  const dates = key && {
    made: momentInWords(key.madeAt, timeZone, locale),
    until: momentInWords(key.until, timeZone, locale),
  }
  const words = state === 'former' ? 'manage.usesFormerKey' : 'manage.usesEndedKey'
  return (
    <Box component="strong" sx={{ color: state === 'former' ? 'warning.dark' : 'error.dark' }}>
      {' · '}
      {dates ? t(words, dates) : t('manage.usesForgottenKey')}
    </Box>
  )
}
