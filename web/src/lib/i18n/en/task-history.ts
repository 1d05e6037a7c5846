import type { taskHistory as french } from '../fr/task-history.ts'

/** What was done of a task. */
export const taskHistory: typeof french = {
  latest: 'The latest times',
  noneDueYet: 'Nothing was due yet.',
  reworded: 'This task has had its present text since {{when}}: what was done before followed another text.',
  doneLate: 'It was done',
  doneLateOf: 'It was done: {{when}}',
  undoOf: 'Undo what is done: {{when}}',
}
