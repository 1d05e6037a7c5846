import Box from '@mui/material/Box'
import type { MoodRecord, MoodType } from '@vigie/domain/care/mood-record'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { dateInWords, timeOfDay } from '../../../lib/time/words.ts'
import { authorName } from '../alerts/actor-name.ts'
import { choiceOf } from './choices.ts'
import type { StripDay } from './day-strip.ts'

interface Props {
  type: MoodType
  days: readonly StripDay<MoodRecord>[]
  timeZone: string
}

/** What a curve shows, for whoever does not see it. */
export function MoodTable({ type, days, timeZone }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    // A table is never narrower than what it holds.
    <Box sx={visuallyHidden}>
      <table>
        <caption>{t(`moods.${type}.name`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('moods.when')}</th>
            <th scope="col">{t(`moods.${type}.name`)}</th>
            <th scope="col">{t('moods.who')}</th>
          </tr>
        </thead>
        <tbody>
          {days.flatMap(({ records }) =>
            records.map((record) => (
              <tr key={record.at}>
                <th scope="row">
                  {dateInWords(record.at, timeZone, locale)}, {timeOfDay(record.at, timeZone)}
                </th>
                <td>{choiceOf(type, record.data).name[locale]}</td>
                <td>{authorName(record, t)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </Box>
  )
}
