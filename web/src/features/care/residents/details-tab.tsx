import Box from '@mui/material/Box'
import { MoodHistory } from '../moods/mood-history.tsx'
import { NotesSection } from '../notes/notes-section.tsx'
import { TasksSection } from '../tasks/tasks-section.tsx'
import { useShownResident } from './use-shown-resident.ts'

/** /establishment/{eid}/beneficiary/{bid}/details: how a resident is, what was written down, and what is to be done. */
export default function DetailsTab() {
  const { establishment, timeZone, bid } = useShownResident()
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
      <MoodHistory eid={establishment.id} bid={bid} timeZone={timeZone} />
      <TasksSection />
      <NotesSection />
    </Box>
  )
}
