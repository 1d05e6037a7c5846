import type { OwnAlert } from './open-alerts-context.ts'

/**
 * The alerts that somebody is on, or is about to be, and has not resolved either: nobody else goes there meanwhile. Of what a relative is on
 * staff are called all the same.
 */
export function inHandOf<T extends InHandFacts>(alerts: readonly T[], uid: string): readonly T[] {
  return alerts.filter(({ alert, underWay }) => {
    if (underWay === 'resolvingSoon' || underWay === 'resolving') return false
    if (alert.acknowledgedBy?.isRelative) return false
    return underWay === 'acknowledging' || alert.acknowledgedBy?.uid === uid
  })
}

interface InHandFacts extends Pick<OwnAlert, 'underWay'> {
  readonly alert: Pick<OwnAlert['alert'], 'acknowledgedBy'>
}
