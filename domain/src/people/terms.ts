import { z } from 'zod'
import { instantSchema } from '../ids.ts'

/**
 * The terms of service in force, by the day on which they were written. Other words are another version, which everybody is
 * asked to accept before they go on.
 */
export const currentTerms = '2026-11-24'

/** Which terms a person accepted, and when. */
export const acceptedTermsSchema = z.object({ version: z.string().min(1).max(20), acceptedAt: instantSchema })
