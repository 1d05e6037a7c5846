import { costOf, paidChannels } from '../deliveries/sent.ts'
import type { Locale } from '../text.ts'
import type { HomeMonth } from './home-month.ts'
import { deviceTold } from './home-outline.ts'
import { knownOf } from './month-known.ts'
import { wordsIn } from './telling.ts'

/** A row of the report of a month as a table; null: it is not known. */
export interface HomeRow {
  part: string
  what: string
  amount: number | null
  /** In which the amount is; empty: a number of things. */
  unit: string
}

const hourMs = 3_600_000

/** Each figure of the report of a month as a row: what the page says, as numbers. */
export function homeRows(report: HomeMonth, locale: Locale): HomeRow[] {
  const { home: words } = wordsIn(locale)
  const { alerts, messages, silences, tasks, observed } = report
  const { sent, prices } = messages
  const rows =
    (part: string) =>
    (what: string, amount: number | null, unit = ''): HomeRow => ({ part, what, amount, unit })
  const [ofAlerts, ofAnswers, ofMessages] = [
    rows(words.alerts.title),
    rows(words.answers.title),
    rows(words.messages.title),
  ]
  const [ofSilences, ofTasks, ofObserved] = [
    rows(words.silences.title),
    rows(words.tasks.title),
    rows(words.observed.title),
  ]
  const percent = (part: number, whole: number) => (whole === 0 ? null : rounded((100 * part) / whole))
  const { calls, withinMinute, withinThreeMinutes } = alerts.answered
  // None of a month of which nothing is kept is not known, where the page says so.
  const counted = (amount: number) => (amount === 0 && knownOf(report) === 'not' ? null : amount)
  return [
    ofAlerts(words.alerts.all, counted(alerts.alerts)),
    ofAlerts(words.alerts.resolved, counted(alerts.resolved)),
    ofAlerts(words.alerts.nothingWrong, counted(alerts.nothingWrong)),
    ...alerts.severities.map((one) => ofAlerts(words.alerts.severities[one.severity], counted(one.alerts))),
    ...alerts.rules.flatMap((rule) => [
      ofAlerts(`${words.alerts.rule} · ${rule.name}`, rule.alerts),
      ofAlerts(`${words.alerts.rule} · ${rule.name} · ${words.alerts.resolved}`, rule.resolved),
      ofAlerts(`${words.alerts.rule} · ${rule.name} · ${words.alerts.nothingWrong}`, rule.nothingWrong),
    ]),
    ...alerts.rooms.map(({ room, alerts: count }) =>
      ofAlerts(`${words.alerts.room} · ${room || words.alerts.noRoom}`, count),
    ),
    ofAnswers(words.alerts.severities.callForHelp, counted(calls)),
    ofAnswers(words.answers.minute, percent(withinMinute, calls), '%'),
    ofAnswers(words.answers.threeMinutes, percent(withinThreeMinutes, calls), '%'),
    ...paidChannels.flatMap((channel) => {
      const cost = sent === null ? null : costOf(sent, channel, prices)
      return [
        ofMessages(words.messages.channels[channel], sent?.[channel] ?? null),
        ofMessages(
          `${words.messages.channels[channel]} · ${words.messages.cost}`,
          cost,
          prices?.currency ?? '',
        ),
      ]
    }),
    ...(silences ?? []).map((one) => {
      const what = [deviceTold(one, locale), one.room, one.location].filter((part) => part !== '')
      return ofSilences(what.join(' · '), rounded(one.ms / hourMs), 'h')
    }),
    ...(silences === null || silences.length === 0
      ? [ofSilences(words.silences.title, silences && counted(0), 'h')]
      : []),
    ofTasks(words.tasks.done, counted(tasks.done)),
    ofTasks(words.tasks.missed, counted(tasks.missed)),
    ofObserved(words.observed.share, observed.share === null ? null : rounded(100 * observed.share), '%'),
    ofObserved(words.observed.enough, observed.share === null ? null : observed.daysEnough),
    ofObserved(words.observed.known, observed.daysKnown),
  ]
}

const rounded = (amount: number): number => Math.round(amount * 1_000) / 1_000
