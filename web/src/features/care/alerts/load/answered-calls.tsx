import { mdiCheckCircleOutline, mdiMinusCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type Answered, telecareMarks } from '@vigie/domain/alerts/alert-load'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../components/icon.tsx'
import { TitledCard } from '../../../../components/titled-card.tsx'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { percentWords, shareWords } from './share-words.ts'

/** How soon calls for help were taken, beside the marks of British telecare; of none that there were none. */
export function AnsweredCalls({ answered }: { answered: Answered }) {
  const { t } = useTranslation()
  const { calls, withinMinute, withinThreeMinutes } = answered
  if (calls === 0)
    return (
      <TitledCard title={t('alertLoad.answered')}>
        <Typography>{t('alertLoad.noCalls')}</Typography>
      </TitledCard>
    )
  return (
    <TitledCard title={t('alertLoad.answered')} help={t('alertLoad.answeredHelp')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        <Within name="minute" part={withinMinute} whole={calls} />
        <Within name="threeMinutes" part={withinThreeMinutes} whole={calls} />
      </Box>
    </TitledCard>
  )
}

function Within({ name, part, whole }: { name: keyof typeof telecareMarks; part: number; whole: number }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const isReached = part >= telecareMarks[name] * whole
  const share = shareWords(part, whole, locale)
  const mark = percentWords(telecareMarks[name], locale)
  return (
    <li>
      <Typography sx={{ fontWeight: 600 }}>
        {t(`alertLoad.within.${name}`, { share: t('alertLoad.share', { share, part, whole }) })}
      </Typography>
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
        <Icon path={isReached ? mdiCheckCircleOutline : mdiMinusCircleOutline} />
        {t(`alertLoad.mark.${isReached ? 'reached' : 'missed'}`, { mark })}
      </Box>
    </li>
  )
}
