import { z } from 'zod'
import { moodTypes } from '../care/mood-record.ts'
import { idSchema } from '../ids.ts'
import { careChangeSchema } from '../trends/care-change-of.ts'
import { changeSchema, changingFigures } from '../trends/change-of.ts'
import { dayFiguresSchema } from '../trends/day-figures.ts'
import { fewestNights, nightSchema, nightsBefore } from '../trends/night.ts'
import type { datesOfTrend } from '../trends/trend-dates.ts'
import { statisticsSchema } from '../trends/trend-of.ts'
import { lengthOfDates, mostSegmentDays, mostTrendDays, trendPeriods } from '../trends/trend-period.ts'
import { segmentSchema } from '../trends/whereabouts.ts'
import { defineCall } from './call.ts'

const dates = z.object({ from: z.iso.date(), to: z.iso.date() })

/** A date that is asked for: no sensor told of one before 1970, nor does the calendar reckon with every year that can be written. */
export const askedDate = z.iso.date().refine((date) => date >= '1970-01-01' && date < '3000-01-01')

/** A period, or a custom one with its dates. */
export const periodQuery = z
  .object({
    period: z.enum(trendPeriods),
    from: askedDate.optional(),
    to: askedDate.optional(),
  })
  // What is not asked for by a period that is named counts for nothing.
  .refine(
    ({ period, from, to }) => {
      if (period !== 'custom') return true
      if (from === undefined || to === undefined) return false
      const days = lengthOfDates({ from, to })
      return days > 0 && days <= mostTrendDays
    },
    { path: ['to'] },
  )

/** The same as what tells its dates (`datesOfTrend`). */
export const periodAsked = ({
  period,
  from = '',
  to = '',
}: z.output<typeof periodQuery>): Parameters<typeof datesOfTrend>[0] =>
  period === 'custom' ? { kind: period, from, to } : period

export const getTrendsCall = defineCall({
  operationId: 'getTrends',
  method: 'get',
  path: '/api/establishment/:eid/beneficiary/:bid/trends',
  summary: `What sensors told of a resident over a period, day by day, its averages, and those of as many days before it; a custom period of ${mostTrendDays} days at most, from and to dates of the home's clock`,
  params: z.object({ eid: idSchema, bid: idSchema }),
  query: periodQuery,
  answer: z.object({
    /** The dates that are shown, on the home's clock; today among them where the period reaches it. */
    ...dates.shape,
    /** The dates before, that it is compared with; null: none, as no day of the period is over. */
    before: dates.nullable(),
    /** By days that are over, of which at least 70 % was observed by what tells the figure. */
    statistics: statisticsSchema,
    /** Until when what sensors told is not kept any more, of the dates that are shown; what was made of it before is. Null: of none of them. */
    goneUntil: z.iso.date().nullable(),
    /** Oldest first; `isOver` false: it still goes on, and is in no average. */
    days: z.array(dayFiguresSchema.extend({ date: z.iso.date(), isOver: z.boolean() })),
  }),
  refusals: ['forbidden', 'beneficiaryNotFound'],
})
export type Trends = z.infer<(typeof getTrendsCall)['answer']>

export const getLastNightCall = defineCall({
  operationId: 'getLastNight',
  method: 'get',
  path: '/api/establishment/:eid/beneficiary/:bid/trends/night',
  summary: `How often a resident left their bed in the night that goes on, or ended last, 22:00 to 07:00 on the home's clock, beside what is usual by up to ${nightsBefore} nights before, of which ${fewestNights} have to be known`,
  params: z.object({ eid: idSchema, bid: idSchema }),
  answer: nightSchema,
  refusals: ['forbidden', 'beneficiaryNotFound'],
})

export const getChangesCall = defineCall({
  operationId: 'getChanges',
  method: 'get',
  path: '/api/establishment/:eid/beneficiary/:bid/trends/changes',
  summary:
    'What changed of late in the days and nights of a resident, beside their own weeks before: exits from bed, time in bed, in the chair and out of the room, and what staff recorded of mood, health and appetite; what is too little known to say is named',
  params: z.object({ eid: idSchema, bid: idSchema }),
  answer: z.object({
    /** The last date that is reckoned with. */
    last: z.iso.date(),
    changed: z.array(changeSchema),
    /** What did not change, as far as it is known. */
    steady: z.array(z.enum(changingFigures)),
    notKnown: z.array(z.enum(changingFigures)),
    /** The same of what staff recorded. */
    care: z.object({
      changed: z.array(careChangeSchema),
      steady: z.array(z.enum(moodTypes)),
      notKnown: z.array(z.enum(moodTypes)),
    }),
  }),
  refusals: ['forbidden', 'beneficiaryNotFound'],
})
export type Changes = z.infer<(typeof getChangesCall)['answer']>

/** Of so many residents of a home it is asked at most what changed. */
export const mostOfHomeChanges = 300

export const getHomeChangesCall = defineCall({
  operationId: 'getHomeChanges',
  method: 'get',
  path: '/api/establishment/:eid/trends/changes',
  summary: `Whose days and nights, mood, health or appetite changed of late, beside their own weeks before, plainest first; of ${mostOfHomeChanges} residents at most. Of whom too little is known is counted, and is not called steady`,
  params: z.object({ eid: idSchema }),
  answer: z.object({
    /** The last date that is reckoned with. */
    last: z.iso.date(),
    residents: z.array(
      z.object({
        ...{ bid: idSchema, room: z.string(), name: z.string() },
        /** By sensors, and by what staff recorded; of either there may be none, and of one there is some. */
        changed: z.array(changeSchema),
        care: z.array(careChangeSchema),
      }),
    ),
    /** How many did not change in anything that was known of them in these weeks. */
    steady: z.number().int().min(0),
    /** Of how many too little is known to say so, of one thing at least: whose bed fell silent, whatever their chair tells. */
    notKnown: z.number().int().min(0),
    /** How many records cannot be read. */
    unreadable: z.number().int().min(0),
    /** There are more residents than were asked for. */
    isCut: z.boolean(),
  }),
  refusals: ['forbidden', 'establishmentNotFound'],
})
export type HomeChanges = z.infer<(typeof getHomeChangesCall)['answer']>

export const getSegmentsCall = defineCall({
  operationId: 'getSegments',
  method: 'get',
  path: '/api/establishment/:eid/beneficiary/:bid/trends/segments',
  summary: `Where a resident was, minute by minute, as far as sensors told: in bed, in the chair, up, out of the room, or not known; for so many days, ${mostSegmentDays} at most, from a date of the home's clock on`,
  params: z.object({ eid: idSchema, bid: idSchema }),
  query: z.object({ from: askedDate, days: z.coerce.number().int().min(1).max(mostSegmentDays) }),
  /** Oldest first; those of a date cover it in order, as far as it is over. None of a date to come. */
  answer: z.object({
    days: z.array(
      z.object({
        date: z.iso.date(),
        segments: z.array(segmentSchema),
        /** What sensors told of it is not kept any more: not known, whatever happened. */
        isGone: z.boolean(),
      }),
    ),
  }),
  refusals: ['forbidden', 'beneficiaryNotFound'],
})
export type DaySegments = z.infer<(typeof getSegmentsCall)['answer']>['days'][number]
