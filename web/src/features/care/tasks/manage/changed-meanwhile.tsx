import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type Task, taskName } from '@vigie/domain/care/task'
import { useSession } from '../../../../lib/session/session-context.ts'
import { changedWords, doneWords } from '../done-words.ts'
import { planWords, type Telling } from '../plan-words.ts'

interface Props {
  /** The task as it is by now; `gone`: somebody has deleted it; null where nobody else has changed it. */
  current: Task | 'gone' | null
  telling: Telling
  /** Saves what is typed over it, as it was last changed at this instant. */
  onKeepMine: (seenAt: number) => void
  /** Adds what is typed beside it. */
  onSaveAsNew: () => void
}

/**
 * What a task says by now that somebody else has changed while it was being changed here, and the way to save over it; of one that was deleted, or done
 * once for all, the way to add what is typed as another.
 */
export function ChangedMeanwhile({ current, telling, onKeepMine, onSaveAsNew }: Props) {
  const { t } = telling
  const { uid } = useSession().person
  if (current === null) return null
  const asNew = (
    <Button variant="outlined" onClick={onSaveAsNew}>
      {t('taskForm.form.saveAsNew')}
    </Button>
  )
  if (current === 'gone') return <div>{asNew}</div>
  const changed = changedWords(current, telling)
  const [last] = current.completed ? current.recent : []
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {t('taskForm.form.saysNow')}
      <Box
        component="blockquote"
        sx={{ m: 0, pl: 1.5, borderLeft: 3, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        <strong>{taskName(current)}</strong>
        {`\n${current.description}\n${planWords(current, telling)}`}
        {changed !== null && `\n${changed}`}
        {last && `\n${doneWords(last, uid, telling)}`}
      </Box>
      {last && asNew}
      <Button variant="outlined" onClick={() => onKeepMine(current.updatedAt)}>
        {t('taskForm.form.keepMine')}
      </Button>
    </Box>
  )
}
