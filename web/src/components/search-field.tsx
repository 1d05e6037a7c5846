import { mdiClose, mdiMagnify } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
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

/**
 * Narrows a list by what is typed. It looks as MUI's fields do, and is none: those weigh 10 kB, which no list would need but for it.
 */
export function SearchField({ label, hint, value, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <Box sx={frame}>
      <Icon path={mdiMagnify} sx={{ mr: 1, color: 'text.secondary' }} />
      <input
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
        placeholder={hint}
        aria-label={label}
      />
      {value !== '' && (
        <IconButton edge="end" aria-label={t('common.clearSearch')} onClick={() => onChange('')}>
          <Icon path={mdiClose} />
        </IconButton>
      )}
    </Box>
  )
}

const frame = {
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 auto',
  maxWidth: 420,
  minWidth: 0,
  minHeight: 44,
  px: '14px',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: '#7D8F99',
  borderRadius: '10px',
  cursor: 'text',
  '&:hover': { borderColor: 'text.primary' },
  // An outline, so that nothing moves: the border becomes as thick as that of a field.
  '&:focus-within': {
    borderColor: 'primary.main',
    outline: '1px solid',
    outlineColor: 'primary.main',
  },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: 42,
    p: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& input::-webkit-search-cancel-button': { display: 'none' },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
} as const
