import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type Task, taskName } from '@vigie/domain/care/task'
import { planWords, type Telling } from '../plan-words.ts'

interface Props {
  /** The task as it is by now; null where nobody else has changed it. */
  current: Task | null
  telling: Telling
  /** Saves what is typed over it, as it was last changed at this instant. */
  onKeepMine: (seenAt: number) => void
}

/** What a task says by now that somebody else has changed while it was being changed here, and the way to save over it. */
export function ChangedMeanwhile({ current, telling, onKeepMine }: Props) {
  const { t } = telling
  if (current === null) return null
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {t('taskForm.form.saysNow')}
      <Box
        component="blockquote"
        sx={{ m: 0, pl: 1.5, borderLeft: 3, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        <strong>{taskName(current)}</strong>
        {`\n${current.description}\n${planWords(current, telling)}`}
      </Box>
      <Button variant="outlined" onClick={() => onKeepMine(current.updatedAt)}>
        {t('taskForm.form.keepMine')}
      </Button>
    </Box>
  )
}
