import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Task } from '@vigie/domain/care/task'
import { nextCallAt } from '@vigie/domain/care/task-life'
import { withinItself } from '../../../components/within-itself.ts'
import { dayAndTime } from '../../../lib/time/words.ts'
import { actorName } from '../alerts/actor-name.ts'
import { changedWords } from './done-words.ts'
import { completionWords, planWords, type Telling } from './plan-words.ts'

interface Props {
  task: Task
  telling: Telling
  /** It is asked for now or soon: when it comes after that stands nowhere else. */
  hasNext: boolean
}

/** What a task says: what is to be done, when it comes and comes next, how often it was done, and who added it and changed it last. */
export function TaskFacts({ task, telling, hasNext }: Props) {
  const { t, now, timeZone, locale } = telling
  const time = (at: number) => dayAndTime(at, now, timeZone, locale)
  const added = { name: task.addedByName, isRelative: task.addedByRelative }
  const changed = changedWords(task, telling)
  const next = nextCallAt(task, now, timeZone)
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ whiteSpace: 'pre-wrap', ...withinItself }}>{task.description}</Typography>
      <Typography sx={{ fontWeight: 500 }}>{planWords(task, telling)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[
          ...(hasNext ? [next === null ? t('tasks.noMore') : t('tasks.nextCall', { when: time(next) })] : []),
          completionWords(task, t),
        ].join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('tasks.addedBy', { name: actorName(added, t), when: time(task.addedAt) })}
      </Typography>
      {changed !== null && <Typography variant="body2">{changed}</Typography>}
    </Box>
  )
}
