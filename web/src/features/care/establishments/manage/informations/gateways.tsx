import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Age } from '../../../../../components/age.tsx'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { gatewaysSource } from '../../../records/sources.ts'

interface Props {
  eid: string
  currentKeyId: string
  timeZone: string
}

/** When each gateway was last heard, those first that still have a former key. */
export function Gateways({ eid, currentKeyId, timeZone }: Props) {
  const { t } = useTranslation()
  const live = useLive(useMemo(() => gatewaysSource(eid), [eid]))
  if (live.status !== 'ready') return null
  const hasFormer = (keyId: string) => (keyId === currentKeyId ? 0 : 1)
  const gateways = live.value.items.toSorted(
    (one, other) => hasFormer(other.keyId) - hasFormer(one.keyId) || other.lastHeardAt - one.lastHeardAt,
  )
  if (gateways.length === 0) return <Typography variant="body2">{t('manage.noGateway')}</Typography>
  return (
    <Box component="ul" aria-label={t('manage.gateways')} sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {gateways.map(({ id, gatewayId, keyId, lastHeardAt }) => (
        <li key={id}>
          {gatewayId} · <Age at={lastHeardAt} timeZone={timeZone} />
          {hasFormer(keyId) === 1 && <strong> · {t('manage.usesFormerKey')}</strong>}
        </li>
      ))}
    </Box>
  )
}
