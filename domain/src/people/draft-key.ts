import { z } from 'zod'
import { instantSchema } from '../ids.ts'

/** 256 bits for AES, as base64url. */
export const draftKeySchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/** `draftKeys/{uid}`: by which a person's devices encrypt what was not sent yet (docs/adr/0063-what-was-not-sent-yet.md). Server only. */
export const storedDraftKeySchema = z.object({ key: draftKeySchema, madeAt: instantSchema })
export type StoredDraftKey = z.infer<typeof storedDraftKeySchema>
