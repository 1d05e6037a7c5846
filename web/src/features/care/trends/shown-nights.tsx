import Typography from '@mui/material/Typography'
import type { Shift } from '@vigie/domain/time/shift'
import { hoursWords } from '@vigie/domain/trends/amounts'
import { type Whereabouts, whereabouts } from '@vigie/domain/trends/whereabouts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Actogram } from '../../../components/charts/actogram.tsx'
import type { ChartMark } from '../../../components/charts/chart-mark.ts'
import { clockOfLine, leastOfLine, wholeLine } from '../../../components/charts/line-hours.ts'
import { SavePicture } from '../../../components/charts/save-picture.tsx'
import { useChartWindow } from '../../../components/charts/use-chart-window.ts'
import { WindowButtons } from '../../../components/charts/window-buttons.tsx'
import { NumbersTable } from '../../../components/numbers-table.tsx'
import { fileName } from '../../../lib/file/file-name.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { dated, dateInWords } from '../../../lib/time/words.ts'
import { shiftName } from '../establishments/manage/shifts/shift-name.ts'
import { useShownResident } from '../residents/use-shown-resident.ts'
import { type NightRow, timeIn } from './night-rows.ts'
import { roomLine } from './room-line.ts'
import { shiftLanes, turnsIn } from './shift-lanes.ts'

interface Props {
  rows: readonly NightRow[]
  marks: readonly ChartMark[]
  timeZone: string
  shifts: readonly Shift[]
  /** By which of them there is anything to tell it. */
  told: ToldBy
  /** Whether the hours are shown as numbers too, which are read out in any case. */
  isOpen: boolean
}

/** Whether what tells of a bed, a chair and the way out was heard at all in a period: where it was not, nobody knows that somebody was not there. */
export type ToldBy = Readonly<Record<'bed' | 'chair' | 'out', boolean>>

/** Nights as lines below each other, and as hours. */
export function ShownNights({ rows, marks, timeZone, shifts, told, isOpen }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { resident } = useShownResident()
  const dayOf = (at: number) => dated(at, locale, { timeZone, day: 'numeric', month: 'short' })
  const isTold = (where: Whereabouts) =>
    where === 'up' || where === 'unknown' || told[where] || rows.some((row) => timeIn(row, where) > 0)
  const up = isTold('bed') ? (isTold('chair') ? 'up' : 'upNoChair') : 'upNoBed'
  const nameOf = (where: Whereabouts) => t(`nights.${where === 'up' ? up : where}`)
  const drawn = useRef<HTMLDivElement>(null)
  const date = (at = 0) => dateInWords(at, timeZone, locale)
  const span = { from: date(rows.at(-1)?.from), to: date(rows[0]?.until) }
  const shown = useChartWindow(wholeLine, leastOfLine)
  const { from, until } = shown.window
  const seen = t('nights.seen', { from: clockOfLine(from), to: clockOfLine(until) })
  const lanes = shiftLanes(shifts).map((lane) =>
    lane.map(({ shift, from, until }) => ({ name: shiftName(shift, locale), from, until })),
  )
  const named = shifts.map((shift) => t('nights.shift', { ...shift, name: shiftName(shift, locale) }))
  const worked = named.length === 0 ? null : t('nights.shifts', { shifts: named.join(', ') })
  return (
    <>
      {worked !== null && <Typography variant="body2">{worked}</Typography>}
      <WindowButtons of={shown} label={t('nights.window')} shown={seen} />
      <div ref={drawn}>
        <Actogram
          rows={rows.map((row) => ({
            ...{ ...row, key: row.date, label: dayOf(row.from) },
            turns: turnsIn(row, shifts, timeZone),
          }))}
          lanes={lanes}
          names={Object.fromEntries(whereabouts.filter(isTold).map((where) => [where, nameOf(where)]))}
          {...{ shown, marks }}
          hourWords={(hour) => t('nights.hour', { hour: String(hour).padStart(2, '0') })}
          markNames={{ alert: t('marks.alertShape'), note: t('marks.noteShape') }}
        />
      </div>
      <SavePicture
        of={drawn}
        title={t('nights.title')}
        heads={[
          ...roomLine(resident, t),
          t('trends.shown', span),
          t('nights.help'),
          ...(worked === null ? [] : [worked]),
          ...(until - from < wholeLine.until ? [seen] : []),
        ]}
        fileName={fileName(
          t('resident.trends'),
          resident.room,
          t('nights.title'),
          rows.at(-1)?.date,
          rows[0]?.date,
        )}
      />
      <NumbersTable
        caption={t('nights.hours')}
        heads={[t('nights.night'), ...whereabouts.map(nameOf)]}
        rows={rows.map((row) => ({
          date: row.date,
          name: t('nights.from', { from: dayOf(row.from), to: dayOf(row.until) }),
          // Of a day that nobody heard there are no hours, nor none of them.
          cells: whereabouts.map((where) =>
            (where !== 'unknown' && isUnheard(row)) || !isTold(where)
              ? '—'
              : hoursWords(timeIn(row, where), locale),
          ),
        }))}
        isOpen={isOpen}
      />
    </>
  )
}

const isUnheard = (row: NightRow): boolean =>
  whereabouts.every((where) => where === 'unknown' || timeIn(row, where) === 0)
