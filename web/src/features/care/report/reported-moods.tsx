import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { moodTypes } from '@vigie/domain/care/mood-record'
import type { ResidentReport } from '@vigie/domain/care/resident-report'
import { localDate } from '@vigie/domain/time/local-time'
import { useTranslation } from 'react-i18next'
import { TitledCard } from '../../../components/titled-card.tsx'
import { dateInWords, timeOfDay } from '../../../lib/time/words.ts'
import { choiceOf, choicesOf } from '../moods/choices.ts'
import type { Telling } from '../tasks/plan-words.ts'
import { listLook } from './list-look.ts'

interface Props extends Pick<ResidentReport, 'moods'> {
  telling: Telling
}

/** How a resident was said to be: how often each, best first, then day by day with when and by whom. */
export function ReportedMoods({ moods, telling: { locale, timeZone } }: Props) {
  const { t } = useTranslation()
  const byDate = Map.groupBy(moods, ({ at }) => localDate(at, timeZone))
  const counted = moodTypes.flatMap((type) => {
    const values = choicesOf[type].flatMap(({ value, name }) => {
      const count = moods.filter((one) => one.type === type && one.data === value).length
      return count === 0 ? [] : t('report.valueOften', { value: name[locale], count })
    })
    return values.length === 0 ? [] : { type, values: values.join(' · ') }
  })
  return (
    <TitledCard title={t('report.moods')}>
      {moods.length === 0 && <Typography>{t('report.noMoods')}</Typography>}
      {counted.length > 0 && (
        <Box component="ul" sx={listLook}>
          {counted.map(({ type, values }) => (
            <li key={type}>
              <strong>{t('report.counted', { what: t(`moods.${type}.name`), values })}</strong>
            </li>
          ))}
        </Box>
      )}
      {byDate.size > 0 && (
        <Box component="ul" sx={listLook}>
          {[...byDate].map(([date, said]) => (
            <li key={date} data-date={date}>
              <strong>{dateInWords(said[0]?.at ?? 0, timeZone, locale)}</strong>
              {said.map(({ type, data, at, byName }) => (
                <div key={`${type} ${at}`}>
                  {t('moods.saidBy', {
                    time: timeOfDay(at, timeZone),
                    value: `${t(`moods.${type}.name`)}, ${choiceOf(type, data).name[locale]}`,
                    who: byName,
                  })}
                </div>
              ))}
            </li>
          ))}
        </Box>
      )}
    </TitledCard>
  )
}
