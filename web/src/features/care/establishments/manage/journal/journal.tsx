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
import { dayBefore } from '../../../../../lib/time/day-before.ts'
import { useUnreadableNames } from '../../../records/unreadable-names.ts'
import type { JournalEntry } from './entry.ts'
import { type Filters, JournalFilters, kindsNowhere, kindsOfHome } from './journal-filters.tsx'
import { JournalRows } from './journal-rows.tsx'
import { saveJournal } from './save-journal.ts'
import { mostEntries, useJournal } from './use-journal.ts'

const dayMs = 86_400_000
/** Days that are shown at first. */
const firstDays = 7

const isShown = ({ uid, kind }: JournalEntry, wanted: Filters) =>
  (wanted.uid === '' || wanted.uid === uid) && (wanted.kind === '' || wanted.kind === kind)

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
    kind: '',
  }))
  const from = endOfLocalDate(dayBefore(filters.from), timeZone) + 1
  const journal = useJournal(eid, from, endOfLocalDate(filters.to, timeZone) + 1)
  if (journal.status === 'failed') return <NoAccess />
  const all = journal.status === 'ready' ? journal.entries : []
  const entries = all.filter((entry) => isShown(entry, filters))
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 900 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {t(eid === null ? 'journal.helpNowhere' : 'journal.help')}
      </Typography>
      <JournalFilters
        kinds={eid === null ? kindsNowhere : kindsOfHome}
        filters={filters}
        onChange={setFilters}
        people={journal.status === 'ready' ? journal.people : new Map()}
      />
      {journal.status === 'loading' && <Skeletons shape="rows" />}
      {journal.status === 'ready' && (
        <>
          <Unreadable names={names(journal.unreadable)} />
          <Message kind="info">{journal.isCut && t('journal.cut', { count: mostEntries })}</Message>
          {entries.length === 0 && (
            <EmptyState
              icon={mdiTextBoxSearchOutline}
              title={t('journal.none')}
              help={t('journal.noneHelp')}
            />
          )}
          {entries.length > 0 && (
            <Button
              variant="outlined"
              startIcon={<Icon path={mdiFileDownloadOutline} />}
              onClick={() => saveJournal(entries, filters, timeZone, t)}
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
