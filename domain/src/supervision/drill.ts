import { z } from 'zod'
import type { LiveRule } from '../alerts/notification-rule.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { answerWithinMs, type ChainPart } from './chain.ts'

/** The attribute by which ingest looks whether a message is a drill, which costs an ordinary message nothing. */
export const drillAttribute = 'drill'

/** What a drill's message holds, and nothing else: no message of a gateway can be taken for one. */
export const drillMessageSchema = z.strictObject({
  drill: z.strictObject({
    establishmentId: idSchema,
    drillId: idSchema,
    /** Known to whoever published it and to the home's record of the drill alone. */
    token: z.string().length(43),
    /** A call as a gateway would publish it, for the same reading. */
    event: z.record(z.string(), z.unknown()),
  }),
})
export type DrillMessage = z.infer<typeof drillMessageSchema>['drill']

/** `establishments/{eid}/private/drill`: the latest try of a home's chain; there is one at a time. Server only. */
export const drillSchema = z.object({
  drillId: idSchema,
  token: z.string().length(43),
  startedAt: instantSchema,
  /** When ingest had taken it in and its rule had put the messages into the outbox. */
  queuedAt: instantSchema.nullable(),
})
export type Drill = z.infer<typeof drillSchema>

/** Another try may begin once the one before must be over, whoever made it. */
export const mayBegin = (known: Drill | null, now: number): boolean =>
  known === null || now - known.startedAt >= answerWithinMs + 30_000

/** The wave of a drill. */
export const drillWaveId = (drillId: string): string => `drill-${drillId}`

const nobody = 'drill'

/** The type of device that a drill's event says to be of, and the resident whom it is about: none of any home. */
export const drillDevice = {
  type: 'NOVIKA-LW-BOUTON',
  deviceId: '0000000000000000',
  beneficiaryId: nobody,
} as const

/** The rule that a drill is judged by, by the same function as a home's own: it must fire at any time. */
export const drillRule: LiveRule = {
  type: 'live',
  name: nobody,
  beneficiaryId: null,
  deviceTypes: [drillDevice.type],
  action: 'buttonPressed',
  shiftIds: [],
  recipients: [{ kind: 'beneficiary' }],
  methods: ['email', 'sms'],
  activated: true,
  createdBy: nobody,
  createdAt: 0,
  updatedAt: 0,
}

/** What is known of a drill's message on one channel; null: it is not there. */
export type DrillMessageState =
  | 'pending'
  | 'sending'
  | 'accepted'
  | 'delivered'
  | 'failed'
  | 'cancelled'
  | null

/** Whether all of a drill's messages were taken by their providers. */
export const hasArrived = (states: Readonly<Record<'email' | 'sms', DrillMessageState>>): boolean =>
  Object.values(states).every((state) => state === 'accepted' || state === 'delivered')

/**
 * Which part a drill did not come through, the first in their order; null: it came through all. A message that nobody took up is the
 * outbox's fault, and so is it where neither provider took its own: nothing goes out then, whoever is to blame. One that alone was tried in
 * vain is its provider's.
 */
export function partNotPassed(
  drill: Pick<Drill, 'queuedAt'> | null,
  states: Readonly<Record<'email' | 'sms', DrillMessageState>>,
  attempts: Readonly<Record<'email' | 'sms', number>>,
): ChainPart | null {
  if (hasArrived(states)) return null
  if (drill === null || drill.queuedAt === null) return 'ingest'
  const channels = ['email', 'sms'] as const
  const missing = channels.filter(
    (channel) => states[channel] !== 'accepted' && states[channel] !== 'delivered',
  )
  const tried = missing.filter((channel) => attempts[channel] > 0)
  return tried.length === channels.length ? 'outbox' : (tried[0] ?? 'outbox')
}
