import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { BrowserRouter } from 'react-router-dom'
import { useIsLocked } from '../lib/lock/screen-lock.ts'
import { useLeaving } from '../lib/session/leave-session.ts'
import { LeavingPage } from './leaving-page.tsx'
import { NoticeBar } from './notice-bar.tsx'
import { Router } from './router.tsx'
import { theme } from './theme.ts'

/** The app; nothing of it while somebody is being signed out. */
export function App() {
  const leaving = useLeaving()
  // What was said of somebody is not said to whoever passes by.
  const isLocked = useIsLocked()
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {leaving === 'no' ? (
        <BrowserRouter>
          <Router />
          {!isLocked && <NoticeBar />}
        </BrowserRouter>
      ) : (
        <LeavingPage leaving={leaving} />
      )}
    </ThemeProvider>
  )
}
