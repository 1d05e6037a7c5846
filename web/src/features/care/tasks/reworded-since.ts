import { mostOfTitle, type Task, taskName, taskSchema } from '@vigie/domain/care/task'
import { shortened } from '@vigie/domain/shortened'
import { ApiError } from '../../../lib/api/api-client.ts'

type Words = Pick<Task, 'title' | 'description'>

/**
 * What a task says by now, where the server recorded nothing because it says something else than whoever did it had read; null where
 * that is not why. What differs is named: of one whose title is the same, its description.
 * @param read what they had read
 */
export function rewordedSince(error: unknown, read: Words): string | null {
  if (!(error instanceof ApiError) || error.code !== 'taskReworded') return null
  const current = taskSchema.pick({ title: true, description: true }).safeParse(error.current).data
  if (!current) return null
  return current.title === read.title ? shortened(current.description, mostOfTitle) : taskName(current)
}
