import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bannerLooks } from './banner-looks.ts'
import { readOutOnPhones } from './visually-hidden.ts'

interface Props {
  /** Read out at once when it appears. */
  role?: 'alert'
  children: ReactNode
  /** What to do, shown where there is room for it; on a phone a tap unfolds it. */
  help?: string
}

/** Under the top bar of every page, as long as it lasts: something of the whole screen is not as it should be. */
export function Banner({ role, children, help }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [isUnfolded, unfold] = useState(false)
  return (
    <Box
      // What a screen reader is not told at once it finds among the parts of the page, by its first words.
      role={role ?? 'region'}
      aria-labelledby={role ? undefined : id}
      sx={{
        px: { xs: 1.5, sm: 2 },
        py: 1,
        ...bannerLooks,
        overflowWrap: 'anywhere',
      }}
    >
      <div id={id}>{children}</div>
      {help !== undefined && (
        <>
          <Button
            color="inherit"
            aria-expanded={isUnfolded}
            onClick={() => unfold(!isUnfolded)}
            sx={{
              display: { sm: 'none' },
              minHeight: 44,
              mt: -1,
              mb: -1.5,
              px: 0,
              textDecoration: 'underline',
            }}
          >
            {t('shell.whatToDo')}
          </Button>
          <Box component="span" sx={isUnfolded ? { display: 'block' } : readOutOnPhones}>
            {' '}
            {help}
          </Box>
        </>
      )}
    </Box>
  )
}
