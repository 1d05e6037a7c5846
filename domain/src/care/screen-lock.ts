import { z } from 'zod'

/** After how many minutes without touch the screens of a home's staff lock (docs/adr/0048-a-shared-screen-locks.md). */
export const lockAfterMinutesSchema = z.int().min(1).max(60)
