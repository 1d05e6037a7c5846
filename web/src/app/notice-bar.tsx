import { mdiClose } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { snackbarMs } from '@vigie/domain/constants'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../components/icon.tsx'
import { dismiss, type Notice, useNotice } from '../lib/notices/notices.ts'
import { useClearOfActs } from '../lib/page/clear-of-acts.ts'
import { useVisible } from '../lib/page/visibility.ts'

/** Green for success, red for errors, blue otherwise. */
const grounds: Record<Notice['kind'], string> = {
  success: 'success.main',
  error: 'error.dark',
  info: 'primary.dark',
}

/** The message at the foot of the screen, read out when it appears; a screen reader hears an error at once. */
export function NoticeBar() {
  const notice = useNotice()
  return (
    <>
      <div role="status">
        {notice && notice.kind !== 'error' && <NoticeBox key={notice.id} {...notice} />}
      </div>
      <div role="alert">{notice?.kind === 'error' && <NoticeBox key={notice.id} {...notice} />}</div>
    </>
  )
}

function NoticeBox({ id, kind, text, action, lastsMs = snackbarMs }: Notice) {
  // Renders anew in another language, and what it says with it.
  const { t } = useTranslation()
  const isVisible = useVisible()
  const box = useRef<HTMLDivElement>(null)
  useClearOfActs(box)
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
        position: 'fixed',
        // Below menus: one that was opened is what somebody looks at.
        zIndex: 1250,
        bottom: { xs: 72, md: 24 },
        left: { xs: 8, sm: 24 },
        right: { xs: 8, sm: 'auto' },
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 52,
        pl: 2,
        pr: 0.5,
        borderRadius: 1,
        bgcolor: grounds[kind],
        color: '#FFFFFF',
      }}
    >
      <Box component="span" sx={{ flex: 1, py: 1 }}>
        {text()}
      </Box>
      {action && (
        <Button
          color="inherit"
          onClick={() => {
            action.act()
            dismiss(id)
          }}
          sx={{ textDecoration: 'underline' }}
        >
          {action.label()}
        </Button>
      )}
      <IconButton onClick={() => dismiss(id)} aria-label={t('common.close')} sx={{ color: 'inherit' }}>
        <Icon path={mdiClose} />
      </IconButton>
    </Box>
  )
}
