import type { Alert, AlertStep } from '@vigie/domain/alerts/alert'
import { type Delivery, deliverySchema } from '@vigie/domain/deliveries/delivery'
import { paths } from '@vigie/domain/paths'
import { isCall } from './oracle/knowledge.ts'
import { patience } from './oracle/timeline.ts'
import type { Story } from './simulate.ts'
import { alertsIn } from './verdict.ts'
import { eid } from './world.ts'

const minute = 60_000

interface Stored extends Alert {
  id: string
}

/** What is wrong with the messages of a simulation and with what was done until somebody answered, in words. */
export function untoldOf(story: Story): string[] {
  const { store } = story.world
  const alerts = alertsIn(store)
  const deliveries = new Map(
    store
      .within(paths.deliveries(eid))
      .map((path) => [path.split('/').at(-1) ?? '', deliverySchema.parse(store.get(path)?.data)]),
  )
  return [
    ...alerts.flatMap((alert) => unescalated(story, wholeOf(alert, alerts), ofEvent(alert, alerts))),
    ...sentWrongly(story, new Map(alerts.map((one) => [one.id, one])), deliveries),
    ...alerts.flatMap((alert) => unsent(story, alert, deliveries)),
  ]
}

/** Whether every function, or a provider, was down at some time between two instants. */
export const isDownWithin = ({ troubles }: Story, from: number, until: number, withProviders: boolean) =>
  [...troubles.outages, ...(withProviders ? troubles.providerOutages : [])].some(
    (span) => span.from < until && span.until > from,
  )

/** Told of so often an alert gives way to a new one (docs/architecture.md). */
const toldAtMost = 60

/**
 * An alert with all that was done about those that gave way to it, as they were told of as often as an alert may be while nobody was on them: it goes on with
 * their steps.
 */
function wholeOf(alert: Stored, alerts: readonly Stored[]): Stored {
  const before = alerts.find(({ timeline }) =>
    timeline.some((step) => step.step === 'superseded' && step.alertId === alert.id),
  )
  if (before === undefined || before.waves < toldAtMost || before.acknowledgedBy !== null) return alert
  const earlier = wholeOf(before, alerts).timeline.filter(({ step }) => step !== 'superseded')
  return { ...alert, timeline: [...earlier, ...alert.timeline.filter(({ step }) => step !== 'opened')] }
}

/** The other alerts of its event, by other rules: of one absence each rule tells when it has waited for long enough. */
const ofEvent = ({ id, ...of }: Stored, alerts: readonly Stored[]): Stored[] =>
  alerts.filter(
    (other) =>
      other.id !== id &&
      other.eventId === of.eventId &&
      other.deviceId === of.deviceId &&
      other.beneficiaryId === of.beneficiaryId &&
      other.times.occurredAt === of.times.occurredAt,
  )

/** Whether a step was taken for an alert of before, and for this one with it, due or not. */
const isTakenWith = (others: readonly Stored[], from: number, step: AlertStep): boolean =>
  step.step === 'escalated' &&
  others.some(
    ({ times, timeline }) =>
      times.raisedAt < from &&
      timeline.some(
        (other) => other.step === 'escalated' && other.at === step.at && other.level === step.level,
      ),
  )

/** The time in which nobody is on an alert: from when it calls until somebody comes, or all ends. */
function unanswered(alert: Alert, end: number): { from: number; until: number; steps: AlertStep[] }[] {
  const found: { from: number; until: number; steps: AlertStep[] }[] = []
  for (const step of alert.timeline) {
    const open = found.at(-1)?.until === end ? found.at(-1) : undefined
    if (step.step === 'opened' || step.step === 'calledAgain')
      found.push({ from: step.at, until: end, steps: [] })
    else if (step.step === 'acknowledged' || step.step === 'resolved' || step.step === 'superseded') {
      if (open) open.until = step.at
    } else open?.steps.push(step)
  }
  return found
}

/** Each step is taken once, in its turn and in time, then the last again and again, and it is said that nobody answers. */
function unescalated(story: Story, alert: Stored, others: readonly Stored[]): string[] {
  const { plan } = story.home
  if (plan.alerts === 'callsForHelp' && !isCall(alert.kind)) return []
  return unanswered(alert, story.endsAt).flatMap(({ from, until, steps }) => {
    // The last resort comes after the steps of the plan, and is no turn of theirs.
    const isOwn = (level: number) => level < plan.steps.length + 2
    const taken = steps.filter(
      (step) => step.step === 'escalated' && step.why === 'unanswered' && isOwn(step.level),
    )
    const wrong: string[] = []
    let last = from
    for (let index = 0; ; index += 1) {
      const after = plan.steps[index]?.afterMinutes ?? plan.repeatMinutes
      const due = last + after * minute
      const step = taken[index]
      const level = Math.min(index, plan.steps.length - 1) + 2
      if (!step) {
        if (
          taken.length > index ||
          (due + patience < until && !isDownWithin(story, due, due + patience, false))
        )
          wrong.push(`${alert.id}: step ${level} was due at ${new Date(due).toISOString()}`)
        break
      }
      const isOther = step.step === 'escalated' && step.level !== level
      const isLate = step.at > due + patience && !isDownWithin(story, due, step.at, false)
      const isRepeat = index >= plan.steps.length
      const isEarly =
        step.at < (isRepeat ? due : Math.min(due, unreachedDue(alert, last))) &&
        !isTakenWith(others, from, step)
      if (isOther || isLate || isEarly)
        wrong.push(
          `${alert.id}: step ${level} was due at ${new Date(due).toISOString()}, was ${JSON.stringify(step)}`,
        )
      last = step.at
    }
    const isSaid = steps.some(({ step }) => step === 'nobodyAnswered')
    if (isSaid !== taken.length > plan.steps.length)
      wrong.push(`${alert.id}: that nobody answered is ${isSaid ? '' : 'not '}said`)
    return wrong
  })
}

/** When a step may be taken without its waiting time, as nobody was reached who could answer. */
function unreachedDue({ timeline }: Alert, last: number): number {
  const saidAt = timeline.flatMap(({ step, at }) => (step === 'nobodyReached' ? at : []))
  return Math.max(last + 20_000, Math.min(...saidAt))
}

const turns: ReadonlySet<string> = new Set(['opened', 'acknowledged', 'calledAgain', 'resolved'])

/** Nothing goes out twice but what says that it may, and nothing after somebody took all that it is about. */
function sentWrongly(
  { world }: Story,
  alerts: ReadonlyMap<string, Stored>,
  deliveries: ReadonlyMap<string, Delivery>,
): string[] {
  const wrong: string[] = []
  for (const [id, sent] of Map.groupBy(world.sent, ({ deliveryId }) => deliveryId)) {
    const delivery = deliveries.get(id)
    if (delivery?.about.kind === 'silence') continue
    if (delivery?.about.kind !== 'alert') {
      wrong.push(`${id} was sent and is not there`)
      continue
    }
    if (sent.length > 1 && !delivery.possibleRepeat) wrong.push(`${id} was sent ${sent.length} times`)
    const { createdAt, about } = delivery
    for (const { at } of sent) {
      // What was taken and called again since is nobody's any more.
      const isAnswered = (alertId: string) => {
        const turn = alerts.get(alertId)?.timeline.findLast((step) => step.at < at && turns.has(step.step))
        return (turn?.step === 'acknowledged' || turn?.step === 'resolved') && createdAt <= turn.at
      }
      if (about.alertIds.every(isAnswered))
        wrong.push(`${id} was sent at ${new Date(at).toISOString()}, after it was taken`)
    }
  }
  return wrong
}

/** Whoever a new alert names is told at once, and of what became of that is known. */
function unsent(story: Story, alert: Stored, deliveries: ReadonlyMap<string, Delivery>): string[] {
  const { raisedAt } = alert.times
  const own = [...deliveries].filter(
    ([, { about }]) => about.kind === 'alert' && about.alertIds.includes(alert.id),
  )
  const first = own.filter(([, { createdAt }]) => createdAt === raisedAt)
  if (first.length === 0) return [`${alert.id} told nobody`]
  const left = own.filter(
    ([, { state, createdAt }]) => ['pending', 'sending'].includes(state) && createdAt < story.span.until,
  )
  const wrong = left.map(([id, { state }]) => `${id} is ${state} still`)
  // A step that is taken just then tells the same person the same.
  const named = new Set(first.map(([, { to }]) => to))
  const telling = new Set(own.flatMap(([id, { to }]) => (named.has(to) ? id : [])))
  const sentAt = Math.min(
    ...story.world.sent.flatMap(({ deliveryId, at }) => (telling.has(deliveryId) ? at : [])),
  )
  const endedAt = Math.min(
    ...alert.timeline.flatMap(({ step, at }) =>
      ['acknowledged', 'resolved', 'superseded', 'repeated', 'calledAgain'].includes(step) ? at : [],
    ),
  )
  const isDown = isDownWithin(story, raisedAt, Math.min(sentAt, raisedAt + patience), true)
  if (sentAt > raisedAt + patience && endedAt > raisedAt + patience && !isDown)
    wrong.push(`${alert.id} was raised at ${new Date(raisedAt).toISOString()} and told at ${sentAt}`)
  return wrong
}
