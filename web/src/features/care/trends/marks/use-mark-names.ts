import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartMark } from '../../../../components/charts/chart-mark.ts'

/** What several marks are called together: how many of each, and the first and the last by what they are called. */
export function useMarkNames() {
  const { t } = useTranslation()
  const countName = useCallback(
    (marks: readonly ChartMark[]) => {
      const [alerts, notes] = (['alert', 'note'] as const).map(
        (kind) => marks.filter(({ what }) => what === kind).length,
      )
      return [
        alerts ? t('marks.alerts', { count: alerts }) : null,
        notes ? t('marks.notes', { count: notes }) : null,
      ]
        .filter((one) => one !== null)
        .join(t('marks.and'))
    },
    [t],
  )
  const severalName = useCallback(
    (marks: readonly ChartMark[]) =>
      t('marks.several', {
        total: marks.length,
        what: countName(marks),
        first: marks[0]?.when ?? '',
        last: marks.at(-1)?.when ?? '',
      }),
    [t, countName],
  )
  return { countName, severalName }
}
