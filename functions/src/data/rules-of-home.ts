import { type DocumentSnapshot, Filter } from '@google-cloud/firestore'
import { type Activity, activitySchema } from '@vigie/domain/api/rule-calls'
import { paths } from '@vigie/domain/paths'
import { type Rule, ruleSchema } from '@vigie/domain/rules/rule'
import type { z } from 'zod'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

/** The rules of a home, or those that are for a resident, by themselves or with all others; one that cannot be read is reported and left out. */
export async function readRules(eid: string, bid?: string): Promise<(Rule & { id: string })[]> {
  const all = firestore().collection(paths.notifications(eid))
  const of = (beneficiaryId: string | null) => Filter.where('beneficiaryId', '==', beneficiaryId)
  // `in` finds no null.
  const { docs } = await (bid === undefined ? all : all.where(Filter.or(of(bid), of(null)))).get()
  return readable(ruleSchema, docs)
}

/** The latest alerts of a home, or of a resident, `most` at most; one that cannot be read is reported and left out. */
export async function readActivity(
  eid: string,
  bid: string | undefined,
  most: number,
): Promise<(Activity & { id: string })[]> {
  const all = firestore().collection(paths.alerts(eid))
  const ofOne = bid === undefined ? all : all.where('beneficiaryId', '==', bid)
  const { docs } = await ofOne.orderBy('times.raisedAt', 'desc').limit(most).get()
  return readable(activitySchema, docs)
}

const readable = <T extends z.ZodType<object>>(schema: T, docs: readonly DocumentSnapshot[]) =>
  docs.flatMap((stored): (z.infer<T> & { id: string })[] => {
    const record = readOrReport(schema, stored)
    return record === null ? [] : [{ ...record, id: stored.id }]
  })
