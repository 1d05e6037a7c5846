import type { Resolution } from '@vigie/domain/alerts/alert'
import { createContext, useContext } from 'react'
import type { Unreadable } from '../../../lib/firebase/live-source.ts'
import type { HeardUntil } from '../../../lib/firebase/use-live.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import type { ShownAlert } from './own-acts.ts'

/** An alert together with the establishment that it was raised in. */
export interface OwnAlert extends ShownAlert {
  readonly establishment: OwnEstablishment
}

/** Alerts of an establishment that cannot be shown now; null: of every one. */
export interface UnseenAlerts {
  readonly establishment: OwnEstablishment | null
  /** False: none can be seen, of all of it or of some residents. */
  readonly isWhole: boolean
  /** Those that are there and cannot be read. */
  readonly unreadable: readonly Unreadable[]
}

export interface OpenAlerts {
  /** Every alert that is not over, of every establishment, worst first, with what the person has just done to them. */
  readonly list: readonly OwnAlert[]
  readonly loading: boolean
  /** The homes whose alerts have been waited for so long that the screen says so; null: all of them. */
  readonly late: readonly (string | null)[]
  readonly heardUntil: HeardUntil
  /** What cannot be seen of them, by establishment: never to be taken for "no alert". */
  readonly unseen: readonly UnseenAlerts[]
  readonly acknowledge: (own: OwnAlert) => void
  /** `lastCallAt`: of the alert as the person saw it; one that has called since stays. */
  readonly resolve: (own: OwnAlert, resolution: Resolution, lastCallAt: number) => void
  /** Takes a resolution back that is not sent yet; nothing where it is. */
  readonly undo: (own: OwnAlert) => void
  /**
   * Sends what could still be undone, and resolves once the server has answered, or not answered, all that the person did, to tasks too:
   * with how many acts to alerts they have begun on this page, by which two answers tell whether there was one between.
   */
  readonly settle: () => Promise<number>
  /** Whether they took an alert, were not answered, and have not heard of it since. */
  readonly mayBeOnOthers: () => boolean
}

export const OpenAlertsContext = createContext<OpenAlerts | null>(null)

/** What still has to be dealt with, and the things to do about it. */
export function useOpenAlerts(): OpenAlerts {
  const alerts = useContext(OpenAlertsContext)
  if (!alerts) throw new Error('No alerts are watched here')
  return alerts
}
