import type { ConditionalRule } from '@vigie/domain/rules/conditional-rule'
import type { Story } from '../simulate.ts'
import { silentFor } from './amounts.ts'
import type { Heard } from './knowledge.ts'
import { silentTogether } from './silences.ts'
import { after, patience } from './timeline.ts'
import { type Window, windowAt } from './windows.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** So long the sign before a silence is known. */
const week = 7 * day
/** Whoever looks just before a sign is known looks so much later again. */
const soonKnown = 2 * minute
const never = Number.POSITIVE_INFINITY

const isSign = ({ value }: Heard) => value === null
const isDoor = ({ kind }: Heard) => kind === 'doorOpen' || kind === 'doorClose'

/** A silence that begins: with a sign of life, or as a rule begins to watch. */
interface Silence {
  since: number
  sign: Heard | null
}

/** How often a rule on signs of life must fire, and may, for the silences that begin in each window, by what docs/rules.md says. */
export function silencesIn(
  story: Story,
  rule: ConditionalRule,
  windows: readonly Window[],
  events: readonly Heard[],
): (window: Window) => { must: number; may: number } {
  const signs = events.filter(isSign)
  const isWatched = (at: number) => windowAt(windows, at) !== undefined
  const begins: Silence[] = windows
    .filter(({ from }) => !isWatched(from - 1) && !signs.some(({ at }) => at === from))
    .map(({ from }) => ({ since: from, sign: null }))
  const silences = [...begins, ...signs.map((sign): Silence => ({ since: sign.at, sign }))]
    .filter(({ since }) => isWatched(since))
    .toSorted((one, other) => one.since - other.since)
  const told: { since: number; window: Window | undefined; must: boolean; may: boolean }[] = []
  for (const silence of silences) {
    const { since } = silence
    const lastSign = Math.max(
      ...signs.filter(({ at, mayBeKnown }) => at <= since && mayBeKnown < never).map(({ at }) => at),
    )
    const before = told.filter((one) => one.since >= lastSign && one.since < since)
    const { must, may } = boundsOf(story, rule, isWatched, events, silence)
    told.push({
      ...{ since, window: windowAt(windows, since) },
      must: must && !before.some((one) => one.may),
      may: may && !before.some((one) => one.must),
    })
  }
  return (window) => {
    const own = told.filter((one) => one.window === window)
    return { must: own.filter(({ must }) => must).length, may: own.filter(({ may }) => may).length }
  }
}

function boundsOf(
  story: Story,
  rule: ConditionalRule,
  isWatched: (at: number) => boolean,
  events: readonly Heard[],
  { since, sign }: Silence,
): { must: boolean; may: boolean } {
  const none = { must: false, may: false }
  const dueAt = since + rule.value * minute
  const lookedAt = after(story, dueAt + soonKnown, patience)
  const everyMinute = (until: number) =>
    Array.from({ length: Math.ceil((until - since) / minute) }, (_, index) => since + index * minute)
  if (!isWatched(dueAt) || !everyMinute(dueAt).every(isWatched) || dueAt < story.span.from) return none
  const perhaps = events.filter(({ mayBeKnown }) => mayBeKnown < never)
  const between = (until: number) => perhaps.filter((one) => isSign(one) && since < one.at && one.at <= until)
  if (between(dueAt).some(({ isKnown }) => isKnown <= dueAt)) return none
  const before = perhaps.filter(({ at }) => dueAt - week <= at && at <= since)
  const lastSign = Math.max(...before.filter(isSign).map(({ at }) => at))
  const about = before.filter(({ at }) => lastSign - day <= at || since - day <= at)
  const sure = about.filter(({ isKnown }) => isKnown <= dueAt)
  const isSure = sure.length === about.length && (sign === null || sign.isKnown <= since + soonKnown)
  if (!about.some(isSign)) return none
  const away = inEachOrder(about.filter(({ at }) => lastSign - day <= at)).map(isOut)
  if (isSure && away.every(Boolean)) return none
  const heardUntil = (one: Heard) => one.at + silentFor(one.type)
  const own = about.filter(({ type }) => rule.deviceTypes.includes(type))
  if (!own.some((one) => heardUntil(one) >= dueAt)) return none
  const lately = about.filter((one) => isSign(one) && since - day <= one.at)
  const used = [...Map.groupBy(lately, ({ deviceId }) => deviceId).keys()]
  const isHeard = used.every((id) => about.some((one) => one.deviceId === id && heardUntil(one) >= lookedAt))
  const ownHeard = own.some((one) => heardUntil(one) >= lookedAt)
  const isAtEase = lookedAt <= story.endsAt && everyMinute(lookedAt).every(isWatched) && isWatched(lookedAt)
  const isSilent = silentTogether(story).some(({ from, until }) => from <= lookedAt && dueAt < until)
  const must =
    isSure &&
    !isSilent &&
    !away.includes(true) &&
    isHeard &&
    ownHeard &&
    isAtEase &&
    between(lookedAt).length === 0
  return { must, may: true }
}

/** What several devices tell of the same instant came about in either order. */
const inEachOrder = (events: readonly Heard[]): Heard[][] =>
  [1, -1].map((order) =>
    events.toSorted((one, other) => one.at - other.at || order * one.deviceId.localeCompare(other.deviceId)),
  )

/** Whether somebody has left their room, followed step by step: signs in the order in which they came about. */
function isOut(events: readonly Heard[]): boolean {
  const onPad = new Map<string, boolean>()
  let isOutside = false
  for (const one of events.filter(isSign)) {
    if (['layDown', 'sitDown', 'standUp'].includes(one.kind)) onPad.set(one.deviceId, one.kind !== 'standUp')
    if (one.kind === 'wanderingDetected') isOutside = true
    else if (!isDoor(one)) isOutside = false
    else if (![...onPad.values()].includes(true)) isOutside = true
  }
  return isOutside
}
