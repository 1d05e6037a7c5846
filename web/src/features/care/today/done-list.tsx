import { mdiCheck } from '@mdi/js'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { Icon } from '../../../components/icon.tsx'
import { routes } from '../../../lib/page/routes.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { roomAndName } from '../residents/room-and-name.ts'
import { doneWords } from '../tasks/done-words.ts'
import { FoldedTasks } from '../tasks/folded-tasks.tsx'
import type { Telling } from '../tasks/plan-words.ts'
import type { DoneFor } from './use-shift-tasks.ts'

/** What was done, behind a line that says how much it is; what was done by mistake is taken back where its task opens. */
export function DoneList({ done, telling }: { done: readonly DoneFor[]; telling: Telling }) {
  const { t } = useTranslation()
  const { uid } = useSession().user
  if (done.length === 0) return null
  return (
    <FoldedTasks summary={t('today.done', { count: done.length })}>
      {done.map(({ done: one, resident }) => (
        <Box component="li" key={one.path} sx={{ py: 1, overflowWrap: 'anywhere' }}>
          <Link
            component={RouterLink}
            to={routes.task(one.establishmentId, one.beneficiaryId, one.taskId)}
            sx={{ minHeight: 44, display: 'flex', alignItems: 'center', fontWeight: 700 }}
          >
            {`${roomAndName(resident)} · ${one.title}`}
          </Link>
          <Typography variant="body2" sx={{ display: 'flex', gap: 0.5, color: 'text.secondary' }}>
            <Icon path={mdiCheck} fontSize="small" />
            {doneWords(one, uid, telling)}
          </Typography>
        </Box>
      ))}
    </FoldedTasks>
  )
}
