import { mdiBellOutline } from '@mdi/js'
import Typography from '@mui/material/Typography'
import type { Silent } from '@vigie/domain/supervision/silent'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/empty-state.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { sinceDayAndTime } from '../../../lib/time/words.ts'

interface Props {
  /** What else is said of alerts to come. */
  help: string
  silent: Silent
  /** Of the home. */
  timeZone: string
}

/** Says that no alert is in progress in a home, and in the same breath of how many sensors nothing is heard: what they do not tell is not calm. */
export function NoneButSilent({ help, silent: { of, since, devices: count }, timeZone }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const time = sinceDayAndTime(since, useNow(), timeZone, locale)
  return (
    <EmptyState icon={mdiBellOutline} title={t('alertPages.noneOpen')} help={help}>
      <Typography sx={{ fontWeight: 600 }}>
        {t(of === 'clocks' ? 'alertPages.clocks' : 'alertPages.silent', { count, time })}
      </Typography>
    </EmptyState>
  )
}
