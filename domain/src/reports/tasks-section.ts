import type { MissedTask } from '../care/handover.ts'
import type { ResidentReport } from '../care/resident-report.ts'
import { taskName } from '../care/task.ts'
import type { Block, Section } from './outline.ts'
import { authorIn, type ReportTelling, wordsIn } from './telling.ts'
import { momentAt } from './told-amounts.ts'

/** The most times that one reads at a glance. */
const mostTimes = 4

/** What was done for a resident in a period, and what was not. */
export function tasksSection(
  { done, missed }: Pick<ResidentReport, 'done' | 'missed'>,
  telling: ReportTelling,
): Section {
  const { locale, timeZone } = telling
  const { tasks: words } = wordsIn(locale)
  const notDone: Block[] = [
    { kind: 'heading', text: words.missed },
    { kind: 'text', text: words.missedHelp, isMuted: true },
    {
      kind: 'list',
      items: missed.map((task) => ({
        id: `${task.tid} ${task.left?.at ?? ''}`,
        lines: [{ text: missedTold(task, telling) }],
      })),
    },
  ]
  const wereDone: Block[] = [
    { kind: 'heading', text: words.done },
    {
      kind: 'list',
      items: done.map(({ tid, title, count, at, ...by }) => ({
        id: tid,
        lines: [
          { text: words.doneOften(title, count, authorIn(locale, by), momentAt(at, timeZone, locale)) },
        ],
      })),
    },
  ]
  return {
    ...{ id: 'tasks', title: words.title },
    blocks: [
      ...(missed.length + done.length === 0 ? [{ kind: 'text' as const, text: words.none }] : []),
      ...(missed.length > 0 ? notDone : []),
      ...(done.length > 0 ? wereDone : []),
    ],
  }
}

/** What was not done, when it was to be, and what became of it since. */
function missedTold(task: MissedTask, { locale, timeZone }: ReportTelling): string {
  const { tasks: words } = wordsIn(locale)
  const times = task.dueAt
    .slice(0, mostTimes)
    .map((at) => momentAt(at, timeZone, locale))
    .join(', ')
  const name = task.saidByRelative ? words.ofRelative(taskName(task)) : taskName(task)
  const said =
    task.count > mostTimes ? words.missedMany(name, times, task.count) : words.missedAt(name, times)
  if (task.left === null) return said
  const { why, at } = task.left
  return `${said} · ${words.left[why](authorIn(locale, task.left))}, ${momentAt(at, timeZone, locale)}`
}
