import type { Access } from '@vigie/domain/people/permissions'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartMark } from '../../../../components/charts/chart-mark.ts'
import { mergedLists } from '../../../../lib/firebase/merged-lists.ts'
import { useLive, useLiveAll } from '../../../../lib/firebase/use-live.ts'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { dated, timeOfDay } from '../../../../lib/time/words.ts'
import { useEventWords } from '../../../care/events/use-event-words.ts'
import { useReadableNotes } from '../../../care/notes/use-readable-notes.ts'
import type { Span } from '../../../care/records/conditions.ts'
import { alertsOfPeriodSource, notesOfPeriodSource } from '../../../care/records/history-sources.ts'
import { marksOf } from './marks-of.ts'

/** So many of each are read at most: more are too many to be told apart on a chart. */
export const mostMarks = 50

/** The latest alerts and notes of a period. */
export interface Marks {
  readonly status: 'loading' | 'failed' | 'ready'
  /** Oldest first. */
  readonly marks: readonly ChartMark[]
  /** Whether there are earlier ones, or some that cannot be read. */
  readonly isCut: boolean
}

const empty = { items: [], unreadable: [] }

/** Listens to the latest alerts about a resident, and to those notes that the person may read, of a span of time; it must be memoised. */
export function useMarks(access: Access, eid: string, bid: string, span: Span, timeZone: string): Marks {
  const { t } = useTranslation()
  const locale = useLocale()
  const eventWords = useEventWords()
  const readable = useReadableNotes(access, bid)
  const ofAlerts = useLive(useMemo(() => alertsOfPeriodSource(eid, bid, span, mostMarks), [eid, bid, span]))
  const ofNotes = useLiveAll(
    useMemo(
      () => readable.map((which) => notesOfPeriodSource(eid, bid, which, span, mostMarks)),
      [eid, bid, readable, span],
    ),
  )
  return useMemo(() => {
    const notes = mergedLists(ofNotes, ({ at }) => at)
    const lives = [ofAlerts, ...ofNotes]
    const failed = lives.some(({ status }) => status === 'failed')
    const ready = lives.every(({ status }) => status === 'ready')
    const lists = lives.map((live) => (live.status === 'ready' ? live.value : empty))
    const when = (at: number) =>
      `${dated(at, locale, { timeZone, day: 'numeric', month: 'short' })}, ${timeOfDay(at, timeZone)}`
    return {
      status: failed ? 'failed' : ready ? 'ready' : 'loading',
      isCut: lists.some(({ items, unreadable }) => items.length >= mostMarks || unreadable.length > 0),
      marks: marksOf(
        { eid, bid },
        ofAlerts.status === 'ready' ? ofAlerts.value.items : [],
        notes.status === 'ready' ? notes.value.items : [],
        {
          alert: ({ kind, deviceType, value }, at) =>
            t('marks.alert', { when: when(at), what: eventWords(kind, deviceType, value) }),
          note: ({ byName }, at) => t('marks.note', { when: when(at), who: byName }),
          when,
        },
      ),
    }
  }, [ofAlerts, ofNotes, eid, bid, timeZone, locale, t, eventWords])
}
