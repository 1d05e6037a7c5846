import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { residentsReadBy } from '@vigie/domain/people/permissions'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '../../../lib/page/routes.ts'
import { MoodHistory } from '../moods/mood-history.tsx'
import { NotesSection } from '../notes/notes-section.tsx'
import { TasksSection } from '../tasks/tasks-section.tsx'
import { mayWriteCare } from './may-write-care.ts'
import { useShownResident } from './use-shown-resident.ts'

/** /establishment/{eid}/beneficiary/{bid}/details: how a resident is, what was written down, and what is to be done. */
export default function DetailsTab() {
  const { t } = useTranslation()
  const { establishment, timeZone, bid, resident } = useShownResident()
  const eid = establishment.id
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
      <MoodHistory
        {...{ eid, bid, timeZone, resident }}
        mayRecord={mayWriteCare('moods', establishment, { ...resident, id: bid })}
      />
      <TasksSection />
      <NotesSection />
      {residentsReadBy(establishment.access) === 'all' && (
        <Button
          component={Link}
          to={routes.report(eid, bid)}
          variant="outlined"
          sx={{ justifySelf: 'start' }}
        >
          {t('resident.report')}
        </Button>
      )}
    </Box>
  )
}
