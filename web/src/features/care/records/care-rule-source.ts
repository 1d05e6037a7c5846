import { careButton } from '@vigie/domain/care/care-press'
import { paths } from '@vigie/domain/paths'
import { z } from 'zod'
import { listAt } from '../../../lib/firebase/asked.ts'

/** Whether a home has any rule, activated or not, that names the button of care: one of them, as far as it can be read, or none. For staff. */
export const careRuleSource = (eid: string) =>
  listAt(paths.notifications(eid), z.object({}), {
    where: [['deviceTypes', 'array-contains', careButton]],
    atMost: 1,
  })
