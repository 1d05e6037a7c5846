import { Filter, type Query } from '@google-cloud/firestore'
import { type Alert, alertSchema } from '@vigie/domain/alerts/alert'
import { type DayEvent, daySchema } from '@vigie/domain/devices/device'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { paths } from '@vigie/domain/paths'
import type { Rule } from '@vigie/domain/rules/rule'
import { firestore } from './firestore.ts'
import { ruleOf } from './homes.ts'
import { readOrReport } from './read-document.ts'

/** An event by where a resident's record keeps it. */
export interface EventNamed {
  eid: string
  bid: string
  deviceId: string
  /** yyyy-mm-dd on the home's clock. */
  date: string
  key: string
}

/** An event as a resident's day keeps it; null where it is not there. A day that cannot be read is reported. One read for each part of that day. */
export async function readEvent({
  eid,
  bid,
  deviceId,
  date,
  key,
}: EventNamed): Promise<{ event: DayEvent; deviceType: DeviceType } | null> {
  const parts = firestore()
    .collection(paths.days(eid, bid))
    .where('deviceId', '==', deviceId)
    .where('date', '==', date)
  for (const stored of (await parts.get()).docs) {
    const day = readOrReport(daySchema, stored)
    const event = day && Object.hasOwn(day.events, key) ? day.events[key] : undefined
    if (day && event) return { event, deviceType: day.type }
  }
  return null
}

/** Rules that are looked at, and how many cannot be read. */
interface RulesRead {
  rules: (Rule & { id: string })[]
  unreadable: number
}

/** The rules that are for a resident, by themselves or with all others. One read for each. */
export function readRulesFor(eid: string, bid: string): Promise<RulesRead> {
  const of = (beneficiaryId: string | null) => Filter.where('beneficiaryId', '==', beneficiaryId)
  return rulesOf(
    firestore()
      .collection(paths.notifications(eid))
      .where(Filter.or(of(bid), of(null))),
  )
}

/** All rules of a home. One read for each. */
export const readAllRules = (eid: string): Promise<RulesRead> =>
  rulesOf(firestore().collection(paths.notifications(eid)))

async function rulesOf(query: Query): Promise<RulesRead> {
  const found = (await query.get()).docs.map((one) => ({ rule: ruleOf(one), id: one.id }))
  const rules = found.flatMap(({ rule, id }) => (rule === null ? [] : { ...rule, id }))
  return { rules, unreadable: found.filter(({ rule }) => rule === null).length }
}

/** The latest alerts of a resident that were raised in a span of time, epoch milliseconds, `most` at most; one that cannot be read is reported and left out. */
export async function readAlertsRaised(
  eid: string,
  bid: string,
  [from, until]: readonly [number, number],
  most: number,
): Promise<(Alert & { id: string })[]> {
  const { docs } = await firestore()
    .collection(paths.alerts(eid))
    .where('beneficiaryId', '==', bid)
    .where('times.raisedAt', '>=', from)
    .where('times.raisedAt', '<=', until)
    .orderBy('times.raisedAt', 'desc')
    .limit(most)
    .get()
  return docs.flatMap((stored) => {
    const alert = readOrReport(alertSchema, stored)
    return alert === null ? [] : [{ ...alert, id: stored.id }]
  })
}
