import './app/fonts.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { StartFailure } from './app/start-failure.tsx'
import { startFirebase } from './lib/firebase/app.ts'
import { startingLocale } from './lib/i18n/choose-locale.ts'
import { startTexts } from './lib/i18n/i18n.ts'
import { takeAlong } from './lib/page/asked-for.ts'
// Before the router: it hears of Back in its turn (lib/page/over-pages.ts).
import './lib/page/closed-by-back.ts'
import { keepFilesOut } from './lib/page/keep-files-out.ts'
import { keepTokenFresh } from './lib/session/keep-token-fresh.ts'
import { watchSession } from './lib/session/leave-session.ts'

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const root = createRoot(element)

keepFilesOut(window)
takeAlong()

try {
  await Promise.all([startTexts(startingLocale()), startFirebase()])
  watchSession()
  keepTokenFresh()
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
} catch (error) {
  console.error(error)
  root.render(<StartFailure />)
}
