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
import { type GatewayKey, gatewayKeys, gatewayOrder } from './gateway-key.ts'

interface Props {
  eid: string
  keys: KnownKeys
  timeZone: string
}

/** When each gateway was last heard, those first through which another key than the current one comes; none is said to be unheard while they cannot be read. */
export function Gateways({ eid, keys, timeZone }: Props) {
  const { t } = useTranslation()
  const now = useNow()
  const names = useUnreadableNames()
  const live = useLive(useMemo(() => gatewaysSource(eid), [eid]))
  if (live.status === 'failed') return <Message kind="error">{t('manage.gatewaysNotShown')}</Message>
  if (live.status === 'loading') return null
  const { unreadable } = live.value
  const gateways = live.value.items
    .map((gateway) => ({ ...gateway, stand: gatewayKeys(gateway, keys, now) }))
    .toSorted(
      (one, other) =>
        gatewayOrder(one.stand) - gatewayOrder(other.stand) || other.lastHeardAt - one.lastHeardAt,
    )
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
        {gateways.map(({ id, gatewayId, stand, lastHeardAt }) => (
          <li key={id}>
            {gatewayId} · <Age at={lastHeardAt} timeZone={timeZone} />
            {stand.map((one) => (
              <KeyWords key={wordsKey(one)} gatewayKey={one} timeZone={timeZone} />
            ))}
          </li>
        ))}
      </Box>
    </>
  )
}

const wordsKey = (one: GatewayKey) => ('heard' in one && one.heard ? one.heard.key.id : one.state)

/** Which key comes through a gateway where it is not the current one, by its date, until when it is taken, or since when it is not, and when it last came where another did since. */
function KeyWords({ gatewayKey: { state, ...of }, timeZone }: { gatewayKey: GatewayKey; timeZone: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (state === 'current') return null
  const heard = 'heard' in of ? of.heard : null
  const dates = heard && {
    made: momentInWords(heard.key.madeAt, timeZone, locale),
    until: momentInWords(heard.key.until, timeZone, locale),
    used: momentInWords(heard.usedAt, timeZone, locale),
  }
  const words = heard && !heard.isLatest ? alsoWith : onlyWith
  return (
    <Box component="strong" sx={{ color: state === 'former' ? 'warning.dark' : 'error.dark' }}>
      {' · '}
      {dates ? t(words[state], dates) : t('manage.usesForgottenKey')}
    </Box>
  )
}

const onlyWith = { former: 'manage.usesFormerKey', ended: 'manage.usesEndedKey' } as const
/** By ChirpStack each device has its own: whose it is, no message of another tells. */
const alsoWith = { former: 'manage.alsoFormerKey', ended: 'manage.alsoEndedKey' } as const
