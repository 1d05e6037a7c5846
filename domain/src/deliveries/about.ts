import { z } from 'zod'
import { idSchema } from '../ids.ts'

const waveId = idSchema
/** It names its home, by an id of any length, and its reason. */
const noticeId = z.string().regex(/^[A-Za-z0-9_-]{1,256}$/)

/** What a message is about, and the wave that it belongs to; a later wave with the next channels keeps the first one's id. */
export const aboutSchema = z.discriminatedUnion('kind', [
  /**
   * The alerts that it stands for, the one whose words it has first: all that one event opened or brought back and that
   * its recipient is to be told of, as nobody is told of one event twice. `queuedIn`: the wave that it was queued in, where that adds to an earlier one, `waveId`, with which it is judged.
   */
  z.object({
    kind: z.literal('alert'),
    alertIds: z.array(idSchema).min(1).max(100),
    waveId,
    queuedIn: idSchema.optional(),
  }),
  /** Somebody is invited to a home. */
  z.object({ kind: z.literal('invitation'), invitationId: idSchema, waveId }),
  /** A person's own account: its address to be verified, its password to be set; or that they are said to be away from this home. */
  z.object({ kind: z.literal('account'), uid: idSchema, awayFrom: idSchema.optional(), waveId }),
  /** Something that whoever administers should know, such as calls for help that are refused. */
  z.object({ kind: z.literal('notice'), noticeId, waveId }),
  /** A device, a gateway or the home is not heard, by a rule that tells of it; of one resident, or null: of several. */
  z.object({
    kind: z.literal('silence'),
    technicalAlertId: idSchema,
    beneficiaryId: idSchema.nullable(),
    waveId,
  }),
  /** Nothing: it tries whether messages get through, and is handed to nobody (docs/adr/0108-a-dead-mans-switch.md). */
  z.object({ kind: z.literal('drill'), waveId }),
  /** Nothing: somebody tries whether one of their own channels reaches them (docs/adr/0116-a-channel-is-tried.md). */
  z.object({ kind: z.literal('trial'), waveId }),
])
export type About = z.infer<typeof aboutSchema>

/** The wave that a message was queued in, or the first one of its next channel: whom else that tells at one number is known by it. */
export const queuedIn = (about: About): string => (about.kind === 'alert' && about.queuedIn) || about.waveId

/** Whether a message stands for this alert. */
export const isAbout = (about: About, alertId: string): boolean =>
  about.kind === 'alert' && about.alertIds.includes(alertId)

/** The wave of messages that tell of a home made active or inactive. */
export const homeStateWave = (id: string): string => `${ofHomeState}${id}`

/** Whether a message tells that a home is made active or inactive: it goes by the account of whom it is for, and is of the home. */
export const isOfHomeState = (about: About): boolean =>
  about.kind === 'account' && about.waveId.startsWith(ofHomeState)

const ofHomeState = 'state-'

const minute = 60_000
const hour = 60 * minute

/**
 * How long a message is of use. Older ones are never sent. An alert: somebody has been to the room after an hour, or
 * newer messages tell of it, and an old call at night sends people to a room for nothing. An account: as long as the
 * link in it is good. An invitation waits for its reader anyway; a notice is taken up in the morning. A trial:
 * whoever asked for it still has the phone in their hand.
 */
export const usefulForMs: Readonly<Record<About['kind'], number>> = {
  alert: hour,
  invitation: 72 * hour,
  account: hour,
  notice: 24 * hour,
  silence: 24 * hour,
  drill: minute,
  trial: 10 * minute,
}
