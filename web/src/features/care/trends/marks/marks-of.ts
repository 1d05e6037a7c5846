import type { Alert } from '@vigie/domain/alerts/alert'
import type { Note } from '@vigie/domain/care/note'
import type { ChartMark } from '../../../../components/charts/chart-mark.ts'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { routes } from '../../../../lib/page/routes.ts'

/** What marks are called. */
export interface MarkWords {
  alert: (alert: Pick<Alert, 'kind' | 'deviceType' | 'value'>, at: number) => string
  note: (note: Pick<Note, 'byName' | 'isRelative'>, at: number) => string
  when: (at: number) => string
}

/** The alerts and notes of a resident as marks, oldest first: an alert where it was raised, a note where it was written. No two have one name. */
export function marksOf(
  { eid, bid }: { eid: string; bid: string },
  alerts: readonly WithId<Alert>[],
  notes: readonly WithId<Note>[],
  words: MarkWords,
): ChartMark[] {
  const marks = [
    ...alerts.map(
      (alert): ChartMark => ({
        key: alert.id,
        at: alert.times.raisedAt,
        what: 'alert',
        name: words.alert(alert, alert.times.raisedAt),
        when: words.when(alert.times.raisedAt),
        to: routes.alertRecord(eid, alert.id),
      }),
    ),
    ...notes.map((note): ChartMark => {
      const at = note.writtenAt ?? note.at
      return {
        ...{ key: note.id, at, what: 'note', name: words.note(note, at), when: words.when(at) },
        to: routes.note(eid, bid, note.id),
      }
    }),
  ].sort((one, other) => one.at - other.at)
  const told = new Map<string, number>()
  return marks.map((mark) => {
    const before = told.get(mark.name) ?? 0
    told.set(mark.name, before + 1)
    return before === 0 ? mark : { ...mark, name: `${mark.name} (${before + 1})` }
  })
}
