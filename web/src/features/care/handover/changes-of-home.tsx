import Box from '@mui/material/Box'
import { loadWithTexts } from '../../../lib/i18n/parts.ts'
import { code } from '../../../lib/page/code.ts'
import { useComing } from '../../../lib/page/use-coming.ts'

const loadCard = code(() => loadWithTexts('trends', () => import('../trends/home-changes-card.tsx')))

/** Below what a shift leaves: who has changed over days, which no shift sees by itself. Its code comes after the page, and it is not printed with it. */
export function ChangesOfHome(of: { eid: string; timeZone: string }) {
  const came = useComing(loadCard)
  return (
    came && (
      <Box sx={{ maxWidth: 900, mx: 'auto', mt: 3, displayPrint: 'none' }}>
        <came.default {...of} />
      </Box>
    )
  )
}
