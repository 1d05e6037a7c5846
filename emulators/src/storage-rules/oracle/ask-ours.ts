import type { DocumentValue } from '../evaluation/documents.ts'
import { verify } from '../evaluation/verify.ts'
import { loadRuleset } from '../load-ruleset.ts'
import { decodeDocument } from '../protocol/decode-document.ts'
import {
  type Answer,
  documentFields,
  documentPath,
  project,
  type Question,
  requestOf,
  rulesFor,
} from './question.ts'

/** What our own engine answers. */
export function askOurs(question: Question): Answer {
  const { ruleset } = loadRuleset(rulesFor('firebase.storage', question), 'storage.rules')
  if (ruleset === undefined) return 'refused'
  const known = decodeDocument({ name: `projects/${project}${documentPath}`, fields: documentFields })
  const documents = new Map<string, DocumentValue>([[documentPath, known]])
  for (;;) {
    const verdict = verify(ruleset, requestOf(question), documents, () => {})
    if ('missingDocument' in verdict) documents.set(verdict.missingDocument, null)
    else if (verdict.permit) return 'permit'
    else return verdict.failures.length > 0 ? 'error' : 'false'
  }
}
