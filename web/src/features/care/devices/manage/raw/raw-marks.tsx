import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartMark } from '../../../../../components/charts/chart-mark.ts'
import { MarkStrip } from '../../../../../components/charts/mark-strip.tsx'
import { leftPx, rightPx } from '../../../../../components/charts/raw-plot.tsx'
import type { TimeWindow } from '../../../../../components/charts/time-window.ts'
import { useWidth } from '../../../../../components/charts/use-width.ts'
import { useMarkNames } from '../../../../care/trends/marks/use-mark-names.ts'

/** What happened to whoever has a device, above the charts of what it told. */
export function RawMarks({ marks, window }: { marks: readonly ChartMark[]; window: TimeWindow }) {
  const { t } = useTranslation()
  const { severalName } = useMarkNames()
  const frame = useRef<HTMLDivElement>(null)
  const width = Math.max(0, useWidth(frame) - leftPx - rightPx)
  return (
    <div ref={frame}>
      <MarkStrip
        {...{ marks, severalName, width }}
        label={t('marks.over', { title: t('devices.raw.title') })}
        left={leftPx}
        x={(at) => ((at - window.from) / (window.until - window.from)) * width}
      />
    </div>
  )
}
