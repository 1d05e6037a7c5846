import type { TFunction } from 'i18next'
import { currentLocale } from '../../../../../lib/i18n/i18n.ts'
import { tell } from '../../../../../lib/notices/notices.ts'
import { zoneName } from '../../../../../lib/time/zone-name.ts'
import type { JournalEntry } from './entry.ts'
import type { Filters } from './journal-filters.tsx'

/**
 * Saves entries as a CSV file on the person's device, named after the days that they are of, and says so. What writes the file comes when somebody
 * asks for one: rejects where it cannot be had.
 */
export async function saveJournal(
  entries: readonly JournalEntry[],
  { from, to }: Filters,
  timeZone: string,
  t: TFunction,
): Promise<void> {
  const locale = currentLocale()
  const heads = {
    when: t('journal.when'),
    localTime: t('journal.localTime', { timeZone: zoneName(timeZone, locale) }),
    who: t('journal.person'),
    uid: t('journal.personId'),
    what: t('journal.what'),
    whom: t('journal.whom'),
    access: t('journal.accessHead'),
    record: t('journal.recordPath'),
    fields: t('journal.changedFields'),
    address: t('journal.address'),
  }
  const { saveJournalCsv } = await import('./journal-csv.ts')
  saveJournalCsv(`${t('places.journal')} ${from} ${to}`, entries, timeZone, { heads, locale })
  tell({ kind: 'success', text: () => t('journal.exported') })
}
