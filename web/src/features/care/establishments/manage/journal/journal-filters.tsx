import Box from '@mui/material/Box'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../../../components/choice.tsx'
import { Field } from '../../../../../components/field.tsx'

/** What is looked for. Days are "yyyy-mm-dd" on the home's clock; empty text: any. */
export interface Filters {
  readonly from: string
  readonly to: string
  readonly uid: string
  readonly beneficiaryId: string
  readonly kind: string
}

/** What the entries of a home are about. */
export const kindsOfHome = [
  'alert',
  'apiKey',
  'beneficiary',
  'delivery',
  'device',
  'document',
  'escalation',
  'establishment',
  'events',
  'export',
  'handover',
  'invitation',
  'licences',
  'member',
  'mood',
  'note',
  'report',
  'rule',
  'shift',
  'snooze',
  'task',
] as const

/** What those are about that belong to no home. */
export const kindsNowhere = ['profile', 'user', 'phone', 'sessions', 'terms', 'unlockCode'] as const

type Kind = (typeof kindsOfHome | typeof kindsNowhere)[number]

interface Props {
  /** What entries may be about. */
  kinds: readonly Kind[]
  filters: Filters
  onChange: (filters: Filters) => void
  /** The people that entries were written of, by id and name. */
  people: ReadonlyMap<string, string>
  /** The residents of the home, by id and name; null where there is no home. */
  residents: ReadonlyMap<string, string> | null
}

/** Which entries of the journal to show: of which days, by whom, about which resident and what. */
export function JournalFilters({ kinds, filters, onChange, people, residents }: Props) {
  const { t } = useTranslation()
  const inputs = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) }
  const isWrong = filters.from > filters.to
  // A date that is being typed is none for a moment: the former one stays.
  const setDay = (name: 'from' | 'to') => (day: string) => day !== '' && onChange({ ...filters, [name]: day })
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)' },
        // What is chosen is read whole: on a phone the last of five has its line for itself.
        '& > :nth-of-type(5)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      {(['from', 'to'] as const).map((name) => (
        <Field
          key={name}
          type="date"
          name={name}
          label={t(name === 'from' ? 'journal.from' : 'journal.until')}
          autoComplete="off"
          inputRef={inputs[name]}
          value={filters[name]}
          onChange={setDay(name)}
          error={isWrong && name === 'from' ? t('journal.periodWrong') : null}
        />
      ))}
      <Choice
        label={t('journal.person')}
        name="person"
        value={filters.uid}
        onChange={(uid) => onChange({ ...filters, uid })}
      >
        <option value="">{t('journal.everybody')}</option>
        <Options of={people} chosen={filters.uid} />
      </Choice>
      {residents && (
        <Choice
          label={t('journal.resident')}
          name="resident"
          value={filters.beneficiaryId}
          onChange={(beneficiaryId) => onChange({ ...filters, beneficiaryId })}
        >
          <option value="">{t('journal.anyResident')}</option>
          <Options of={residents} chosen={filters.beneficiaryId} />
        </Choice>
      )}
      <Choice
        label={t('journal.record')}
        name="record"
        value={filters.kind}
        onChange={(kind) => onChange({ ...filters, kind })}
      >
        <option value="">{t('journal.everything')}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`journal.kinds.${kind}`)}
          </option>
        ))}
      </Choice>
    </Box>
  )
}

/** People to choose from, by name. Who was chosen stays so while another period is read. */
function Options({ of, chosen }: { of: ReadonlyMap<string, string>; chosen: string }) {
  const all = chosen === '' || of.has(chosen) ? of : new Map([...of, [chosen, chosen]])
  return [...all]
    .toSorted(([, one], [, other]) => one.localeCompare(other, undefined, { numeric: true }))
    .map(([id, name]) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))
}
