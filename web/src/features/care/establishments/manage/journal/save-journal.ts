import type { TFunction } from 'i18next'
import { currentLocale } from '../../../../../lib/i18n/i18n.ts'
import { zoneName } from '../../../../../lib/time/zone-name.ts'
import type { JournalEntry } from './entry.ts'
import { journalCsv } from './journal-csv.ts'
import type { Filters } from './journal-filters.tsx'

/** Saves entries as a CSV file on the person's device, named after the days that they are of. */
export function saveJournal(
  entries: readonly JournalEntry[],
  { from, to }: Filters,
  timeZone: string,
  t: TFunction,
): void {
  const heads = {
    when: t('journal.when'),
    localTime: t('journal.localTime', { timeZone: zoneName(timeZone, currentLocale()) }),
    who: t('journal.person'),
    uid: t('journal.personId'),
    what: t('journal.what'),
    whom: t('journal.whom'),
    record: t('journal.recordPath'),
    fields: t('journal.changedFields'),
    address: t('journal.address'),
  }
  const address = URL.createObjectURL(new Blob([journalCsv(entries, timeZone, heads)], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${t('places.journal')} ${from} ${to}.csv`
  link.click()
  URL.revokeObjectURL(address)
}
