import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '../../../components/search-field.tsx'
import { readOutOnPhones } from '../../../components/visually-hidden.ts'
import { ListMenu } from './list-menu.tsx'

interface Props {
  /** Whether there are enough of them for typing. */
  isSearchable: boolean
  /** How many are shown; null: something else is. */
  found: number | null
  typed: string
  onType: (typed: string) => void
  /** By which one is added, for who may. */
  children: ReactNode
}

/** What stands above the residents of a home: the search, how many there are, and how they are shown. */
export function ResidentsToolbar({ isSearchable, found, typed, onType, children }: Props) {
  const { t } = useTranslation()
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        mb: { xs: 1, sm: 2 },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          flex: isSearchable ? { xs: '1 1 200px', sm: '1 1 260px' } : 'none',
          minWidth: 0,
          maxWidth: 472,
        }}
      >
        {isSearchable && (
          <SearchField
            label={t('residentList.search')}
            hint={t('residentList.searchHint')}
            value={typed}
            onChange={onType}
          />
        )}
        <ListMenu />
      </Box>
      {/* Where there are many, a phone has better use for the line. */}
      <Typography
        role="status"
        variant="body2"
        sx={[{ color: 'text.secondary', whiteSpace: 'nowrap' }, isSearchable && readOutOnPhones]}
      >
        {found !== null && t('residentList.shown', { count: found })}
      </Typography>
      {children && <Box sx={{ ml: 'auto' }}>{children}</Box>}
    </Box>
  )
}
