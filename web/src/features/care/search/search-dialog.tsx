import { mdiClose } from '@mdi/js'
import Box from '@mui/material/Box'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { PageDialog } from '../../../components/page-dialog.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { SearchBox } from './search-box.tsx'
import { optionsOf } from './search-options.ts'
import { SearchState } from './search-state.tsx'
import { useSearch } from './use-search.ts'

/** The search over all that one may see; on a phone over the whole screen. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const titleId = useId()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const [term, type] = useState('')
  const search = useSearch(term)
  const options = search.found ? optionsOf(search.found, term, locale) : []
  return (
    <PageDialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      aria-labelledby={titleId}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1 }}>
        <DialogTitle id={titleId} sx={{ flex: 1 }}>
          {t('search.title')}
        </DialogTitle>
        <IconButton aria-label={t('common.close')} onClick={onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      </Box>
      <DialogContent>
        <SearchBox term={term} onType={type} options={options} onClose={onClose} />
        <SearchState term={term} search={search} count={options.length} />
        {term.trim() === '' && (
          <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{t('search.help')}</Typography>
        )}
      </DialogContent>
    </PageDialog>
  )
}
