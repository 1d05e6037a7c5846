import { toldAgainAt } from '@vigie/domain/alerts/let-go-again'
import type { Queued } from '@vigie/domain/deliveries/wave-life'
import type { RaisingPlan } from './plan-raising.ts'

/**
 * The messages of a plan, of which those wait in the outbox that say only again that the same person lets go (`toldAgainAt`): whoever takes the alert by then
 * makes them superfluous, a later one takes their place, and else they go. One that stands for several alerts goes as soon as any of them asks for it.
 * `now` is epoch milliseconds.
 */
export function heldBack(
  messages: readonly Queued[],
  { alerts, tells }: Pick<RaisingPlan, 'alerts' | 'tells'>,
  now: number,
): Queued[] {
  const againAt = (alertId: string, deliveryId: string) => {
    const leaver = tells.find((tell) => tell.alertId === alertId && tell.step === 'released')?.firing.leaver
    const alert = alerts.find(({ id }) => id === alertId)?.alert
    return (leaver && alert && toldAgainAt(alert, deliveryId, leaver, now)) || now
  }
  return messages.map((message) => {
    const { id, delivery } = message
    if (delivery.about.kind !== 'alert' || delivery.dueAt === null) return message
    const dueAt = Math.min(...delivery.about.alertIds.map((alertId) => againAt(alertId, id)))
    return dueAt > now ? { ...message, delivery: { ...delivery, dueAt } } : message
  })
}
