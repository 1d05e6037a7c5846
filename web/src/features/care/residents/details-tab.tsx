import Box from '@mui/material/Box'
import { TasksSection } from '../tasks/tasks-section.tsx'

/** /establishment/{eid}/beneficiary/{bid}/details: how a resident is, what was written down, and what is to be done. */
export default function DetailsTab() {
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
      <TasksSection />
    </Box>
  )
}
