import Box from '@mui/material/Box'
import { goesOn } from '@vigie/domain/care/snooze'
import { loadWithTexts } from '../../../lib/i18n/parts.ts'
import { code } from '../../../lib/page/code.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import type { SnoozePanelProps } from './snooze-panel.tsx'
import { useCame } from './use-came.ts'

const loadPanel = code(() => loadWithTexts('snoozes', () => import('./snooze-panel.tsx')))

/** Care with a resident, on their page; nothing where none is under way and the person begins none. Its room is kept until it comes. */
export function CareOfResident(of: SnoozePanelProps) {
  const now = useNow()
  const { resident, mayBegin } = of
  return (
    (mayBegin || resident.snoozes?.some((one) => goesOn(one, now))) && (
      <Box sx={{ flex: '1 1 100%', minWidth: 0, minHeight: 44 }}>
        <Panel {...of} />
      </Box>
    )
  )
}

function Panel(of: SnoozePanelProps) {
  const came = useCame(loadPanel)
  return came && <came.default {...of} />
}
