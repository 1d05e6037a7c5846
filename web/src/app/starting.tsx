import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '../components/logo.tsx'
import { Message } from '../components/message.tsx'
import { Skeletons } from '../components/skeletons.tsx'
import { settlesWithinMs, toldAfterMs } from '../lib/connection/listener-state.ts'

/**
 * Stands for the whole app until it is known who looks at it and what they may see: nothing at first, for it mostly takes
 * a moment; then the bare shell; then words.
 */
export function Starting() {
  const { t } = useTranslation()
  const isLate = useElapsed(settlesWithinMs)
  const isLong = useElapsed(toldAfterMs)
  if (!isLate) return null
  return (
    <>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: 60,
          px: 2,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Logo size={32} withName />
      </Box>
      <Box component="main" sx={{ maxWidth: 1440, mx: 'auto', p: { xs: 1.5, sm: 2, md: 3 } }}>
        <Message kind="info">{isLong && `${t('shell.stillWaiting')} ${t('shell.waitingHelp')}`}</Message>
        <Skeletons shape="cards" />
      </Box>
    </>
  )
}

function useElapsed(ms: number): boolean {
  const [elapsed, setElapsed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return elapsed
}
