import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'

import { useLeaving } from '../lib/session/leave-session.ts'
import { NoticeBar } from './notice-bar.tsx'
import { Router } from './router.tsx'
import { theme } from './theme.ts'

/** The app; nothing of it while somebody is being signed out. */
export function App() {
  const leaving = useLeaving()
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {leaving ? null : (
        <>
          <Router />
          <NoticeBar />
        </>
      )}
    </ThemeProvider>
  )
}
