import type { HandoverNote, MissedTask, MoodTurns, SilentDevice } from '@vigie/domain/care/handover'
import { taskName } from '@vigie/domain/care/task'
import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { dayAndTime, sinceDayAndTime } from '../../../lib/time/words.ts'
import { authorName } from '../alerts/actor-name.ts'
import { choiceOf } from '../moods/choices.ts'
import type { Telling } from '../tasks/plan-words.ts'

/** How a resident was said to be: "Humeur : Bien → Tristesse, 22:10"; by whom only where a relative said so last: a handover is read in two minutes, and the resident's page tells the rest. */
export function turnWords(turns: MoodTurns, telling: Telling): string {
  const { type, values, at } = turns
  const { t, locale, timeZone, now } = telling
  const what = t(`moods.${type}.name`)
  const said = values.map((value) => beside(what, choiceOf(type, value).name[locale])).join(' → ')
  const time = dayAndTime(at, now, timeZone, locale)
  const turn = t('handover.turn', { what, values: said })
  return turns.isRelative
    ? `${turn} · ${t('handover.said', { name: authorName(turns, t), time })}`
    : `${turn}, ${time}`
}

/** What stands behind its name without that name in it: of "Appétit normal" behind "Appétit" "Normal". */
function beside(what: string, value: string): string {
  const words = value.split(' ').filter((word) => word.toLowerCase() !== what.toLowerCase())
  const rest = words.join(' ')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** The most times that one reads at a glance. */
const mostTimes = 4

/** What became of a task that was not done: "désactivée par Alice Tremblay, 12:40". */
export function leftWords(
  left: NonNullable<MissedTask['left']>,
  { t, timeZone, now, locale }: Telling,
): string {
  const { why, at } = left
  const by = { name: authorName(left, t), time: dayAndTime(at, now, timeZone, locale) }
  return t(left.byName === '' ? `handover.left.${why}At` : `handover.left.${why}`, by)
}

/** What was to be done, and that a relative says so where one does: what staff rightly left of it is no omission of theirs. */
export function missedName(task: MissedTask, t: Telling['t']): string {
  const name = taskName(task)
  return task.saidByRelative ? t('handover.ofRelative', { task: name }) : name
}

/** What was not done, when it was to be, and what became of it: "Pansement (08:00, 12:00) · désactivée par Alice Tremblay, 12:40". */
export function missedWords(task: MissedTask, telling: Telling): string {
  const { t, timeZone, now, locale } = telling
  const times = task.dueAt
    .slice(0, mostTimes)
    .map((at) => dayAndTime(at, now, timeZone, locale))
    .join(', ')
  const words = { task: missedName(task, t), times, count: task.count }
  const missed = t(task.count > mostTimes ? 'handover.missedMany' : 'handover.missedAt', words)
  return task.left === null ? missed : `${missed} · ${leftWords(task.left, telling)}`
}

/** Which sensor is silent, and since when: "Bande de lit, Lit : rien depuis 02:14". */
export function silentWords({ type, location, since }: SilentDevice, telling: Telling): string {
  const { t, locale, timeZone, now } = telling
  const what = [deviceTypeInfo(type).name[locale], location].filter(Boolean).join(', ')
  if (since === null) return t('handover.neverHeard', { what })
  return t('handover.silentSince', { what, time: sinceDayAndTime(since, now, timeZone, locale) })
}

/** By whom a note was written and when, when it came if that was later, and when it was changed last. */
export function noteTimes(
  note: Pick<HandoverNote, 'byName' | 'isRelative' | 'at' | 'writtenAt' | 'updatedAt'>,
  telling: Telling,
): string {
  const { t, locale, timeZone, now } = telling
  const time = dayAndTime(note.writtenAt ?? note.at, now, timeZone, locale)
  return [t('handover.said', { name: authorName(note, t), time }), ...laterWords(note, telling)].join(' · ')
}

/** What became of a note once it was written: when it came if that was later, and when it was changed last. */
export function laterWords(
  { at, writtenAt, updatedAt }: Pick<HandoverNote, 'at' | 'writtenAt' | 'updatedAt'>,
  { t, locale, timeZone, now }: Telling,
): string[] {
  const when = (instant: number) => dayAndTime(instant, now, timeZone, locale)
  return [
    ...(writtenAt === null ? [] : [`${t('notes.received')} ${when(at)}`]),
    ...(updatedAt === null ? [] : [`${t('notes.edited')} ${when(updatedAt)}`]),
  ]
}
