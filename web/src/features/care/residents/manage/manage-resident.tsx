import Box from '@mui/material/Box'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { useEffect, useRef } from 'react'
import { focusHeading } from '../../../../lib/page/page-heading.ts'
import { PhotoOfResident } from '../photo/photo-of-resident.tsx'
import { ArchiveResident } from './archive-resident.tsx'
import { ChangeResident } from './change-resident.tsx'
import { RestoreResident } from './restore-resident.tsx'

interface Props {
  eid: string
  bid: string
  resident: Beneficiary
  /** How many devices of theirs were heard; null while it is not known. */
  devices: number | null
}

/** What an administrator may do with the record of a resident. */
export function ManageResident({ devices, ...of }: Props) {
  const { state } = of.resident
  const shown = useRef(state)
  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    // The button that archived or restored them is gone, and the focus with it.
    if (document.activeElement === document.body) focusHeading()
  }, [state])
  if (state === 'archived') return <RestoreResident {...of} />
  return (
    <Box sx={{ display: 'flex' }}>
      <PhotoOfResident {...of} />
      <ChangeResident {...of} />
      <ArchiveResident {...of} devices={devices} />
    </Box>
  )
}
