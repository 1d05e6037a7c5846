import { z } from 'zod'

/** What a call answers that may be made again: false where everything was so already. */
export const whetherChanged = z.object({ changed: z.boolean() })
