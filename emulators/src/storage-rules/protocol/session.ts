import type { DocumentValue } from '../evaluation/documents.ts'
import type { Ruleset } from '../evaluation/ruleset.ts'
import { type VerifyRequest, verify } from '../evaluation/verify.ts'
import { type Issue, toRuntimeIssue } from '../language/issue.ts'
import { loadRuleset } from '../load-ruleset.ts'
import type { Value } from '../values/value.ts'
import { decodeDocument } from './decode-document.ts'
import { decodeValue } from './decode-value.ts'
import {
  type FirestoreDocumentMessage,
  type LoadRulesetMessage,
  messageSchema,
  type Reply,
  type VerifyMessage,
} from './messages.ts'

/** A request that waits for a document. */
interface Waiting {
  readonly ruleset: Ruleset
  readonly request: VerifyRequest
  readonly documents: Map<string, DocumentValue>
  readonly awaitedPath: string
}

/** The conversation with one firebase-tools: its rulesets, and its requests that wait for a document. */
export class Session {
  readonly #rulesets = new Map<string, Ruleset>()
  readonly #waiting = new Map<number, Waiting>()
  readonly #debug: (text: string) => void

  /** `debug` receives what rules print with `debug(value)`. */
  constructor(debug: (text: string) => void) {
    this.#debug = debug
  }

  /** Answers one line. @throws where the line is not a message of the protocol. */
  answer(line: string): Reply {
    const message = messageSchema.parse(JSON.parse(line))
    switch (message.action) {
      case 'load_ruleset':
        return this.#load(message)
      case 'verify':
        return this.#verify(message)
      default:
        return this.#resume(message)
    }
  }

  #load({ id, context }: LoadRulesetMessage): Reply {
    const [{ name, content }] = context.source.files
    const { ruleset, issues } = loadRuleset(content, name)
    const ofSeverity = (severity: Issue['severity']) =>
      issues.filter((issue) => issue.severity === severity).map(toRuntimeIssue)
    if (ruleset !== undefined) this.#rulesets.set(context.rulesetName, ruleset)
    return {
      id,
      status: 'ok',
      result: { rulesVersion: ruleset?.version ?? 0 },
      errors: ofSeverity('ERROR'),
      warnings: ofSeverity('WARNING'),
    }
  }

  #verify({ id, context }: VerifyMessage): Reply {
    const { rulesetName, service, path, method } = context
    const ruleset = this.#rulesets.get(rulesetName)
    if (ruleset === undefined) return denial(id, `There is no ruleset ${rulesetName}.`)
    let variables: ReadonlyMap<string, Value>
    try {
      variables = new Map(
        Object.entries(context.variables).map(([name, value]) => [name, decodeValue(value)]),
      )
    } catch (error) {
      return denial(id, `The variables of the request cannot be read: ${String(error)}`)
    }
    return this.#evaluate(id, ruleset, { service, path, method, variables }, new Map())
  }

  #resume({ id, status, result }: FirestoreDocumentMessage): Reply {
    const waiting = this.#waiting.get(id)
    if (waiting === undefined) return denial(id, 'No request waits for this document.')
    this.#waiting.delete(id)
    const { ruleset, request, documents, awaitedPath } = waiting
    try {
      documents.set(awaitedPath, status === 'ok' && result !== undefined ? decodeDocument(result) : null)
    } catch (error) {
      return denial(id, `The document at ${awaitedPath} cannot be read: ${String(error)}`)
    }
    return this.#evaluate(id, ruleset, request, documents)
  }

  #evaluate(
    id: number,
    ruleset: Ruleset,
    request: VerifyRequest,
    documents: Map<string, DocumentValue>,
  ): Reply {
    const verdict = verify(ruleset, request, documents, this.#debug)
    if (!('missingDocument' in verdict))
      return { id, status: 'ok', result: { permit: verdict.permit }, errors: [], warnings: verdict.failures }
    const awaitedPath = verdict.missingDocument
    this.#waiting.set(id, { ruleset, request, documents, awaitedPath })
    return {
      server_request_id: id,
      status: 'ok',
      action: 'fetch_firestore_document',
      context: { path: awaitedPath },
      errors: [],
      warnings: [],
    }
  }
}

function denial(id: number, reason: string): Reply {
  return { id, status: 'ok', result: { permit: false }, errors: [reason], warnings: [] }
}
