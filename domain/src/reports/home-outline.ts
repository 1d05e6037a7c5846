import { costOf, type MessagePrices, paidChannels } from '../deliveries/sent.ts'
import { deviceTypeInfo } from '../devices/device-catalogue.ts'
import { numberIn } from '../number-in.ts'
import type { Locale } from '../text.ts'
import { fixedOutline } from './fixed-outline.ts'
import type { HomeMonth, Silence } from './home-month.ts'
import { knownOf, shareOfMonth } from './month-known.ts'
import type { Block, Outline, Section } from './outline.ts'
import type { ReportMaker } from './resident-outline.ts'
import { type ReportTelling, wordsIn } from './telling.ts'
import { dateTold, lengthTold, momentAt, monthTold, shareTold } from './told-amounts.ts'

/** The report of a month of a home, in the order in which it is read. */
export function homeOutline(
  report: HomeMonth,
  { home, name }: ReportMaker,
  { locale, timeZone }: ReportTelling,
): Outline {
  const { home: words } = wordsIn(locale)
  const outline = {
    ...{ title: words.title, who: home, home, period: monthTold(report.month, locale) },
    madeBy: words.madeBy(name, momentAt(report.at, timeZone, locale)),
    remarks: [
      ...(report.isOver ? [] : [words.goingOn]),
      ...(report.otherClock === null ? [] : [words.otherClock(placeOfClock(report.otherClock))]),
      ...(report.alerts.isCut ? [words.alerts.cut] : []),
      ...(report.tasks.isCut ? [words.tasks.cut] : []),
    ],
    warnings: [
      ...(report.alerts.unreadable > 0 ? [words.alerts.unreadable(report.alerts.unreadable)] : []),
      ...(report.tasks.unreadable > 0 ? [wordsIn(locale).unreadable(report.tasks.unreadable)] : []),
    ],
    sections: [
      alertsPart(report, locale),
      answersPart(report, locale),
      messagesPart(report, locale),
      silencesPart(report, locale),
      tasksPart(report, locale),
      observedPart(report, locale),
    ],
  }
  return fixedOutline(outline, locale)
}

/** The place whose time a clock shows: America/St_Johns is St Johns. */
const placeOfClock = (timeZone: string) => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone

const plain = (amount: number, locale: Locale) => numberIn(locale).format(amount)

/** What is said of what a month does not have: that it has none, as far as it was observed, or that it is not known. */
function noneTold(report: HomeMonth, none: string, locale: Locale): Block[] {
  const { observed: words } = wordsIn(locale).home
  const known = knownOf(report)
  const share = shareOfMonth(report)
  if (known === 'not') return [{ kind: 'text', text: words.unknown }]
  return [
    { kind: 'text', text: known === 'wholly' ? none : words.only(none, shareTold(share ?? 0, 1, locale)) },
  ]
}

function alertsPart(report: HomeMonth, locale: Locale): Section {
  const { alerts, isOver } = report
  const { alerts: words } = wordsIn(locale).home
  const section = { id: 'alerts', title: words.title, help: words.help }
  if (alerts.alerts === 0) return { ...section, blocks: noneTold(report, words.none(isOver), locale) }
  const severities = alerts.severities.map(({ severity, alerts: count }) => [
    words.severities[severity],
    plain(count, locale),
  ])
  const rules = alerts.rules.map((rule) => [
    rule.name,
    ...[rule.alerts, rule.resolved, rule.nothingWrong].map((count) => plain(count, locale)),
  ])
  const rooms = alerts.rooms.map(({ room, alerts: count }) => [room || words.noRoom, plain(count, locale)])
  const facts = (['all', 'resolved', 'nothingWrong'] as const).map((id) => ({
    ...{ id, name: words[id], more: '' },
    said: plain(id === 'all' ? alerts.alerts : alerts[id], locale),
  }))
  return {
    ...section,
    blocks: [
      { kind: 'facts', facts },
      { kind: 'table', caption: words.severity, heads: [words.severity, words.all], rows: severities },
      { kind: 'heading', text: words.rules },
      {
        ...{ kind: 'table', caption: words.rules, rows: rules },
        heads: [words.rule, words.all, words.resolved, words.nothingWrong],
      },
      { kind: 'heading', text: words.rooms },
      { kind: 'table', caption: words.rooms, heads: [words.room, words.all], rows: rooms },
    ],
  }
}

function answersPart(report: HomeMonth, locale: Locale): Section {
  const { answers: words } = wordsIn(locale).home
  const { calls, withinMinute, withinThreeMinutes } = report.alerts.answered
  // As on the page of the load: what is missed of a mark never reads as reached.
  const share = (part: number) => shareTold(Math.floor((1_000 * part) / calls), 1_000, locale)
  const said = (part: number) => words.share(share(part), plain(part, locale), plain(calls, locale))
  const facts = [
    { id: 'minute', name: words.minute, said: said(withinMinute), more: '' },
    { id: 'threeMinutes', name: words.threeMinutes, said: said(withinThreeMinutes), more: '' },
  ]
  const blocks: Block[] = calls === 0 ? noneTold(report, words.none, locale) : [{ kind: 'facts', facts }]
  return { id: 'answers', title: words.title, blocks }
}

function messagesPart({ messages: { sent, since, prices } }: HomeMonth, locale: Locale): Section {
  const { messages: words } = wordsIn(locale).home
  const section = { id: 'messages', title: words.title }
  if (sent === null) return { ...section, blocks: [{ kind: 'text', text: words.unknown }] }
  // None cost nothing, whatever one costs.
  const costs = paidChannels.map((channel) => (sent[channel] === 0 ? 0 : costOf(sent, channel, prices)))
  const rows = paidChannels.map((channel, index) => [
    words.channels[channel],
    channel === 'sms' && sent.segments !== sent.sms
      ? `${plain(sent.sms, locale)} (${words.segments(sent.segments)})`
      : plain(sent[channel], locale),
    moneyTold(costs[index] ?? null, prices, locale) ?? words.noPrice,
  ])
  // A part of it would pass for the whole.
  const whole = costs.includes(null) ? null : costs.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  const all = plain(sent.email + sent.sms + sent.voice, locale)
  const total = [words.total, all, moneyTold(whole, prices, locale) ?? words.noPrice]
  return {
    ...section,
    blocks: [
      ...(since === null
        ? []
        : [{ kind: 'text' as const, text: words.since(dateTold(since, locale)), isMuted: true }]),
      {
        ...{ kind: 'table', caption: words.title, rows: [...rows, total] },
        heads: [words.channel, words.count, words.cost],
      },
    ],
  }
}

/** An amount of money; what is less than a cent is not said to be nothing. Null: it is not known. */
function moneyTold(amount: number | null, prices: MessagePrices | null, locale: Locale): string | null {
  if (amount === null || prices === null) return null
  const finely = amount > 0 && amount < 0.01 ? { maximumFractionDigits: 4 } : {}
  return numberIn(locale, { style: 'currency', currency: prices.currency, ...finely }).format(amount)
}

function silencesPart(report: HomeMonth, locale: Locale): Section {
  const { silences, isOver } = report
  const { silences: words, alerts } = wordsIn(locale).home
  const section = { id: 'silences', title: words.title }
  if (silences === null) return { ...section, blocks: [{ kind: 'text', text: words.unknown }] }
  if (silences.length === 0) return { ...section, blocks: noneTold(report, words.none(isOver), locale) }
  const rows = silences.map((silence) => [
    deviceTold(silence, locale),
    silence.room || '—',
    silence.location || '—',
    plain(silence.times, locale),
    `${lengthTold(silence.ms, locale)}${silence.isGoingOn ? `, ${words.goesOn}` : ''}`,
  ])
  const heads = [words.device, alerts.room, words.location, words.times, words.length]
  return { ...section, blocks: [{ kind: 'table', caption: words.title, heads, rows }] }
}

/** What was silent. */
export function deviceTold({ of, type }: Pick<Silence, 'of' | 'type'>, locale: Locale): string {
  const { silences: words } = wordsIn(locale).home
  if (of === 'device' && type !== null) return deviceTypeInfo(type).name[locale]
  return of === 'home' ? words.home : words.gateway
}

function tasksPart(report: HomeMonth, locale: Locale): Section {
  const { tasks: words, answers, observed } = wordsIn(locale).home
  const { done, missed } = report.tasks
  const all = done + missed
  const said = (part: number) =>
    answers.share(shareTold(part, all, locale), plain(part, locale), plain(all, locale))
  const facts = [
    { id: 'done', name: words.done, said: said(done), more: '' },
    { id: 'missed', name: words.missed, said: said(missed), more: '' },
  ]
  // What was to be done does not rest on how much was observed, but of a month of which nothing is kept it is not known.
  const none = knownOf(report) === 'not' ? observed.unknown : words.none(report.isOver)
  const blocks: Block[] = all === 0 ? [{ kind: 'text', text: none }] : [{ kind: 'facts', facts }]
  return { id: 'tasks', title: words.title, blocks }
}

function observedPart({ observed }: HomeMonth, locale: Locale): Section {
  const { observed: words } = wordsIn(locale).home
  const { share, days, daysKnown, daysEnough } = observed
  const section = { id: 'observed', title: words.title, help: words.help }
  if (share === null) return { ...section, blocks: [{ kind: 'text', text: words.unknown }] }
  const of = (part: number, whole: number) => words.of(plain(part, locale), plain(whole, locale))
  const facts = [
    { id: 'share', name: words.share, said: shareTold(share, 1, locale), more: '' },
    { id: 'enough', name: words.enough, said: of(daysEnough, daysKnown), more: '' },
    { id: 'known', name: words.known, said: of(daysKnown, days), more: '' },
  ]
  return { ...section, blocks: [{ kind: 'facts', facts }] }
}
