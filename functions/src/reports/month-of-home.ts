import { isOver } from '@vigie/domain/alerts/alert-life'
import { mostAlertsCounted } from '@vigie/domain/api/alert-load-calls'
import { mostOfHomeChanges } from '@vigie/domain/api/trend-calls'
import { monthOf } from '@vigie/domain/deliveries/sent-month'
import { alertsOfMonth, type HomeMonth, silencesOf } from '@vigie/domain/reports/home-month'
import { type FinalMonth, isFinal } from '@vigie/domain/reports/kept-home-month'
import { keptMs } from '@vigie/domain/retention'
import { datesBetween } from '@vigie/domain/rules/usual'
import { localDate, spanOfDates } from '@vigie/domain/time/local-time'
import { isMonthToCome, spanOfMonth } from '@vigie/domain/time/month'
import type { Shift } from '@vigie/domain/time/shift'
import { enoughOfDay } from '@vigie/domain/trends/trend-of'
import pLimit from 'p-limit'
import { readKeptFigures } from '../data/figures.ts'
import { tasksOfHome, technicalOfHome } from '../data/home-month-records.ts'
import { readShifts } from '../data/homes.ts'
import { keepHomeMonth, readKeptMonth } from '../data/kept-home-months.ts'
import { livingResidents } from '../data/living-residents.ts'
import { readLoadingAlerts } from '../data/loading-alerts.ts'
import { recordMonthOpened } from '../data/opened-records.ts'
import { readRetention } from '../data/retention.ts'
import { messageCosts } from '../messages/count-messages.ts'

/** Of a month there may be more than of the days that the page of the load asks for. */
const mostAlerts = 5 * mostAlertsCounted

/**
 * What a month of a home comes to. One of which nothing changes any more is kept, so that it is reckoned once: up to 60,000 records are read for it. That somebody (`uid`) reads it is noted, once a day. `now` is epoch milliseconds.
 */
export async function monthOfHome(
  { eid, month, uid }: { eid: string; month: string; uid: string },
  now: number,
): Promise<HomeMonth | { why: 'establishmentNotFound' | 'monthToCome' }> {
  const home = await readShifts(eid)
  if (home === null) return { why: 'establishmentNotFound' }
  const { timeZone } = home
  const today = localDate(now, timeZone)
  const { from, to } = spanOfMonth(month)
  if (isMonthToCome(month, timeZone, now)) return { why: 'monthToCome' }
  const kept = await readKeptMonth(eid, month)
  const [{ final, open }, messages] = await Promise.all([
    kept ? { final: kept.final, open: 0 } : reckoned(eid, { month, from, to }, home, today, now),
    messagesOf(eid, month, now),
  ])
  if ('why' in messages) return messages
  if (kept === null && isFinal(final, { open, exported: await lastExported(eid) }))
    await keepHomeMonth(eid, final, timeZone)
  await recordMonthOpened({ eid, month, uid }, timeZone, now)
  const otherClock = kept === null || kept.timeZone === timeZone ? null : kept.timeZone
  return { ...final, messages, otherClock, at: now, isOver: to < today }
}

/** What all but its messages comes to by now, and how many of its alerts wait for somebody. */
async function reckoned(
  eid: string,
  { month, from, to }: { month: string; from: string; to: string },
  home: { timeZone: string; shifts: readonly Shift[] },
  today: string,
  now: number,
): Promise<{ final: FinalMonth; open: number }> {
  const { timeZone } = home
  const span = spanOfDates({ from, to }, timeZone)
  const isKept = now - span.from < keptMs.technicalAlerts
  const [loading, technical, tasks, observed] = await Promise.all([
    readLoadingAlerts(eid, span.from, mostAlerts, span.until),
    isKept ? technicalOfHome(eid, span) : null,
    tasksOfHome(eid, span, now, timeZone),
    observedOf(eid, { from, to }, today),
  ])
  const final = {
    ...{ month, from, to },
    alerts: {
      ...alertsOfMonth(loading.alerts, { ...home, now }),
      unreadable: loading.unreadable,
      isCut: loading.since !== span.from,
    },
    silences: technical === null ? null : silencesOf(technical, span, now),
    ...{ tasks, observed },
  }
  return { final, open: loading.alerts.filter((alert) => !isOver(alert)).length }
}

/** The last month of a home that was exported; null: none was. */
const lastExported = async (eid: string): Promise<string | null> =>
  (await readRetention(eid))?.exported?.month ?? null

/** What was sent, and since when that is counted; not known of a month before anything was, or of one that is told no longer. */
async function messagesOf(
  eid: string,
  month: string,
  now: number,
): Promise<HomeMonth['messages'] | { why: 'establishmentNotFound' }> {
  const costs = await messageCosts(eid, now)
  if ('why' in costs) return costs
  const { months, since, prices } = costs
  if (since === null || month < monthOf(since)) return { sent: null, since: null, prices }
  const found = months.find((one) => one.month === month)
  if (found === undefined) {
    const oldest = months.at(-1)?.month ?? month
    const none = { email: 0, sms: 0, segments: 0, voice: 0 }
    return { sent: month > oldest ? none : null, since: null, prices }
  }
  const { month: _, ...sent } = found
  return { sent, since: monthOf(since) === month && !since.endsWith('-01') ? since : null, prices }
}

/** Of so many residents the figures are read at a time. */
const atOnce = 10

/** How much of the days of those who live in a home was observed, by what is kept of them. One read a resident. */
async function observedOf(
  eid: string,
  { from, to }: { from: string; to: string },
  today: string,
): Promise<HomeMonth['observed']> {
  const { residents } = await livingResidents(eid, mostOfHomeChanges)
  const dates = datesBetween(from, to).filter((date) => date < today)
  const limit = pLimit(atOnce)
  const all = await Promise.all(
    residents.map(({ id: bid }) =>
      limit(async () => {
        const kept = await readKeptFigures({ eid, bid }, dates)
        return dates.flatMap((date) => kept.get(date)?.observed.life ?? [])
      }),
    ),
  )
  const shares = all.flat()
  return {
    residents: residents.length,
    days: residents.length * dates.length,
    daysKnown: shares.length,
    daysEnough: shares.filter((share) => share >= enoughOfDay).length,
    share: shares.length === 0 ? null : shares.reduce((sum, one) => sum + one, 0) / shares.length,
  }
}
