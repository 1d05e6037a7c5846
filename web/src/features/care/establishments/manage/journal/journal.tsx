import { mdiFileDownloadOutline, mdiTextBoxSearchOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { endOfLocalDate, localDate } from '@vigie/domain/time/local-time'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../../components/empty-state.tsx'
import { Icon } from '../../../../../components/icon.tsx'
import { Message } from '../../../../../components/message.tsx'
import { NoAccess } from '../../../../../components/no-access.tsx'
import { Skeletons } from '../../../../../components/skeletons.tsx'
import { Unreadable } from '../../../../../components/unreadable.tsx'
import { tellPartNotLoaded } from '../../../../../lib/notices/tell-part-not-loaded.ts'
import { startOfDate } from '../../../../../lib/time/start-of-date.ts'
import { useUnreadableNames } from '../../../records/unreadable-names.ts'
import type { JournalEntry } from './entry.ts'
import { type Filters, JournalFilters, kindsNowhere, kindsOfHome } from './journal-filters.tsx'
import { JournalRows } from './journal-rows.tsx'
import { saveJournal } from './save-journal.ts'
import { useJournal } from './use-journal.ts'

const dayMs = 86_400_000
/** Days that are shown at first. */
const firstDays = 7
/** Entries that are read at a time: as many as one looks through. */
const pageOfEntries = 1_000

const isShown = ({ kind }: JournalEntry, wanted: Filters) => wanted.kind === '' || wanted.kind === kind

interface Props {
  /** null: what was done in no home, for super administrators. */
  eid: string | null
  timeZone: string
}

/** Who did what, day by day on a clock of this time zone. To be made anew for another home. */
export function Journal({ eid, timeZone }: Props) {
  const { t } = useTranslation()
  const names = useUnreadableNames()
  const [filters, setFilters] = useState<Filters>(() => ({
    from: localDate(Date.now() - (firstDays - 1) * dayMs, timeZone),
    to: localDate(Date.now(), timeZone),
    uid: '',
    beneficiaryId: '',
    kind: '',
  }))
  const [most, setMost] = useState(pageOfEntries)
  const from = startOfDate(filters.from, timeZone)
  const until = endOfLocalDate(filters.to, timeZone) + 1
  const read = useJournal(eid, { ...filters, from, until }, most)
  // While one reads on what was read stays, with whoever stands on it.
  const [kept, keep] = useState({ filters, journal: read })
  if (read.status !== 'loading' && read !== kept.journal) keep({ filters, journal: read })
  const journal = read.status === 'loading' && kept.filters === filters ? kept.journal : read
  // Whoever was met can be chosen, also while only one of them is read.
  const [met, meet] = useState<ReadonlyMap<string, string>>(new Map())
  const people = journal.status === 'ready' ? journal.people : met
  if ([...people].some(([uid, name]) => met.get(uid) !== name)) meet(new Map([...met, ...people]))
  if (journal.status === 'failed') return <NoAccess />
  const all = journal.status === 'ready' ? journal.entries : []
  const entries = all.filter((entry) => isShown(entry, filters))
  const isEmpty = journal.status === 'ready' && entries.length === 0 && !journal.isCut
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 900, mx: eid === null ? 'auto' : 0 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {t(eid === null ? 'journal.helpNowhere' : 'journal.help')}
      </Typography>
      <JournalFilters
        kinds={eid === null ? kindsNowhere : kindsOfHome}
        filters={filters}
        onChange={setFilters}
        people={met}
        residents={eid === null ? null : journal.status === 'ready' ? journal.residents : new Map()}
      />
      {/* How many are left is said to whoever does not see the list change under a filter. */}
      <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {isEmpty && (
          <EmptyState icon={mdiTextBoxSearchOutline} title={t('journal.none')} help={t('journal.noneHelp')} />
        )}
        {journal.status === 'ready' && !isEmpty && t('journal.shown', { count: entries.length })}
      </Box>
      {journal.status === 'loading' && <Skeletons shape="rows" />}
      {journal.status === 'ready' && (
        <>
          <Unreadable names={names(journal.unreadable)} />
          <Message kind="info">{journal.isCut && t('journal.cut', { count: most })}</Message>
          {journal.isCut && (
            <Button
              variant="outlined"
              aria-busy={read.status === 'loading'}
              onClick={() => read.status === 'ready' && setMost(most + pageOfEntries)}
              sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
            >
              {t('journal.readOn')}
            </Button>
          )}
          {entries.length > 0 && (
            <Button
              variant="outlined"
              startIcon={<Icon path={mdiFileDownloadOutline} />}
              onClick={() => saveJournal(entries, filters, timeZone, t).catch(tellPartNotLoaded)}
              sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
            >
              {t('journal.export')}
            </Button>
          )}
          <JournalRows entries={entries} timeZone={timeZone} />
        </>
      )}
    </Box>
  )
}
