import type { Access } from '@vigie/domain/people/permissions'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartMark } from '../../../../components/charts/chart-mark.ts'
import { mergedLists } from '../../../../lib/firebase/merged-lists.ts'
import { useLive, useLiveAll } from '../../../../lib/firebase/use-live.ts'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { dated, timeOfDay } from '../../../../lib/time/words.ts'
import { authorName } from '../../../care/alerts/actor-name.ts'
import { useEventWords } from '../../../care/events/use-event-words.ts'
import { useReadableNotes } from '../../../care/notes/use-readable-notes.ts'
import type { Span } from '../../../care/records/conditions.ts'
import { alertsOfPeriodSource, notesOfPeriodSource } from '../../../care/records/history-sources.ts'
import { marksOf } from './marks-of.ts'

/** So many of each are read at first, and so many at most for whoever asks for more: each is a document, and on a chart they stand together more and more. */
export const fewMarks = 25
export const mostMarks = 100

/** The latest alerts and notes of a period. */
export interface Marks {
  readonly status: 'loading' | 'failed' | 'ready'
  /** Oldest first. */
  readonly marks: readonly ChartMark[]
  /** Of each so many are asked for at most, the latest. */
  readonly atMost: number
  /** Whether there may be earlier ones. */
  readonly isFull: boolean
  /** Whether there may be earlier ones, or are some that cannot be read. */
  readonly isCut: boolean
}

const empty = { items: [], unreadable: [] }

interface Asked {
  eid: string
  bid: string
  /** It must be memoised. */
  span: Span
  atMost: number
}

/** Listens to the latest alerts about a resident, and to those notes that the person may read, of a span of time. */
export function useMarks(access: Access, { eid, bid, span, atMost }: Asked, timeZone: string): Marks {
  const { t } = useTranslation()
  const locale = useLocale()
  const eventWords = useEventWords()
  const readable = useReadableNotes(access, bid)
  const ofAlerts = useLive(
    useMemo(() => alertsOfPeriodSource(eid, bid, span, atMost), [eid, bid, span, atMost]),
  )
  const ofNotes = useLiveAll(
    useMemo(
      () => readable.map((which) => notesOfPeriodSource(eid, bid, which, span, atMost)),
      [eid, bid, readable, span, atMost],
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
    const isFull = lists.some(({ items, unreadable }) => items.length + unreadable.length >= atMost)
    return {
      ...{ atMost, isFull },
      status: failed ? 'failed' : ready ? 'ready' : 'loading',
      isCut: isFull || lists.some(({ unreadable }) => unreadable.length > 0),
      marks: marksOf(
        { eid, bid },
        ofAlerts.status === 'ready' ? ofAlerts.value.items : [],
        notes.status === 'ready' ? notes.value.items : [],
        {
          alert: ({ kind, deviceType, value }, at) =>
            t('marks.alert', { when: when(at), what: eventWords(kind, deviceType, value) }),
          note: (note, at) => t('marks.note', { when: when(at), who: authorName(note, t) }),
          when,
        },
      ),
    }
  }, [ofAlerts, ofNotes, atMost, eid, bid, timeZone, locale, t, eventWords])
}
