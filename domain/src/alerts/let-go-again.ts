import type { Alert } from './alert.ts'
import { repeatEveryMs } from './alert-policy.ts'

/** By the name of a message that somebody let go of an alert, whom it tells and on which channel: "x_released-3_luc_sms" says "luc_sms". */
const toWhom = (deliveryId: string): string | undefined => deliveryId.split(/_released-\d+_/)[1]

/**
 * Until when a message waits that says again that somebody (`leaver`, a uid) lets go of an alert; null: it goes at once. It waits where whoever it is
 * for was told the same of the same person on the same channel, and that was taken by its provider, less than a repeat's time before `now`, epoch
 * milliseconds (docs/adr/0156-let-go-again-and-again.md). A phone that rang and was called off has told nobody, and where nobody is reached, or somebody
 * else took it meanwhile, nothing waits.
 */
export function toldAgainAt(
  { timeline, nobodyReachedAt }: Pick<Alert, 'timeline' | 'nobodyReachedAt'>,
  deliveryId: string,
  leaver: string,
  now: number,
): number | null {
  const whom = toWhom(deliveryId)
  if (whom === undefined || whom.endsWith('_voice') || nobodyReachedAt !== null) return null
  const lately = timeline.filter(({ at }) => at > now - repeatEveryMs)
  if (lately.some((step) => step.step === 'acknowledged' && step.by.uid !== leaver)) return null
  const told = lately.findLast((step) => step.step === 'accepted' && toWhom(step.deliveryId) === whom)
  if (told?.step !== 'accepted') return null
  const isLost = timeline.some(
    (step) => step.step === 'undeliverable' && step.deliveryId === told.deliveryId && step.at >= told.at,
  )
  return isLost ? null : told.at + repeatEveryMs
}
