import { readFileSync } from 'node:fs'
import { z } from 'zod'

const answer = z.enum(['permit', 'false', 'error', 'refused'])
const schema = z.object({
  /** SHA-256 of the emulator that gave these answers. */
  engine: z.string(),
  expressions: z.record(z.string(), answer),
  programs: z.record(z.string(), answer),
  sources: z.record(z.string(), z.enum(['accepted', 'refused'])),
})

/** What the rules engine in Google's Firestore emulator answers to each question. */
export type RecordedAnswers = z.infer<typeof schema>

/** Written by record.ts. */
export const answersFile = new URL('answers.json', import.meta.url)

export function readRecordedAnswers(): RecordedAnswers {
  return schema.parse(JSON.parse(readFileSync(answersFile, 'utf8')))
}
