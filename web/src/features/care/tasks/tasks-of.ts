import type { Access } from '@vigie/domain/people/permissions'
import type { Telling } from './plan-words.ts'

/** Of whom tasks are, and who looks at them when. */
export interface TasksOf {
  readonly eid: string
  readonly bid: string
  /** What they are called, room first. */
  readonly who: () => string
  /** On the home's clock. */
  readonly telling: Telling
  /** Nothing is to be done any more for somebody who is archived. */
  readonly isArchived: boolean
  /** Whether the person may do and change them. */
  readonly mayWrite: boolean
  readonly access: Access
}
