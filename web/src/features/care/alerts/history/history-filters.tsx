import Box from '@mui/material/Box'
import { type AlertOutcome, alertOutcomes } from '@vigie/domain/alerts/alert-outcome'
import { type EventKind, eventKindNames, eventKinds } from '@vigie/domain/sensors/event-kinds'
import type { Shift } from '@vigie/domain/time/shift'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../../components/choice.tsx'
import { Field } from '../../../../components/field.tsx'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { shiftName } from '../../../care/establishments/manage/shifts/shift-name.ts'
import { useOutcomeWords } from './use-outcome-words.ts'

/** What is looked for. Days are "yyyy-mm-dd" on the home's clock; empty text: any. */
export interface HistoryFilter {
  readonly from: string
  readonly to: string
  readonly beneficiaryId: string
  readonly kind: EventKind | ''
  readonly shiftId: string
  readonly outcome: AlertOutcome | ''
}

interface Props {
  filter: HistoryFilter
  onChange: (filter: HistoryFilter) => void
  /** By id, with their rooms. */
  residents: ReadonlyMap<string, string>
  shifts: readonly Shift[]
}

/** Which alerts to show: of which days and shift, about whom, of what kind, and what became of them. */
export function HistoryFilters({ filter, onChange, residents, shifts }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const outcomeWords = useOutcomeWords()
  const inputs = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) }
  const isWrong = filter.from > filter.to
  // A date that is being typed is none for a moment: the former one stays.
  const setDay = (name: 'from' | 'to') => (day: string) => day !== '' && onChange({ ...filter, [name]: day })
  const kinds = eventKindNames
    .map((kind) => ({ kind, name: eventKinds[kind].name[locale] }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)' },
        displayPrint: 'none',
      }}
    >
      {(['from', 'to'] as const).map((name) => (
        <Field
          key={name}
          type="date"
          name={name}
          label={t(name === 'from' ? 'alertRecord.from' : 'alertRecord.until')}
          autoComplete="off"
          inputRef={inputs[name]}
          value={filter[name]}
          onChange={setDay(name)}
          error={isWrong && name === 'from' ? t('alertRecord.periodWrong') : null}
        />
      ))}
      <Choice
        label={t('alertRecord.resident')}
        name="resident"
        value={filter.beneficiaryId}
        onChange={(beneficiaryId) => onChange({ ...filter, beneficiaryId })}
      >
        <option value="">{t('alertRecord.anyResident')}</option>
        {[...residents]
          .toSorted(([, one], [, other]) => one.localeCompare(other, locale, { numeric: true }))
          .map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </Choice>
      <Choice
        label={t('alertRecord.kind')}
        name="kind"
        value={filter.kind}
        onChange={(kind) => onChange({ ...filter, kind: eventKindNames.find((one) => one === kind) ?? '' })}
      >
        <option value="">{t('alertRecord.anyKind')}</option>
        {kinds.map(({ kind, name }) => (
          <option key={kind} value={kind}>
            {name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('alertRecord.shift')}
        name="shift"
        value={filter.shiftId}
        onChange={(shiftId) => onChange({ ...filter, shiftId })}
      >
        <option value="">{t('alertRecord.anyShift')}</option>
        {shifts.map((shift) => (
          <option key={shift.id} value={shift.id}>
            {shiftName(shift, locale)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('alertRecord.outcome')}
        name="outcome"
        value={filter.outcome}
        onChange={(outcome) =>
          onChange({ ...filter, outcome: alertOutcomes.find((one) => one === outcome) ?? '' })
        }
      >
        <option value="">{t('alertRecord.anyOutcome')}</option>
        {alertOutcomes.map((outcome) => (
          <option key={outcome} value={outcome}>
            {outcomeWords(outcome)}
          </option>
        ))}
      </Choice>
    </Box>
  )
}
