import { z } from 'zod'
import { alertToldSchema } from '../alerts/alert-told.ts'
import { channelSchema } from '../alerts/channel.ts'
import { severitySchema } from '../alerts/severity.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { localeSchema } from '../text.ts'
import { aboutSchema } from './about.ts'

const addressSchema = z.string().min(3).max(254)

/** What is said on one channel: the subject is null but for an e-mail. */
const wordingSchema = z.object({
  channel: channelSchema,
  /** An e-mail address or an E.164 number; of a notification the uid: which phones are theirs is asked as it is sent. */
  to: addressSchema,
  subject: z.string().max(200).nullable(),
  text: z.string().min(1).max(5_000),
  /** How a notification sounds; of nothing else. */
  severity: severitySchema.optional().catch(undefined),
})
export type Wording = z.infer<typeof wordingSchema>

/** `establishments/{eid}/deliveries/{did}`: the outbox, one message to one recipient on one channel (docs/data-model.md). */
export const deliverySchema = wordingSchema.extend({
  about: aboutSchema,
  /** Of an alert: what its timeline calls this message, which tells nobody whose it is (docs/adr/0154-an-alert-names-nobody-it-was-sent-to.md); missing: its id. */
  alias: idSchema.optional().catch(undefined),
  recipient: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('user'), uid: idSchema }),
    z.object({ kind: z.literal('beneficiary') }),
    /** Somebody without an account, as one who is invited. */
    z.object({ kind: z.literal('address') }),
  ]),
  /** Null only where the recipient cannot be reached on this channel, which is `failed` from the start. */
  to: addressSchema.nullable(),
  locale: localeSchema,
  /** The same in other words, for the recipient's next channels, should this one fail. */
  next: z.array(wordingSchema).max(3),
  /** By what its words, and those of its next channels, are made anew as it goes out; missing: they stay as they are. */
  told: alertToldSchema.optional().catch(undefined),
  /** Goes before all that is not. */
  urgent: z.boolean(),
  state: z.enum(['pending', 'sending', 'accepted', 'delivered', 'failed', 'cancelled']),
  attempts: z.number().int().min(0),
  /** When it may next be tried; only `pending` and `sending` (then the end of the lease) carry one. */
  dueAt: instantSchema.nullable(),
  /** From then on it is of no use to anybody, and is not sent any more. */
  uselessAfter: instantSchema,
  /** Names who holds the lease, so that a sender that lost it cannot record over the new holder. */
  leaseId: idSchema.nullable(),
  /** A sender vanished or a provider fell silent in the middle of a sending: the recipient may have had this already. */
  possibleRepeat: z.boolean(),
  providerId: z.string().max(120).nullable(),
  /** Why it failed, was put off or was cancelled, as a code. */
  lastError: z.string().max(300).nullable(),
  createdAt: instantSchema,
  acceptedAt: instantSchema.nullable(),
  deliveredAt: instantSchema.nullable(),
  /** false: whoever gets it may not take its alert, and is told of it without being asked to. */
  mayTake: z.boolean().optional().catch(undefined),
  /** false: nobody counts on it that whoever gets it goes there, though they may take the alert, as a relative may. */
  mayGo: z.boolean().optional().catch(undefined),
  /** Of an e-mail: its provider says later whether it arrived, so that silence means something (docs/adr/0144-a-mail-that-nobody-confirmed.md). */
  tellsArrival: z.literal(true).optional().catch(undefined),
  /** When whoever was called pressed the key that takes it. */
  keyedAt: instantSchema.optional().catch(undefined),
})
export type Delivery = z.infer<typeof deliverySchema>
