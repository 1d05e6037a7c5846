import Button from '@mui/material/Button'
import type { Device } from '@vigie/domain/devices/device'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { dayBefore } from '../../../lib/time/day-before.ts'
import type { EntryGroup } from './day-entries.ts'
import { DayFold } from './day-fold.tsx'
import type { DayOf } from './use-resident-day.ts'

/** So many days back one reads here, and no listener is opened for more. */
const mostDays = 7

interface Props {
  of: DayOf
  today: string
  devices: readonly WithId<Device>[] | null
  group: EntryGroup
}

/** The days before, each folded: yesterday, and one more for each time that it is asked for. */
export function EarlierDays({ of, today, devices, group }: Props) {
  const { t } = useTranslation()
  const [count, setCount] = useState(1)
  const dates = Array.from({ length: count - 1 }).reduce<string[]>(
    (known) => [...known, dayBefore(known.at(-1) ?? today)],
    [dayBefore(today)],
  )
  return (
    <>
      {dates.map((date, index) => (
        <DayFold key={date} of={of} date={date} isYesterday={index === 0} devices={devices} group={group} />
      ))}
      {count < mostDays && (
        <Button onClick={() => setCount(count + 1)} sx={{ my: 1 }}>
          {t('timeline.oneMoreDay')}
        </Button>
      )}
    </>
  )
}
