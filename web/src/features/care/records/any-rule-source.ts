import { paths } from '@vigie/domain/paths'
import { z } from 'zod'
import { listAt } from '../../../lib/firebase/asked.ts'

/** Whether a home has any rule that is activated: one of them, as far as it can be read, or none. For staff. */
export const anyRuleSource = (eid: string) =>
  listAt(paths.notifications(eid), z.object({}), { where: [['activated', '==', true]], atMost: 1 })
