import { z } from 'zod'

/**
 * What firebase-tools writes to the runtime, one JSON object a line (storage/rules/types.ts and runtime.ts of
 * firebase-tools). A line without `action` answers a question of ours, whose id it bears.
 */
const loadRuleset = z.object({
  action: z.literal('load_ruleset'),
  id: z.number(),
  context: z.object({
    rulesetName: z.string(),
    source: z.object({ files: z.tuple([z.object({ name: z.string(), content: z.string() })]) }),
  }),
})

const verify = z.object({
  action: z.literal('verify'),
  id: z.number(),
  context: z.object({
    rulesetName: z.string(),
    service: z.string(),
    path: z.string(),
    method: z.string(),
    variables: z.record(z.string(), z.unknown()),
  }),
})

const firestoreDocument = z.object({
  action: z.undefined().optional(),
  id: z.number(),
  status: z.enum(['ok', 'not_found', 'invalid_state']),
  result: z.object({ name: z.string(), fields: z.record(z.string(), z.unknown()).optional() }).optional(),
})

export const messageSchema = z.union([loadRuleset, verify, firestoreDocument])

export type LoadRulesetMessage = z.infer<typeof loadRuleset>
export type VerifyMessage = z.infer<typeof verify>
export type FirestoreDocumentMessage = z.infer<typeof firestoreDocument>

interface Issues {
  readonly warnings: readonly string[]
  readonly errors: readonly string[]
}

/**
 * What the runtime writes. The status is always `ok`: firebase-tools drops anything else and waits for ever, so what went
 * wrong is in `errors`, and a request with errors is denied. A question bears the id of the request that made us ask.
 */
export type Reply =
  | { readonly id: number; readonly status: 'ok' }
  | ({
      readonly id: number
      readonly status: 'ok'
      readonly result: { readonly rulesVersion: number }
    } & Issues)
  | ({ readonly id: number; readonly status: 'ok'; readonly result: { readonly permit: boolean } } & Issues)
  | ({
      readonly server_request_id: number
      readonly status: 'ok'
      readonly action: 'fetch_firestore_document'
      readonly context: { readonly path: string }
    } & Issues)

/** The id under which firebase-tools waits for the runtime to be ready. */
export const readyId = -1
