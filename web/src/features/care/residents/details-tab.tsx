import Box from '@mui/material/Box'
import { MoodHistory } from '../moods/mood-history.tsx'
import { NotesSection } from '../notes/notes-section.tsx'
import { TasksSection } from '../tasks/tasks-section.tsx'
import { mayWriteCare } from './may-write-care.ts'
import { useShownResident } from './use-shown-resident.ts'

/** /establishment/{eid}/beneficiary/{bid}/details: how a resident is, what was written down, and what is to be done. */
export default function DetailsTab() {
  const { establishment, timeZone, bid, resident } = useShownResident()
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
      <MoodHistory
        {...{ bid, timeZone, resident }}
        eid={establishment.id}
        mayRecord={mayWriteCare('moods', establishment, { ...resident, id: bid })}
      />
      <TasksSection />
      <NotesSection />
    </Box>
  )
}
