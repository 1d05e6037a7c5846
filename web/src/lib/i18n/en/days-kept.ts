import type { daysKept as french } from '../fr/days-kept.ts'

/** For how long a home keeps what its sensors say, in English. */
export const daysKept: typeof french = {
  title: 'How long sensor data is kept',
  help: 'What sensors say is kept event by event for this long, then deleted for good. What it comes to, day by day and hour by hour, stays: the figures and charts of trends, and reports. Alerts, notes and records stay too.',
  keep: 'Keep for',
  months_one: '{{count}} month',
  months_other: '{{count}} months',
  usual: '{{months}} (usual)',
  exported: 'Last backup: {{month}}, written on {{date}}.',
  notExported: 'No backup yet: each month is copied some ten days after its end.',
  unreadable_one: '{{count}} record could not be read, and is not in it.',
  unreadable_other: '{{count}} records could not be read, and are not in it.',
  shorten: 'Keep for a shorter time?',
  shortenWarning:
    'What sensors said more than {{months}} ago will be deleted for good, in a week. Until then a longer time takes this back; after that it brings nothing back.',
  shortenStays:
    'What stays: the figures of each day and hour, alerts, notes and records. The detail of a deleted day (who got up at which minute) will not be known any more.',
  copiesStay: 'Backups that were written already stay with the operator of Vigie.',
  copyFirst: 'A backup of this data will be written first, and will stay with the operator of Vigie.',
  goFrom:
    'From {{date}} on, what sensors said more than {{months}} ago will be deleted for good. Choosing a longer time before then cancels this.',
  goNow:
    'What sensors said more than {{months}} ago is being deleted for good; if there is no backup of it yet, one is written first.',
  shortenTold: 'The other administrators of the establishment will be told by e-mail.',
  shortenButton: 'Keep for {{months}}',
}
