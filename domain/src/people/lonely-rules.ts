import { z } from 'zod'

/** The names of the notification rules that tell nobody since somebody's access changed. */
export const lonelyRulesSchema = z.array(z.string())
