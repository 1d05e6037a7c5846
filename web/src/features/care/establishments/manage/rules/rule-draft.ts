import { channelSchema } from '@vigie/domain/alerts/channel'
import { deviceTypeSchema } from '@vigie/domain/devices/device-type'
import { idSchema, instantSchema } from '@vigie/domain/ids'
import { ruleMetricSchema, ruleOperatorSchema } from '@vigie/domain/rules/metrics'
import { eventKindSchema } from '@vigie/domain/sensors/event-kinds'
import { useMemo } from 'react'
import { z } from 'zod'
import { dropItem, keepItem, useKept } from '../../../../../lib/kept/kept.ts'
import { draftKeptMs } from '../../../../../lib/kept/kept-items.ts'
import { historyPeriods } from './condition-form.ts'

const ruleDraftSchema = z.object({
  kind: z.literal('rule'),
  eid: idSchema,
  /** Whose page it was begun on; null: on that of the home. */
  bid: idSchema.nullable(),
  nid: idSchema,
  /** The `updatedAt` of the rule as it was seen; null: a new one. */
  seenAt: instantSchema.nullable(),
  form: z.object({
    type: z.enum(['live', 'conditional']),
    metric: ruleMetricSchema,
    operator: ruleOperatorSchema,
    value: z.string(),
    heldMinutes: z.string(),
    period: z.enum(historyPeriods),
    from: z.string(),
    to: z.string(),
    name: z.string(),
    action: eventKindSchema,
    deviceTypes: z.array(deviceTypeSchema),
    beneficiaryId: z.string(),
    shiftIds: z.array(z.string()),
    recipients: z.array(z.string()),
    methods: z.array(channelSchema),
    tellsSilence: z.boolean(),
  }),
  /** At which step it stands, or before them (`firstSteps`). */
  step: z.number().int(),
  /** When it was last changed, by the device's clock. */
  at: instantSchema,
})

/** A notification rule, new or being changed, that is half made. */
export type RuleDraft = z.infer<typeof ruleDraftSchema>

/** Those of a person, of whichever home, the oldest first; followed as they change. */
function useRuleDrafts(): readonly RuleDraft[] {
  const kept = useKept()
  return useMemo(
    () =>
      kept
        .flatMap(({ content }) => ruleDraftSchema.safeParse(content).data ?? [])
        .toSorted((one, other) => one.at - other.at),
    [kept],
  )
}

/** The change of a rule that is half made, or where none is named the new one that was last begun on this page, if there is any. */
export function useRuleDraft(eid: string, bid: string | null, nid: string | null): RuleDraft | undefined {
  return useRuleDrafts().findLast(
    (one) => one.eid === eid && (nid === null ? one.seenAt === null && one.bid === bid : one.nid === nid),
  )
}

/** Keeps what is being made on this device, encrypted, until it is saved or given up, or for a day. */
export function keepRuleDraft(draft: Omit<RuleDraft, 'kind' | 'at'>): void {
  const at = Date.now()
  const kept: RuleDraft = { ...draft, kind: 'rule', at }
  keepItem({ id: draft.nid, until: at + draftKeptMs, content: kept })
}

/** Takes it away: it was saved, or whoever made it does not want it any more. */
export const dropRuleDraft = (nid: string): void => dropItem(nid)
