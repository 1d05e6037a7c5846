import type { Locale } from '@vigie/domain/text'
import { localDate } from '@vigie/domain/time/local-time'
import { safeCsv, saveCsv } from '../../../../../lib/file/csv.ts'
import { timeOfDay } from '../../../../../lib/time/words.ts'
import type { JournalEntry } from './entry.ts'

/** The words above the columns. */
export interface Heads {
  when: string
  localTime: string
  who: string
  uid: string
  what: string
  whom: string
  access: string
  record: string
  fields: string
  address: string
}

/**
 * Entries as a CSV file (`safeCsv`): instants in UTC (ISO 8601), and as a clock of this time zone showed them.
 */
export function journalCsv(
  entries: readonly JournalEntry[],
  timeZone: string,
  { heads, locale }: { heads: Heads; locale: Locale },
): string {
  const rows = entries.map(({ at, who, uid, what, whom, access, recordPath, fields, address }) => [
    new Date(at).toISOString(),
    `${localDate(at, timeZone)} ${timeOfDay(at, timeZone)}`,
    ...[who, uid, what, whom, access, recordPath, fields.join(', '), address],
  ])
  const fields = [
    heads.when,
    heads.localTime,
    heads.who,
    heads.uid,
    heads.what,
    heads.whom,
    heads.access,
    heads.record,
    heads.fields,
    heads.address,
  ]
  return safeCsv(fields, rows, locale)
}

/** Saves them on the person's device, under this name without its ending. */
export function saveJournalCsv(
  name: string,
  entries: readonly JournalEntry[],
  timeZone: string,
  words: { heads: Heads; locale: Locale },
): void {
  saveCsv(name, journalCsv(entries, timeZone, words))
}
