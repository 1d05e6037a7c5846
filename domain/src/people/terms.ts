import { z } from 'zod'
import { instantSchema } from '../ids.ts'

/** The terms of service in force, by the month in which they were written. Other words are another version. */
export const currentTerms = '2026-11'

/** Which terms a person accepted, and when. */
export const acceptedTermsSchema = z.object({ version: z.string().min(1).max(20), acceptedAt: instantSchema })
