import type { HandoverAlert } from '@vigie/domain/care/handover'
import type { ResidentReport } from '@vigie/domain/care/resident-report'
import { alertTold } from '@vigie/domain/reports/event-told'
import { localDate, localTimeOfDay } from '@vigie/domain/time/local-time'
import { actorName, authorName } from '../alerts/actor-name.ts'
import { laterWords, leftWords, missedName } from '../handover/told-words.ts'
import { choiceOf } from '../moods/choices.ts'
import type { Telling } from '../tasks/plan-words.ts'

/** A row of a report as a table; what is left out is not known, or not asked of its kind. */
export interface ReportRow {
  when: string
  kind: string
  what: string
  /** How much sensors told of it, in the unit that `what` names. */
  amount?: number
  /** How many times it was done, or was to be. */
  times?: number
  /** Who noted or did it, or took the alert. */
  who?: string
  /** After how many seconds somebody took an alert. */
  takenAfter?: number
  outcome?: string
  resolvedBy?: string
  more?: string
}

/** Each thing that a report tells as a row, oldest first, with all that stands on screen; what has no time of its own comes last. */
export function reportRows(
  { from, to, moods, notes, alerts, done, missed }: ResidentReport,
  telling: Telling,
): ReportRow[] {
  const { t, locale, timeZone } = telling
  const timed: [number, Omit<ReportRow, 'when'>][] = [
    ...moods.map((mood) =>
      row(mood.at, {
        kind: t(`moods.${mood.type}.name`),
        what: choiceOf(mood.type, mood.data).name[locale],
        who: authorName(mood, t),
      }),
    ),
    ...notes.map((note) =>
      row(note.writtenAt ?? note.at, {
        kind: t(`report.kinds.${note.visibility === 'private' ? 'privateNote' : 'note'}`),
        what: note.text,
        who: authorName(note, t),
        more: laterWords(note, telling).join(' · '),
      }),
    ),
    ...alerts.map((alert) =>
      row(alert.times.raisedAt, {
        kind: t('report.kinds.alert'),
        what: alertTold(alert, { locale, timeZone }),
        ...answerOf(alert, t),
      }),
    ),
    ...done.map((task) =>
      row(task.at, {
        kind: t('report.kinds.done'),
        ...{ what: task.title, times: task.count, who: authorName(task, t) },
        ...(task.count > 1 && { more: t('report.lastOnly') }),
      }),
    ),
    ...missed.flatMap((task) =>
      task.dueAt.map((at) =>
        row(at, {
          kind: t('report.kinds.missed'),
          ...{ what: missedName(task, t), times: 1 },
          ...(task.left !== null && { more: leftWords(task.left, telling) }),
        }),
      ),
    ),
  ]
  const untimed = missed.flatMap((task) => {
    const times = task.count - task.dueAt.length
    const what = {
      kind: t('report.kinds.missed'),
      what: missedName(task, t),
      times,
      more: t('report.others'),
    }
    return times > 0 ? [{ when: `${from} / ${to}`, ...what }] : []
  })
  const sorted = timed.toSorted(([one], [other]) => one - other)
  return [
    ...sorted.map(([at, said]) => ({
      when: `${localDate(at, timeZone)} ${localTimeOfDay(at, timeZone)}`,
      ...said,
    })),
    ...untimed,
  ]
}

const row = (at: number, said: Omit<ReportRow, 'when'>): [number, Omit<ReportRow, 'when'>] => [at, said]

/** Who took an alert and how fast, and how it ended. */
function answerOf(
  { acknowledgedBy, acknowledgedAt, times, state, resolution, resolvedBy }: HandoverAlert,
  t: Telling['t'],
): Pick<ReportRow, 'who' | 'takenAfter' | 'outcome' | 'resolvedBy' | 'more'> {
  const taken =
    acknowledgedBy === null || acknowledgedAt === null
      ? { more: t('report.notTaken') }
      : {
          who: actorName(acknowledgedBy, t),
          takenAfter: Math.ceil((acknowledgedAt - times.raisedAt) / 1_000),
        }
  if (resolution !== null && resolvedBy !== null)
    return { ...taken, outcome: t(`alerts.resolution.${resolution}`), resolvedBy: actorName(resolvedBy, t) }
  return { ...taken, outcome: t(state === 'superseded' ? 'alerts.state.superseded' : 'report.goesOn') }
}
