import type { DocumentValue } from '../src/storage-rules/evaluation/documents.ts'
import { verify } from '../src/storage-rules/evaluation/verify.ts'
import { loadRuleset } from '../src/storage-rules/load-ruleset.ts'
import { decodeDocument } from '../src/storage-rules/protocol/decode-document.ts'
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
