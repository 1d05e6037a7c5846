import type { Trends } from '../api/trend-calls.ts'
import type { ResidentReport } from '../care/resident-report.ts'
import { statisticNames } from '../trends/trend-of.ts'
import { lengthOfDates } from '../trends/trend-period.ts'
import { alertsSection } from './alerts-section.ts'
import { daysSection } from './day-figures-told.ts'
import { fixedOutline } from './fixed-outline.ts'
import { moodsSection } from './moods-section.ts'
import { notesSection } from './notes-section.ts'
import type { Outline, Section } from './outline.ts'
import { statisticTold } from './statistic-told.ts'
import { tasksSection } from './tasks-section.ts'
import { type ReportTelling, wordsIn } from './telling.ts'
import { dateTold, momentAt } from './told-amounts.ts'

/** Where a report was made, and by whom. */
export interface ReportMaker {
  /** What the home is called. */
  home: string
  /** What whoever made it is called. */
  name: string
}

/** All that is known of a resident over a period, as one person may read it, in the order in which it is read. */
export function residentOutline(
  report: ResidentReport,
  trends: Pick<Trends, 'statistics' | 'before' | 'days'>,
  { home, name }: ReportMaker,
  telling: ReportTelling,
): Outline {
  const { locale, timeZone } = telling
  const words = wordsIn(locale)
  const { from, to, at, unreadable, isCut, resident } = report
  const told = (date: string) => dateTold(date, locale)
  const who = resident.room.trim() === '' ? resident.name : `${resident.room} · ${resident.name}`
  const outline = {
    ...{ title: words.title, home },
    who: resident.isArchived ? words.archived(who) : who,
    period: from === to ? told(from) : words.span(told(from), told(to)),
    madeBy: words.madeBy(name, momentAt(at, timeZone, locale)),
    remarks: isCut ? [words.cut] : [],
    warnings: unreadable > 0 ? [words.unreadable(unreadable)] : [],
    sections: [
      averagesSection(trends, telling),
      alertsSection(report, telling),
      moodsSection(report, telling),
      tasksSection(report, telling),
      notesSection(report, telling),
      daysSection(trends, locale),
    ],
  }
  return fixedOutline(outline, locale)
}

function averagesSection(
  { statistics, before }: Pick<Trends, 'statistics' | 'before'>,
  { locale }: ReportTelling,
): Section {
  const words = wordsIn(locale)
  const count = before === null ? 0 : lengthOfDates(before)
  const facts = statisticNames.map((id) => ({
    ...{ id, name: words.statistics[id].name },
    ...statisticTold(id, statistics[id], count, locale),
  }))
  const { title, help } = words.average
  return { id: 'averages', title, help, blocks: [{ kind: 'facts', facts }] }
}
