import { mdiClose } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { snackbarMs } from '@vigie/domain/constants'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../components/icon.tsx'
import { useSteadyPresses } from '../features/care/alerts/use-steady-presses.ts'
import { dismiss, isError, type Notice } from '../lib/notices/notices.ts'
import { undoKeys, undoShortcut } from '../lib/notices/undo-keys.ts'
import { useFocusBack } from '../lib/page/use-focus-back.ts'
import { useVisible } from '../lib/page/visibility.ts'

/** Green for success, red for errors, blue otherwise. */
const grounds: Record<Notice['kind'], string> = {
  success: 'success.main',
  error: 'error.dark',
  info: 'primary.dark',
}

/** A phone shows of each of several what happened and to whom; why, only where there is room. */
const shortOnPhones = {
  display: { xs: '-webkit-box', sm: 'block' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: '3', sm: 'none' },
  overflow: 'hidden',
  typography: { xs: 'body2', sm: 'body1' },
} as const

const keys = {
  display: 'none',
  '@media (hover: hover) and (pointer: fine)': { display: 'block' },
  flex: 'none',
  typography: 'body2',
  ml: -0.5,
} as const

interface Props extends Notice {
  isOneOfSeveral: boolean
}

/** One message at the foot of the screen, with what can be done about it, for as long as it lasts. */
export function NoticeBox({ id, kind, text, action, link, lastsMs = snackbarMs, isOneOfSeveral }: Props) {
  // Renders anew in another language, and what it says with it.
  const { t } = useTranslation()
  const isVisible = useVisible()
  const box = useRef<HTMLDivElement>(null)
  useFocusBack(box)
  // It comes under a finger that has just pressed there.
  useSteadyPresses(box)
  const canUndo = action !== undefined && !isError({ kind })
  // What is told while a phone is locked is still there when somebody looks.
  useEffect(() => {
    if (!isVisible) return
    const timer = setTimeout(() => dismiss(id), lastsMs)
    return () => clearTimeout(timer)
  }, [id, lastsMs, isVisible])
  return (
    <Box
      ref={box}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 52,
        mt: 1,
        pl: 2,
        pr: 0.5,
        borderRadius: 1,
        bgcolor: grounds[kind],
        color: '#FFFFFF',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, py: 1 }}>
        <Box sx={{ overflowWrap: 'anywhere', ...(isOneOfSeveral && shortOnPhones) }}>{text()}</Box>
      </Box>
      {action && (
        <Button
          color="inherit"
          data-steady
          aria-keyshortcuts={canUndo ? undoShortcut : undefined}
          onClick={() => {
            action.act()
            dismiss(id)
          }}
          sx={{ textDecoration: 'underline' }}
        >
          {action.label()}
        </Button>
      )}
      {/* Read out with the message, and shown where there is likely a keyboard. */}
      {canUndo && (
        <Box component="kbd" sx={keys}>
          {undoKeys}
        </Box>
      )}
      {link && (
        <Button
          component={Link}
          to={link.to}
          color="inherit"
          onClick={() => dismiss(id)}
          sx={{ flex: 'none', textDecoration: 'underline' }}
        >
          {link.label()}
        </Button>
      )}
      <IconButton onClick={() => dismiss(id)} aria-label={t('common.close')} sx={{ color: 'inherit' }}>
        <Icon path={mdiClose} />
      </IconButton>
    </Box>
  )
}
