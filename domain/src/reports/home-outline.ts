import { costOf, type MessagePrices, paidChannels } from '../deliveries/sent.ts'
import { deviceTypeInfo } from '../devices/device-catalogue.ts'
import { numberIn } from '../number-in.ts'
import type { Locale } from '../text.ts'
import type { HomeMonth, Silence } from './home-month.ts'
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
  return {
    ...{ title: words.title, who: home, home, period: monthTold(report.month, locale) },
    madeBy: words.madeBy(name, momentAt(report.at, timeZone, locale)),
    remarks: [
      ...(report.isOver ? [] : [words.goingOn]),
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
}

const plain = (amount: number, locale: Locale) => numberIn(locale).format(amount)

function alertsPart({ alerts }: HomeMonth, locale: Locale): Section {
  const { alerts: words } = wordsIn(locale).home
  const section = { id: 'alerts', title: words.title, help: words.help }
  if (alerts.alerts === 0) return { ...section, blocks: [{ kind: 'text', text: words.none }] }
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

function answersPart({ alerts: { answered } }: HomeMonth, locale: Locale): Section {
  const { answers: words } = wordsIn(locale).home
  const { calls, withinMinute, withinThreeMinutes } = answered
  const said = (part: number) => words.share(shareTold(part, calls, locale), part, calls)
  const facts = [
    { id: 'minute', name: words.minute, said: said(withinMinute), more: '' },
    { id: 'threeMinutes', name: words.threeMinutes, said: said(withinThreeMinutes), more: '' },
  ]
  const blocks: Block[] = calls === 0 ? [{ kind: 'text', text: words.none }] : [{ kind: 'facts', facts }]
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

function silencesPart({ silences }: HomeMonth, locale: Locale): Section {
  const { silences: words, alerts } = wordsIn(locale).home
  const section = { id: 'silences', title: words.title }
  if (silences === null) return { ...section, blocks: [{ kind: 'text', text: words.unknown }] }
  if (silences.length === 0) return { ...section, blocks: [{ kind: 'text', text: words.none }] }
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

function tasksPart({ tasks: { done, missed } }: HomeMonth, locale: Locale): Section {
  const { tasks: words, answers } = wordsIn(locale).home
  const all = done + missed
  const said = (part: number) => answers.share(shareTold(part, all, locale), part, all)
  const facts = [
    { id: 'done', name: words.done, said: said(done), more: '' },
    { id: 'missed', name: words.missed, said: said(missed), more: '' },
  ]
  const blocks: Block[] = all === 0 ? [{ kind: 'text', text: words.none }] : [{ kind: 'facts', facts }]
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
