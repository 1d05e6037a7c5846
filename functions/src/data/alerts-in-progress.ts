import type { Query } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { firestore } from './firestore.ts'

/** The alerts of a home that are not over. */
export const alertsInProgress = (eid: string): Query =>
  firestore().collection(paths.alerts(eid)).where('state', 'in', ['open', 'acknowledged'])
