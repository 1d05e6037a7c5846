import { mdiClose, mdiMagnify } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'

interface Props {
  /** What is searched, and in what. */
  label: string
  /** What to type. */
  hint: string
  value: string
  onChange: (value: string) => void
}

/** Narrows a list by what is typed. */
export function SearchField({ label, hint, value, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <OutlinedInput
      type="search"
      size="small"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      placeholder={hint}
      slotProps={{ input: { 'aria-label': label } }}
      startAdornment={<Icon path={mdiMagnify} sx={{ mr: 1, color: 'text.secondary' }} />}
      endAdornment={
        value !== '' && (
          <IconButton edge="end" aria-label={t('common.clearSearch')} onClick={() => onChange('')}>
            <Icon path={mdiClose} />
          </IconButton>
        )
      }
      sx={{
        flex: '1 1 auto',
        maxWidth: 420,
        minHeight: 44,
        '& input::-webkit-search-cancel-button': { display: 'none' },
        '& input::placeholder': { color: 'text.secondary', opacity: 1 },
      }}
    />
  )
}
