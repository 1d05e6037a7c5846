import { isOfItsDevice, kindsOfReturn } from './absence-kinds.ts'
import type { ConditionalRule } from './conditional-rule.ts'
import { inOrder, type ToldEvent } from './told-event.ts'

const minuteMs = 60_000

/** Once that somebody was up, or a door open. */
export interface Absence {
  /** What it began by, the first time that this was told. */
  readonly exit: ToldEvent
  /** When somebody was back; null: nothing is known of that. */
  readonly backAt: number | null
  /** When it has gone on for as long as its rule waits. */
  readonly dueAt: number
}

/** What of a rule says what it waits for. */
export type Waiting = Pick<ConditionalRule, 'action' | 'deviceTypes' | 'value'>

/**
 * The absences among what was told of a resident, in the order in which they began, whatever order that came in. An exit within the time that the rule waits after
 * another, with no return between, says the same again; later it is another: whoever gets up was back, though nothing told of that. A
 * return of the very same instant is none.
 */
export function absencesOf(rule: Waiting, events: readonly ToldEvent[]): Absence[] {
  const returns = kindsOfReturn(rule.action)
  const told = inOrder(events).filter(
    ({ kind, deviceType }) =>
      rule.deviceTypes.includes(deviceType) && (kind === rule.action || returns.includes(kind)),
  )
  const places = isOfItsDevice(rule.action)
    ? Map.groupBy(told, ({ deviceId }) => deviceId)
    : [['', told] as const]
  return [...places]
    .flatMap(([, ofPlace]) => absencesIn(rule, ofPlace))
    .toSorted((one, other) => one.exit.at - other.exit.at)
}

function absencesIn({ action, value }: Waiting, told: readonly ToldEvent[]): Absence[] {
  const returns = told.filter(({ kind }) => kind !== action)
  const absences: Absence[] = []
  for (const exit of told.filter(({ kind }) => kind === action)) {
    const last = absences.at(-1)
    const goesOn = last && (last.backAt === null || last.backAt > exit.at) && exit.at < last.dueAt
    if (goesOn) continue
    const backAt = returns.find(({ at }) => at > exit.at)?.at ?? null
    absences.push({ exit, backAt, dueAt: exit.at + value * minuteMs })
  }
  return absences
}
