import Box from '@mui/material/Box'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../components/choice.tsx'
import { Field } from '../../../components/field.tsx'
import { type Sorting, sortings } from './found-people.ts'

interface Props {
  typed: string
  onType: (typed: string) => void
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}

/** By what people are looked for, and in which order they come. */
export function SearchPeople({ typed, onType, sorting, onSort }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' } }}>
      <Field
        label={t('adminUsers.search')}
        type="text"
        name="search"
        autoComplete="off"
        inputRef={input}
        value={typed}
        onChange={onType}
        error={null}
      />
      <Choice
        label={t('adminUsers.sortBy')}
        name="sorting"
        value={sorting}
        onChange={(chosen) => onSort(sortings.find((one) => one === chosen) ?? sorting)}
      >
        {sortings.map((one) => (
          <option key={one} value={one}>
            {t(`adminUsers.${one}`)}
          </option>
        ))}
      </Choice>
    </Box>
  )
}
