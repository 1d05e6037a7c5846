import type { HandoverAlert } from '../care/handover.ts'
import type { ResidentReport } from '../care/resident-report.ts'
import { alertTold } from './event-told.ts'
import type { Section } from './outline.ts'
import { calledIn, type ReportTelling, wordsIn } from './telling.ts'
import { lengthTold, momentAt } from './told-amounts.ts'

/** The alerts of a period: how many somebody took and how fast, then each with who took it and how it ended. */
export function alertsSection(
  { alerts, answers }: Pick<ResidentReport, 'alerts' | 'answers'>,
  telling: ReportTelling,
): Section {
  const { alerts: words } = wordsIn(telling.locale)
  const items = alerts.map((alert) => ({ id: alert.id, lines: [alertLine(alert, telling)] }))
  return {
    ...{ id: 'alerts', title: words.title },
    blocks: [
      { kind: 'text', text: answeredTold({ alerts, answers }, telling) },
      ...(items.length === 0 ? [] : [{ kind: 'list' as const, items }]),
    ],
  }
}

/** How many alerts somebody took, and how fast. */
export function answeredTold(
  { alerts, answers }: Pick<ResidentReport, 'alerts' | 'answers'>,
  { locale }: Pick<ReportTelling, 'locale'>,
): string {
  const { alerts: words } = wordsIn(locale)
  if (alerts.length === 0) return words.none
  if (answers === null) return words.noneTaken
  const told = (ms: number) => lengthTold(ms, locale)
  return words.answered(answers.count, alerts.length, told(answers.medianMs), told(answers.mostMs))
}

function alertLine(alert: HandoverAlert, telling: ReportTelling) {
  const { locale, timeZone } = telling
  const { alerts: words } = wordsIn(locale)
  const { times, acknowledgedBy, acknowledgedAt, resolution, resolvedBy } = alert
  const taken =
    acknowledgedBy === null || acknowledgedAt === null
      ? words.notTaken
      : words.taken(calledIn(locale, acknowledgedBy), lengthTold(acknowledgedAt - times.raisedAt, locale))
  const end =
    resolution !== null && resolvedBy !== null
      ? wordsIn(locale).said(calledIn(locale, resolvedBy), words.resolutions[resolution])
      : alert.state === 'superseded'
        ? words.superseded
        : words.goesOn
  return {
    strong: `${momentAt(times.raisedAt, timeZone, locale)} · ${alertTold(alert, telling)}`,
    text: ` · ${taken} · ${end}`,
  }
}
