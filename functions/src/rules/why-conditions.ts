import type { RuleVerdict } from '@vigie/domain/api/why-calls'
import { comparesWithUsual } from '@vigie/domain/rules/condition'
import type { ConditionalRule } from '@vigie/domain/rules/conditional-rule'
import type { Usual } from '@vigie/domain/rules/known-usual'
import { windowIdOf } from '@vigie/domain/rules/rule-window'
import { typesHeardBy } from '@vigie/domain/rules/signs'
import type { ToldEvent } from '@vigie/domain/rules/told-event'
import type { WindowSpan } from '@vigie/domain/rules/window-span'
import type { Shift } from '@vigie/domain/time/shift'
import { readDayEvents } from '../data/day-events.ts'
import { readWindow } from '../data/rule-windows.ts'
import { readWatchedDevices } from '../data/watched.ts'
import { conditionVerdict, watchedSpan } from './condition-verdict.ts'
import { datesTold } from './dates-told.ts'
import { readUsual } from './read-usual.ts'

type Named = ConditionalRule & { id: string }

interface Place {
  eid: string
  bid: string
  home: { shifts: readonly Shift[]; timeZone: string }
}

/**
 * What each conditional rule, as it is today, does on an event of a resident, heard at `receivedAt`. Reads the days and devices that those which watch it go by, once for
 * all of them, and of one that compares its window, or the days of what is usual where there is none. `now` is epoch milliseconds.
 */
export async function conditionVerdicts(
  { eid, bid, home }: Place,
  rules: readonly Named[],
  { told, receivedAt }: { told: ToldEvent; receivedAt: number },
  now: number,
): Promise<RuleVerdict[]> {
  const asked = { told, receivedAt, beneficiaryId: bid, ...home }
  const spans = rules.map((rule) => ({ rule, span: watchedSpan(rule, asked) }))
  const watching = spans.flatMap(({ rule, span }) => (typeof span === 'string' ? [] : [{ rule, span }]))
  const { events, signs, devices } = await readAbout({ eid, bid, home }, watching)
  return Promise.all(
    spans.map(async ({ rule, span }): Promise<RuleVerdict> => {
      const { id, name } = rule
      if (typeof span === 'string') return { id, name, why: span }
      const usual = await usualBefore({ eid, bid, home }, rule, span, devices)
      const own = <T extends { deviceType: ToldEvent['deviceType'] }>(all: readonly T[]) =>
        all.filter(({ deviceType }) => typesHeardBy(rule).includes(deviceType))
      const there = own(devices).flatMap((one) => (one.assignedAt <= span.from ? one.deviceId : []))
      const then = { events: own(events), signs: own(signs), usual, there: new Set(there) }
      return { id, name, ...conditionVerdict(rule, span, asked, then, now) }
    }),
  )
}

/** What was told about then of what any of the rules watches, and what their devices said last. */
async function readAbout(
  { eid, bid, home: { timeZone } }: Place,
  watching: readonly { rule: Named; span: WindowSpan }[],
) {
  if (watching.length === 0) return { events: [], signs: [], devices: [] }
  const types = [...new Set(watching.flatMap(({ rule }) => typesHeardBy(rule)))]
  const [from, until] = [watching.map(({ span }) => span.from), watching.map(({ span }) => span.until)]
  const dates = datesTold(Math.min(...from), Math.max(...until), timeZone)
  const [heard, devices] = await Promise.all([
    readDayEvents(eid, bid, types, dates),
    readWatchedDevices(eid, bid, types),
  ])
  const events = [...heard.values()]
  return {
    events,
    signs: [...events, ...devices.flatMap(({ at, ...known }) => (at === null ? [] : [{ ...known, at }]))],
    devices,
  }
}

async function usualBefore(
  { eid, bid, home }: Place,
  rule: Named,
  span: WindowSpan,
  devices: readonly { deviceId: string }[],
): Promise<Usual | null> {
  if (!comparesWithUsual(rule.operator)) return null
  const window = await readWindow(eid, windowIdOf({ ruleId: rule.id, beneficiaryId: bid, from: span.from }))
  const watching = { rule, isActive: true, homeChangedAt: 0, ...home }
  return window?.usual ?? readUsual(eid, bid, span, watching, devices)
}
