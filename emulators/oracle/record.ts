import { writeFileSync } from 'node:fs'
import { answersFile, type RecordedAnswers } from './answers.ts'
import { GoogleFirestore } from './google-firestore.ts'
import { programs } from './programs.ts'
import { questionOf } from './question.ts'
import { expressions, malformedExpressions, sources } from './questions.ts'

/** Asks Google's Firestore emulator every question and writes its answers down: `node record.ts`, after adding a question. */
async function record(): Promise<void> {
  await using google = await GoogleFirestore.start()
  const answers: RecordedAnswers = {
    engine: GoogleFirestore.engine() ?? '',
    expressions: {},
    programs: {},
    sources: {},
  }
  for (const expression of [...Object.values(expressions).flat(), ...malformedExpressions])
    answers.expressions[expression] = await google.ask(questionOf(expression))
  for (const [name, question] of Object.entries(programs)) answers.programs[name] = await google.ask(question)
  for (const source of sources)
    answers.sources[source] = (await google.accepts(source)) ? 'accepted' : 'refused'
  writeFileSync(answersFile, `${JSON.stringify(answers, null, 2)}\n`)
}

await record()
