import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type Statistics, statisticNames } from '@vigie/domain/trends/trend-of'
import { useTranslation } from 'react-i18next'
import { TitledCard } from '../../../components/titled-card.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { statisticWords } from './statistic-words.ts'

interface Props {
  statistics: Statistics
  /** How many days each is compared with. */
  count: number
}

/** The averages of a period, each in words. */
export function StatisticsCard({ statistics, count }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <TitledCard title={t('trends.figures')} help={t('trends.figuresHelp')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
        {statisticNames.map((name) => {
          const { said, more } = statisticWords(name, statistics[name], { count, locale, t })
          return (
            <div key={name} data-statistic={name}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {t(`trends.${name}.name`)}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
                {said}
              </Typography>
              {more.length > 0 && (
                <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                  {more.join(' ')}
                </Typography>
              )}
            </div>
          )
        })}
      </Box>
    </TitledCard>
  )
}
