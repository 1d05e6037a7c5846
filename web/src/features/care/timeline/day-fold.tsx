import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { Device } from '@vigie/domain/devices/device'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FoldLine } from '../../../components/fold-line.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Unreadable } from '../../../components/unreadable.tsx'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useNearViewport } from '../../../lib/page/use-near-viewport.ts'
import { dateInWords } from '../../../lib/time/words.ts'
import { useUnreadableNames } from '../records/unreadable-names.ts'
import { countsOf, type EntryGroup, isInGroup } from './day-entries.ts'
import { DayRows } from './day-rows.tsx'
import { type DayOf, useResidentDay } from './use-resident-day.ts'

interface Props {
  of: DayOf
  date: string
  isYesterday: boolean
  devices: readonly WithId<Device>[] | null
  group: EntryGroup
}

/** A day that is over, as a line that says what there was; it is read once it is about to be seen. */
export function DayFold({ of, date, isYesterday, devices, group }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const names = useUnreadableNames()
  const id = useId()
  const whole = useRef<HTMLDivElement>(null)
  const [unfolded, unfold] = useState(false)
  const isNear = useNearViewport(whole)
  const day = useResidentDay(of, isNear || unfolded ? date : null, unfolded ? 'open' : 'sums')
  const entries = day.entries.filter((entry) => isInGroup(entry, group))
  // A number stays with what is counted where the line breaks.
  const summary = countsOf(day.entries).map(([kind, count]) =>
    t(`timeline.count.${kind}`, { count }).replace(/^(\d+) /, '$1\u00a0'),
  )
  // Part of a sum would be taken for the whole.
  const words = summary.length === 0 ? t('timeline.noneThatDay') : summary.join(' · ')
  // Noon there is that date on any clock.
  const inWords = dateInWords(Date.parse(`${date}T12:00:00Z`), 'UTC', locale)
  return (
    <Card ref={whole} sx={{ mt: 1.5 }}>
      <FoldLine
        unfolded={unfolded}
        onToggle={() => unfold(!unfolded)}
        id={id}
        line={
          <>
            <Typography component="span" variant="h3" sx={{ display: 'block' }}>
              {isYesterday ? t('timeline.yesterday') : inWords}
            </Typography>
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {day.status === 'ready' ? words : '…'}
            </Typography>
          </>
        }
      >
        {day.status === 'failed' && <NoAccess />}
        <Unreadable names={names(day.unreadable)} />
        <DayRows of={of} entries={entries} devices={devices} />
      </FoldLine>
    </Card>
  )
}
