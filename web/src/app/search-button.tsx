import { mdiMagnify } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../components/icon.tsx'
import { pages } from './pages.ts'
import { useAsksForTerms } from './use-visitor.ts'

const SearchDialog = lazy(pages.search)

/** Where a "/" is a letter, or a window is open already. */
const takesLetters = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]'

/** Opens the search; so does "/", unless somebody is typing. On a phone it is an icon. */
export function SearchButton() {
  const { t } = useTranslation()
  const asksForTerms = useAsksForTerms()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTaken = event.target instanceof Element && event.target.closest(takesLetters) !== null
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (event.key !== '/' || !isPlain || isTaken || asksForTerms) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [asksForTerms])

  if (asksForTerms) return null
  return (
    <>
      <Button
        onClick={() => setOpen(true)}
        aria-label={t('places.search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        sx={{
          minWidth: 44,
          px: { xs: 0, lg: 1.5 },
          color: 'text.secondary',
          border: { lg: 1 },
          borderColor: { lg: 'divider' },
        }}
      >
        <Icon path={mdiMagnify} />
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' }, ml: 1, pr: 2 }}>
          {t('places.search')}
        </Box>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
