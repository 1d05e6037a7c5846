import { z } from 'zod'
import { type LoadingAlert, loadOf } from '../alerts/alert-load.ts'
import { severities, severityOfAlert, severitySchema } from '../alerts/severity.ts'
import { timeZoneSchema } from '../care/establishment.ts'
import { messagePricesSchema, sentSchema } from '../deliveries/sent.ts'
import { deviceTypeSchema } from '../devices/device-type.ts'
import { idSchema, instantSchema } from '../ids.ts'
import type { TechnicalAlert } from '../supervision/technical-alert.ts'
import { monthSchema } from '../time/month.ts'
import type { Shift } from '../time/shift.ts'

const count = z.int().min(0)
const cost = { alerts: count, resolved: count, nothingWrong: count }

const silenceSchema = z.object({
  /** Null: of a gateway, or of the whole home. */
  type: deviceTypeSchema.nullable(),
  of: z.enum(['home', 'gateway', 'device']),
  /** Where it is; empty where that is not known. */
  room: z.string(),
  location: z.string(),
  /** How often it was silent in the month, and for how long of it in all. */
  times: count,
  ms: z.number().min(0),
  isGoingOn: z.boolean(),
})
export type Silence = z.infer<typeof silenceSchema>

/** What a home's management is told of a month; rooms, and no resident's name. null is not known, which is never none. */
export const homeMonthSchema = z.object({
  month: monthSchema,
  from: z.iso.date(),
  to: z.iso.date(),
  /** As of when it was put together. */
  at: instantSchema,
  /** It still goes on: what it tells is until now. */
  isOver: z.boolean(),
  /** By which clock its days were counted, where that is not the home's any more; null: by the home's. */
  otherClock: timeZoneSchema.nullable(),
  alerts: z.object({
    ...cost,
    severities: z.array(z.object({ severity: severitySchema, alerts: count })),
    rules: z.array(z.object({ ruleId: idSchema, name: z.string(), ...cost })),
    rooms: z.array(z.object({ room: z.string(), alerts: count })),
    /** Calls for help: `calls` 0 means that there is nothing to say. */
    answered: z.object({ calls: count, withinMinute: count, withinThreeMinutes: count }),
    unreadable: count,
    /** There are more than are counted: the latest are. */
    isCut: z.boolean(),
  }),
  messages: z.object({
    /** Null: they were not counted then. */
    sent: sentSchema.nullable(),
    /** The first day that is counted, where the month began before; null: all of it is. */
    since: z.iso.date().nullable(),
    prices: messagePricesSchema.nullable(),
  }),
  /** The longest first; null: it is not kept any more. */
  silences: z.array(silenceSchema).nullable(),
  tasks: z.object({ done: count, missed: count, unreadable: count, isCut: z.boolean() }),
  observed: z.object({
    /** Who lives there now. */
    residents: count,
    /** Of how many of their days figures are kept, of how many that are over. */
    daysKnown: count,
    days: count,
    /** What part of these days was observed, from 0 to 1; null: of none. */
    share: z.number().min(0).max(1).nullable(),
    /** Of how many of them at least 70 %. */
    daysEnough: count,
  }),
})
export type HomeMonth = z.infer<typeof homeMonthSchema>

/** So many rules are told, and so many rooms. */
const mostRules = 50
const mostRooms = 10

/** What alerts of a month come to; `now` is epoch milliseconds. */
export function alertsOfMonth(
  alerts: readonly LoadingAlert[],
  home: { shifts: readonly Shift[]; timeZone: string; now: number },
): Omit<HomeMonth['alerts'], 'unreadable' | 'isCut'> {
  const { residents, rules, answered, resolved, nothingWrong } = loadOf(alerts, home, mostRules)
  const byRoom = Map.groupBy(residents, ({ room }) => room.trim())
  const rooms = [...byRoom].map(([room, of]) => ({
    room,
    alerts: of.reduce((sum, one) => sum + one.alerts, 0),
  }))
  return {
    ...{ alerts: alerts.length, resolved, nothingWrong, answered, rules },
    severities: severities.map((severity) => ({
      severity,
      alerts: alerts.filter((one) => severityOfAlert(one) === severity).length,
    })),
    rooms: rooms.toSorted((one, other) => other.alerts - one.alerts).slice(0, mostRooms),
  }
}

/** What of a home's equipment was silent in a span of time, each device once, the longest first; only what falls into the span counts. */
export function silencesOf(
  alerts: readonly TechnicalAlert[],
  span: { from: number; until: number },
  now: number,
): Silence[] {
  const until = Math.min(span.until, now)
  const within = alerts.flatMap(({ subject, since, endedAt }) => {
    if (subject.kind !== 'home' && subject.kind !== 'gateway' && subject.kind !== 'device') return []
    const ms = Math.min(endedAt ?? until, until) - Math.max(since, span.from)
    return ms <= 0 ? [] : [{ subject, ms, isGoingOn: endedAt === null }]
  })
  const byDevice = Map.groupBy(within, ({ subject }) =>
    subject.kind === 'device' ? subject.deviceId : subject.kind === 'gateway' ? subject.gatewayId : 'home',
  )
  const told = [...byDevice.values()].flatMap((all) =>
    all.slice(-1).map(({ subject }): Silence => {
      const place =
        subject.kind === 'device'
          ? { type: subject.type, room: subject.room, location: subject.location }
          : { type: null, room: '', location: subject.kind === 'gateway' ? subject.gatewayId : '' }
      return {
        ...{ of: subject.kind, ...place, times: all.length },
        ms: all.reduce((sum, one) => sum + one.ms, 0),
        isGoingOn: all.some((one) => one.isGoingOn),
      }
    }),
  )
  return told.toSorted((one, other) => other.ms - one.ms)
}
