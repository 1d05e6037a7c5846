import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { Refusal } from '@vigie/domain/sensors/refusal'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { exactTime } from '../../../../../lib/time/words.ts'
import { devEuiInWords } from '../../../devices/manage/kept-devices.ts'
import { useEstablishments } from '../../../establishments/establishments-context.ts'

interface Props {
  refusal: Refusal
  timeZone: string
  /** Whether the list is of several homes. */
  showsHome: boolean
}

/** One message that was not taken in: why, where it came from, and what it said. */
export function RefusalRow({ refusal, timeZone, showsHome }: Props) {
  const { reason, detail, at, deviceId, gatewayId, establishmentId, callForHelp, body } = refusal
  const { t } = useTranslation()
  const locale = useLocale()
  const home = useEstablishments().list.find(({ id }) => id === establishmentId)
  const places = [
    showsHome && (home?.name ?? establishmentId ?? t('refusals.noHome')),
    deviceId !== null && t('refusals.device', { id: devEuiInWords(deviceId) }),
    gatewayId !== null && t('refusals.gateway', { id: gatewayId }),
  ]
  return (
    <Card component="li" sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <Typography component="h2" variant="h3">
        {t(`refusals.reasons.${reason}`)}
      </Typography>
      {callForHelp && <Typography sx={{ fontWeight: 700 }}>{t('refusals.callForHelp')}</Typography>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <time dateTime={new Date(at).toISOString()}>{exactTime(at, timeZone, locale)}</time>
      </Typography>
      <Typography>{places.filter(Boolean).join(' · ')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('refusals.detail')} <span lang="en">{detail}</span>
      </Typography>
      {body !== null && (
        <Box component="details" sx={{ mt: 1 }}>
          <Box component="summary" sx={{ py: 1, minHeight: 44, cursor: 'pointer' }}>
            {t('refusals.body')}
          </Box>
          <Box
            component="pre"
            // It is scrolled by keyboard too.
            tabIndex={0}
            role="region"
            aria-label={t('refusals.body')}
            sx={{
              m: 0,
              p: 1,
              maxHeight: 320,
              overflow: 'auto',
              bgcolor: 'background.default',
              typography: 'body2',
              fontFamily: 'monospace',
              whiteSpace: 'pre-wrap',
            }}
          >
            {body}
          </Box>
        </Box>
      )}
    </Card>
  )
}
