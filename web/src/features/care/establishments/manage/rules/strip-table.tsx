import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { RuleNames } from './rule-words.ts'
import type { StripCell } from './strip-cells.ts'
import { hourWords } from './strip-words.ts'
import type { TriedDay } from './tried-by-value.ts'

interface Props {
  dates: readonly string[]
  dayOf: ReadonlyMap<string, TriedDay>
  cells: readonly StripCell[]
  looked: number | null
  names: RuleNames
  words: (date: string) => string
}

/** What the strip shows, day by day, the latest first. */
export function StripTable({ dates, dayOf, cells, looked, names, words }: Props) {
  const { t } = useTranslation()
  const cellsOf = Map.groupBy(cells, ({ date }) => date)
  const list = new Intl.ListFormat(names.locale, { type: 'conjunction' })
  const alertsOf = (day: TriedDay | undefined) => {
    if (day === undefined) return t('rules.dayUnknown')
    if (looked === null || day.heard === undefined || day.heard === looked) return String(day.alerts)
    return t('rules.dayOfSome', { alerts: day.alerts, heard: day.heard, looked })
  }
  return (
    <Box
      component="table"
      sx={{
        ...{ width: '100%', borderCollapse: 'collapse', typography: 'body2' },
        '& th, & td': {
          textAlign: 'start',
          p: 0.5,
          borderBottom: 1,
          borderColor: 'divider',
          verticalAlign: 'top',
        },
        '& tbody th': { whiteSpace: 'nowrap' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{t('rules.day')}</th>
          <th scope="col">{t('rules.dayAlerts')}</th>
          <th scope="col">{t('rules.dayWhen')}</th>
        </tr>
      </thead>
      <tbody>
        {dates.toReversed().map((date) => (
          <tr key={date}>
            <th scope="row">{words(date)}</th>
            <td>{alertsOf(dayOf.get(date))}</td>
            <td>
              {list.format(
                (cellsOf.get(date) ?? [])
                  .toSorted((one, other) => one.from - other.from)
                  .map(({ from, until }) => `${hourWords(from)}–${hourWords(until)}`),
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}
