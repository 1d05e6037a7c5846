import type { ResidentReport } from '@vigie/domain/care/resident-report'
import { taskName } from '@vigie/domain/care/task'
import { localDate, localTimeOfDay } from '@vigie/domain/time/local-time'
import type { EventWords } from '../events/use-event-words.ts'
import { choiceOf } from '../moods/choices.ts'
import type { Telling } from '../tasks/plan-words.ts'

/** What a report tells as rows of a table, oldest first: when on the home's clock, of what kind, what, and who. */
export function reportRows(
  { moods, notes, alerts, done, missed }: ResidentReport,
  eventWords: EventWords,
  { t, locale, timeZone }: Telling,
): string[][] {
  const rows = [
    ...moods.map(({ type, data, at, byName }) => ({
      at,
      cells: [t(`moods.${type}.name`), choiceOf(type, data).name[locale], byName],
    })),
    ...notes.map(({ visibility, text, byName, at, writtenAt }) => ({
      at: writtenAt ?? at,
      cells: [t(`report.kinds.${visibility === 'private' ? 'privateNote' : 'note'}`), text, byName],
    })),
    ...alerts.map(({ times, kind, value, deviceType, acknowledgedBy }) => ({
      at: times.raisedAt,
      cells: [t('report.kinds.alert'), eventWords(kind, deviceType, value), acknowledgedBy?.name ?? ''],
    })),
    ...done.map(({ title, count, at, byName }) => ({
      at,
      cells: [t('report.kinds.done'), t('report.valueOften', { value: title, count }), byName],
    })),
    ...missed.flatMap((task) =>
      task.dueAt.map((at) => ({ at, cells: [t('report.kinds.missed'), taskName(task), ''] })),
    ),
  ]
  return rows
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, cells }) => [`${localDate(at, timeZone)} ${localTimeOfDay(at, timeZone)}`, ...cells])
}
