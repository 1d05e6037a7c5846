import Box from '@mui/material/Box'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
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
  if (of.resident.state === 'archived') return <RestoreResident {...of} />
  return (
    <Box sx={{ display: 'flex' }}>
      <PhotoOfResident {...of} />
      <ChangeResident {...of} />
      <ArchiveResident {...of} devices={devices} />
    </Box>
  )
}
