import { type LiveRule, liveRuleSchema } from '@vigie/domain/alerts/notification-rule'
import {
  type Establishment,
  establishmentSchema,
  establishmentSettingsSchema,
} from '@vigie/domain/care/establishment'
import { paths } from '@vigie/domain/paths'
import { firestore } from './firestore.ts'
import { readDocument, readOrReport } from './read-document.ts'

/** What ingest needs to know of an establishment. */
export interface Home {
  id: string
  state: Establishment['state']
  timeZone: string
  shifts: Establishment['shifts']
  /** SHA-256 of its API key, hexadecimal. */
  apiKeyHash: string
}

export type StoredRule = LiveRule & { id: string }

/** An establishment with its settings, in one round trip of two reads; null where either is missing. */
export async function readHome(eid: string): Promise<Home | null> {
  const db = firestore()
  const [establishment, settings] = await db.getAll(
    db.doc(paths.establishment(eid)),
    db.doc(paths.settings(eid)),
  )
  const found = establishment && readDocument(establishmentSchema, establishment)
  const secret = settings && readDocument(establishmentSettingsSchema, settings)
  if (!found || !secret) return null
  const { state, timeZone, shifts } = found
  return { id: eid, state, timeZone, shifts, apiKeyHash: secret.apiKeyHash }
}

/** The activated live rules of an establishment; one that cannot be read is reported, and does not silence the others. */
export async function readLiveRules(eid: string): Promise<StoredRule[]> {
  const found = await firestore()
    .collection(paths.notifications(eid))
    .where('type', '==', 'live')
    .where('activated', '==', true)
    .get()
  return found.docs.flatMap((snapshot) => {
    const rule = readOrReport(liveRuleSchema, snapshot)
    return rule === null ? [] : [{ ...rule, id: snapshot.id }]
  })
}
