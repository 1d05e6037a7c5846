import { paths } from '@vigie/domain/paths'
import type { DocumentValue } from '@vigie/emulators/storage-rules/evaluation/documents'
import type { Ruleset } from '@vigie/emulators/storage-rules/evaluation/ruleset'
import { type VerifyRequest, verify } from '@vigie/emulators/storage-rules/evaluation/verify'
import { loadRuleset } from '@vigie/emulators/storage-rules/load-ruleset'
import { TimestampValue } from '@vigie/emulators/storage-rules/values/time'
import type { Value } from '@vigie/emulators/storage-rules/values/value'
import { type Character, claimsOf, emailOf, homes } from '../rules/cast.ts'

/**
 * Asks rules in this process, so that hundreds of mutants can be asked. The Storage-rules runtime evaluates the language;
 * rules of Firestore are put into its words. Of a list it asks about one document that the query could bring.
 */
export interface Question {
  readonly who: Character | null
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete'
  readonly path: string
  readonly resource: Readonly<Record<string, unknown>> | null
  readonly requested: Readonly<Record<string, unknown>> | null
  /** What stands in Firestore at the path of a file. */
  readonly ticket?: Readonly<Record<string, unknown>>
}

/** When everything here is asked, in milliseconds. */
export const askedAt = 1_800_000_000_000

/** The rules of either product, ready to be asked; null where they do not compile. */
export function loadRules(source: string): Ruleset | null {
  const words = source
    .replace('service cloud.firestore', 'service firebase.storage')
    .replace('match /databases/{database}/documents', 'match /b/{bucket}/o')
    .replaceAll('return get(/databases/$(database)/', 'return firestore.get(/databases/(default)/')
  return loadRuleset(words, 'rules').ruleset ?? null
}

/** A question in the values of the rules language; made once, and asked of hundreds of rulesets. */
export interface PreparedQuestion {
  readonly request: VerifyRequest
  /** What a rule may read to answer it: only what decides a right, one home's at a time. */
  readonly readable: readonly ReadonlyMap<string, DocumentValue>[]
}

export function prepare({ who, method, path, resource, requested, ticket }: Question): PreparedQuestion {
  const auth = who === null ? null : { uid: who.uid, token: claimsOf(who) }
  const asked = new Map<string, Value>([
    ['auth', ruleValueOf(auth)],
    ['resource', ruleValueOf(requested)],
    ['time', new TimestampValue(askedAt / 1_000, 0)],
  ])
  const variables = new Map<string, Value>([
    ['request', asked],
    ['resource', ruleValueOf(resource)],
  ])
  return {
    request: { service: 'firebase.storage', path: `/b/vigie/o/${path}`, method, variables },
    readable: homes.map((home) => documentsOf(who, home, path, ticket)),
  }
}

/** A rule that reads anything that it may not is denied for it. */
export const isPermitted = (ruleset: Ruleset, { request, readable }: PreparedQuestion): boolean =>
  readable.some((documents) => {
    const verdict = verify(ruleset, request, documents, () => {})
    return 'permit' in verdict && verdict.permit
  })

/** No more of them than a request may read. */
function documentsOf(
  who: Character | null,
  home: (typeof homes)[number],
  path: string,
  ticket: Question['ticket'],
): Map<string, DocumentValue> {
  const document = (data: Readonly<Record<string, unknown>> | null | undefined): DocumentValue =>
    data === null || data === undefined ? null : new Map([['data', ruleValueOf(data)]])
  const at = (path: string) =>
    `/databases/(default)/documents/${path.split('/').map(encodeURIComponent).join('/')}`
  const ofTicket: [string, DocumentValue][] = ticket ? [[at(path), document(ticket)]] : []
  if (who === null) return new Map(ofTicket)
  const ofMember: [string, DocumentValue] = [at(paths.member(home, who.uid)), document(who.memberships[home])]
  // Of an address that is theirs, unless it says another.
  const profile = who.profile && { email: emailOf(who.uid), ...who.profile }
  const ofProfile: [string, DocumentValue] = [at(paths.user(who.uid)), document(profile)]
  if (!ticket) return new Map([ofProfile, ofMember])
  return new Map([...ofTicket, ticket.sentAs === 'superAdmin' ? ofProfile : ofMember])
}

function ruleValueOf(plain: unknown): Value {
  if (Array.isArray(plain)) return plain.map(ruleValueOf)
  if (typeof plain === 'number') return Number.isInteger(plain) ? BigInt(plain) : plain
  if (typeof plain === 'object' && plain !== null)
    return new Map(Object.entries(plain).map(([key, value]) => [key, ruleValueOf(value)]))
  if (plain === null || typeof plain === 'string' || typeof plain === 'boolean') return plain
  throw new TypeError(`no value of the rules language: ${String(plain)}`)
}
