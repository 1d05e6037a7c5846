import { readFileSync } from 'node:fs'
import { z } from 'zod'

const schema = z.object({
  expressions: z.record(z.string(), z.array(z.string())),
  malformedExpressions: z.array(z.string()),
  sources: z.array(z.string()),
})

/**
 * What both engines are asked (questions.json): conditions by topic, with the document, the token and the match captures
 * of question.ts at hand; conditions that do not parse; and whole rules files, right and wrong. What the right answers
 * are, the oracle says (answers.json).
 */
export const { expressions, malformedExpressions, sources } = schema.parse(
  JSON.parse(readFileSync(new URL('questions.json', import.meta.url), 'utf8')),
)
