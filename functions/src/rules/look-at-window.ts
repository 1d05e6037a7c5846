import { carriesOver, isDecidedAtEnd, isReading } from '@vigie/domain/rules/condition'
import { judgeWindow } from '@vigie/domain/rules/judge-window'
import { hasSameEvents, type RuleWindow, windowIdOf } from '@vigie/domain/rules/rule-window'
import { inOrder, type ToldEvent } from '@vigie/domain/rules/told-event'
import { chosenOf, countsIn, isOfRule, isWatchedWhole } from '@vigie/domain/rules/window-span'
import { readDayEvents } from '../data/day-events.ts'
import { keepUsual, readWindow } from '../data/rule-windows.ts'
import { isArchivedResident, readWatching, type Watching } from '../data/watched.ts'
import { carriedMs, datesTold } from './dates-told.ts'
import { withEndsOfGone, withoutGone } from './ends-of-gone.ts'
import { eventIdsOf, raiseWindow } from './raise-window.ts'
import { readUsual } from './read-usual.ts'

/** A window whose rule, or home, is off for the moment is looked at again so often, until it is over. */
const whileOffMs = 60_000

/**
 * Judges a window by its rule as it is by now, and raises what fires. Answers when it may be otherwise though nothing is heard meanwhile;
 * null: never. Done again, on whatever version of the window, it raises only what is missing. `now` is epoch milliseconds.
 */
export async function lookAtWindow(eid: string, window: RuleWindow, now: number): Promise<number | null> {
  const { ruleId, beneficiaryId } = window
  const watching = await readWatching(eid, ruleId)
  if (watching === null) return null
  const { rule, timeZone, shifts } = watching
  // Of these the days are counted, once it is over.
  if (isDecidedAtEnd(rule)) return null
  // It may be on again while what goes on still does.
  if (!watching.isActive || !rule.activated) return now < window.until ? now + whileOffMs : null
  const isWhole = isWatchedWhole(window, rule, watching.homeChangedAt)
  const events = isWhole ? Object.values(window.events) : await recounted(eid, window, watching)
  const carried = (all: readonly ToldEvent[]) => all.filter(({ at }) => at < window.from)
  const usual = (isWhole && window.usual) || (await summedUp(eid, window, watching, isWhole))
  const context = {
    window,
    isOfRule: isOfRule(rule, window, { shifts, timeZone }),
    usual,
    signs: [],
  }
  const judgedOn = (all: readonly ToldEvent[]) =>
    judgeWindow(rule, { ...context, events: all, before: carried(all) }, now)
  let known = events
  let verdict = judgedOn(known)
  // What went on as it began may have ended before, which was told of late: of that the days alone know.
  if (verdict.fires && isWhole && carried(events).length > 0) {
    known = await recounted(eid, window, watching)
    verdict = judgedOn(known)
  }
  if (verdict.fires) {
    if (await isArchivedResident(eid, beneficiaryId)) return null
    if (carriesOver(rule)) verdict = judgedOn(await withEndsOfGone({ eid, bid: beneficiaryId }, rule, known))
  }
  if (verdict.fires) {
    // Told of late, or after what came since: what has ended by then would seem to go on until now.
    const latest = await readWindow(eid, windowIdOf(window))
    if (latest && !hasSameEvents(latest, window)) return lookAtWindow(eid, latest, now)
  }
  const device = inOrder(events).at(-1)
  if (!verdict.fires || !device) return verdict.lookAgainAt
  const firing = {
    ...{ establishmentId: eid, beneficiaryId, ruleId, rule, timeZone, device },
    eventIdOf: eventIdsOf(window),
  }
  const whose = { eid, bid: beneficiaryId }
  const firings = isReading(rule.metric)
    ? await withoutGone(whose, rule, verdict.firings, events)
    : verdict.firings
  const waitsUntil = await raiseWindow(firing, firings, now, { evenDuringCare: false })
  // What still holds when care is over is told then.
  return earlier(verdict.lookAgainAt, waitsUntil)
}

/** The events of the window by the day documents, with those of before where what began then may go on: what it holds is too little, or of what its rule was before. */
async function recounted(eid: string, window: RuleWindow, watching: Watching): Promise<ToldEvent[]> {
  const { timeZone, rule, shifts } = watching
  const isCarried = carriesOver(rule)
  const dates = datesTold(window.from - (isCarried ? carriedMs : 0), window.until, timeZone)
  const heard = await readDayEvents(eid, window.beneficiaryId, rule.deviceTypes, dates)
  // What the window has is written beside the days, not after them.
  const all = new Map([...heard, ...Object.entries(window.events)])
  const counts = countsIn(chosenOf(rule, shifts), window, timeZone)
  return [...all.values()].filter(({ at }) => counts(at) || (isCarried && at < window.from))
}

async function summedUp(eid: string, window: RuleWindow, watching: Watching, isWhole: boolean) {
  const usual = await readUsual(eid, window.beneficiaryId, window, watching)
  if (usual && isWhole) await keepUsual(eid, windowIdOf(window), usual)
  return usual
}

const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)
