import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Shift } from '@vigie/domain/time/shift'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { datesBetween } from './dates-between.ts'
import type { RuleNames } from './rule-words.ts'
import { type StripCell, shadedBy } from './strip-cells.ts'
import { StripTable } from './strip-table.tsx'
import { dateWords } from './strip-words.ts'
import type { TriedDay } from './tried-by-value.ts'

interface Props {
  /** The first and the last day that were looked at, "yyyy-mm-dd". */
  from: string
  to: string
  days: readonly TriedDay[]
  cells: readonly StripCell[]
  /** Those of the rule, which are shaded. */
  shifts: readonly Pick<Shift, 'start' | 'end'>[]
  /** How many residents were looked at; null: one. */
  looked: number | null
  now: number
  names: RuleNames
}

/**
 * A column for each day, midnight at its top and at its foot: what is worked in the rule's shifts is shaded, and when it would have fired is marked. A day of which nothing is known
 * is grey from top to bottom, as is one without an alert of which not everybody is known: neither is none.
 */
export function FiredStrip({ from, to, days, cells, shifts, looked, now, names }: Props) {
  const { t } = useTranslation()
  const tableId = useId()
  const [asTable, showTable] = useState(false)
  const dates = datesBetween(from, to)
  const dayOf = new Map(days.map((day) => [day.date, day]))
  const columnOf = new Map(dates.map((date, column) => [date, column]))
  const most = Math.max(1, ...cells.map(({ alerts }) => alerts))
  const words = (date: string) => dateWords(date, now, names.locale)
  /** Whether somebody is not known who might have had one, on a day on which those who are had none. */
  const isKnownInPart = (date: string) => {
    const day = dayOf.get(date)
    return day !== undefined && day.alerts === 0 && looked !== null && (day.heard ?? 0) < looked
  }
  const isUnknown = (date: string) => !dayOf.has(date) || isKnownInPart(date)
  const shaded = shadedBy(shifts)
  return (
    <Box sx={{ my: 1 }}>
      <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1 }}>
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            typography: 'body2',
          }}
        >
          {['0', '12', '24'].map((hour) => (
            <span key={hour}>{`${hour} h`}</span>
          ))}
        </Box>
        <Box
          component="svg"
          viewBox={`0 0 ${dates.length} 24`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          sx={{ width: '100%', height: 120, border: 1, borderColor: 'divider', display: 'block' }}
        >
          {shaded.map((part) => (
            <Box
              component="rect"
              key={part.from}
              {...{ x: 0, y: part.from, width: dates.length, height: part.until - part.from }}
              sx={{ fill: 'currentColor', color: 'primary.main', opacity: 0.22 }}
            />
          ))}
          {dates.map(
            (date, column) =>
              isUnknown(date) && (
                <Box
                  component="rect"
                  key={date}
                  data-unknown={date}
                  {...{ x: column, y: 0, width: 1, height: 24 }}
                  sx={{ fill: 'currentColor', color: 'grey.400' }}
                />
              ),
          )}
          {cells.map((cell) => {
            const column = columnOf.get(cell.date)
            if (column === undefined) return null
            return (
              <Box
                component="rect"
                key={`${cell.date} ${cell.from}`}
                data-fired={cell.date}
                {...{ x: column + 0.1, y: cell.from, width: 0.8, height: cell.until - cell.from }}
                sx={{
                  fill: 'currentColor',
                  color: 'primary.dark',
                  opacity: looked === null ? 1 : 0.4 + (0.6 * cell.alerts) / most,
                }}
              />
            )
          })}
        </Box>
      </Box>
      <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between', typography: 'body2' }}>
        <span>{words(from)}</span>
        <span>{words(to)}</span>
      </Box>
      {dates.some(isUnknown) && (
        <Typography aria-hidden variant="body2" color="text.secondary">
          {t(dates.some(isKnownInPart) ? 'rules.greyInPart' : 'rules.grey')}
        </Typography>
      )}
      <Button aria-expanded={asTable} aria-controls={tableId} onClick={() => showTable(!asTable)}>
        {t(asTable ? 'rules.withoutTable' : 'rules.asTable')}
      </Button>
      <div id={tableId}>{asTable && <StripTable {...{ dates, dayOf, cells, looked, names, words }} />}</div>
    </Box>
  )
}
