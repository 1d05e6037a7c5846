import { z } from 'zod'
import { actorSchema } from '../alerts/alert.ts'
import { maxDocumentBytes } from '../constants.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { shownLineSchema } from '../people/shown-name.ts'
import { documentContentTypes } from './document-types.ts'

/** All documents of a home together, residents' and its own: 10 GiB. */
export const mostBytesOfHome = 10 * 1024 ** 3

/**
 * So many one person may add within a day, of whichever homes: a record that is scanned in a day, and no flood of what others have to look through.
 */
export const mostDocumentsOfDay = 200

/** For how long the bytes of a document may be sent once it was announced, in milliseconds. */
export const ticketMs = 3_600_000

/** For how long whoever sent what was refused is told of it, in milliseconds. */
export const refusalShownMs = 24 * 3_600_000

/** Why bytes were not kept: they are not what the document says, or whoever sent them may not any more. */
export const documentRefusals = ['notWhatItSays', 'rightLost'] as const
export type DocumentRefusal = (typeof documentRefusals)[number]

/**
 * What is known of a document of a resident or an establishment; its bytes are in Cloud Storage. While
 * they are `coming` the record is the ticket that storage.rules ask for (docs/adr/0064-the-record-is-the-ticket.md). Records
 * of before states were kept are of files that are there.
 */
export const documentSchema = z.object({
  title: z.string().min(1).max(200),
  fileName: z.string().min(1).max(255),
  contentType: z.string().min(1).max(255),
  /** In bytes. */
  size: z.number().int().min(0).max(maxDocumentBytes),
  by: idSchema,
  byName: z.string().max(120).default(''),
  /** They were a relative of the resident then. Missing: they were not, or before this was kept. */
  isRelative: actorSchema.shape.isRelative,
  at: instantSchema,
  /** When its title was last changed: whoever changes it says what they saw. */
  updatedAt: instantSchema.nullable().default(null),
  /** By whom, as they were called then. Missing: by nobody, or before this was kept. */
  renamedBy: actorSchema.optional(),
  state: z.enum(['coming', 'ready', 'refused']).default('ready'),
  /** Why it was refused. */
  refusal: z.enum(documentRefusals).nullable().default(null),
  /** While coming: until when the bytes may come. Once refused: until when that is told. Null: it stays. */
  until: instantSchema.nullable().default(null),
  /** By which of their documents the sender may send: storage.rules can read one beside this. Null: it is not coming. */
  sentAs: z.enum(['member', 'superAdmin']).nullable().default(null),
  /**
   * Under which name those bytes are kept that were looked at: nobody reads any others. Null: there are none yet, or they are of before
   * they were kept apart and stay where they came until they are first read (docs/adr/0074-what-was-looked-at-is-kept-apart.md).
   */
  keptAs: z.string().min(1).max(40).nullable().default(null),
  /** Its bytes came when its resident was archived already: it may be deleted all the same. */
  cameLate: z.boolean().default(false),
})
export type CareDocument = z.infer<typeof documentSchema>

export const documentTitleSchema = shownLineSchema(200).min(1)

/** What somebody says of a document that they are about to send. More than it may hold is refused in words of its own. */
export const documentNewsSchema = z.strictObject({
  title: documentTitleSchema,
  fileName: shownLineSchema(255).min(1),
  contentType: z.literal(documentContentTypes),
  size: z.number().int().min(1),
})
export type DocumentNews = z.infer<typeof documentNewsSchema>

export const documentChangeSchema = z.strictObject({
  title: documentTitleSchema,
  /** The record's `updatedAt` as whoever changes it saw it. */
  updatedAt: instantSchema.nullable(),
})
export type DocumentChange = z.infer<typeof documentChangeSchema>

/** `establishments/{eid}/private/space`: how many bytes a home's documents take, announced ones included. */
export const documentSpaceSchema = z.object({ bytes: z.number().int().min(0) })

/** How much of its home's space a document takes, in bytes. */
export const spaceOf = ({ state, size }: Pick<CareDocument, 'state' | 'size'>): number =>
  state === 'refused' ? 0 : size
