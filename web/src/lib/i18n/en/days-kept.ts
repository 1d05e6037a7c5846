import type { daysKept as french } from '../fr/days-kept.ts'

/** For how long a home keeps what its sensors say, in English. */
export const daysKept: typeof french = {
  title: 'How long sensor data is kept',
  help: 'What sensors say is kept event by event for this long, then deleted for good. What it comes to, day by day and hour by hour, stays: the figures and charts of trends, and reports. Alerts, notes and records stay too.',
  keep: 'Keep for',
  months_one: '{{count}} month',
  months_other: '{{count}} months',
  usual: '{{months}} (usual)',
  shorten: 'Keep for less long?',
  shortenWarning:
    'What sensors said more than {{months}} ago will be deleted for good, within the coming days. A longer time will not bring it back.',
  shortenStays:
    'What stays: the figures of each day and hour, alerts, notes and records. The detail of a deleted day (who got up at which minute) will not be known any more.',
  shortenButton: 'Keep for {{months}}',
}
