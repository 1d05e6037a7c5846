import Typography from '@mui/material/Typography'
import type { Cost } from '@vigie/domain/alerts/alert-load'
import { useTranslation } from 'react-i18next'
import { TitledCard } from '../../../../components/titled-card.tsx'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { percentWords } from './share-words.ts'

/** How many of the alerts that were resolved were nothing; of none that nothing can be said. */
export function NothingWrong({ cost: { resolved, nothingWrong } }: { cost: Cost }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const title = t('alertLoad.nothingWrong')
  if (resolved === 0)
    return (
      <TitledCard title={title}>
        <Typography>{t('alertLoad.noneResolved')}</Typography>
      </TitledCard>
    )
  const share = percentWords(nothingWrong / resolved, locale)
  return (
    <TitledCard title={title} help={t('alertLoad.nothingWrongHelp')}>
      <Typography sx={{ fontWeight: 600 }}>
        {t('alertLoad.share', { share, part: nothingWrong, whole: resolved })}
      </Typography>
    </TitledCard>
  )
}
