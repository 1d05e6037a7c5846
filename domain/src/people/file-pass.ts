import { z } from 'zod'
import { idSchema, instantSchema } from '../ids.ts'

/** For how long a pass is good, in milliseconds: a page that goes on playing asks for another before. */
export const filePassMs = 600_000

/** The only cookie that Firebase Hosting hands on to functions. */
export const filePassCookie = '__session'

/** 256 random bits, as base64url. */
export const filePassSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/**
 * `filePasses/{hash of the pass}`: by which a browser may ask for one file, for the person who asked for it, for as long as they may read
 * it (docs/adr/0078-a-video-is-played-by-a-pass.md). Server only.
 */
export const storedFilePassSchema = z.object({
  uid: idSchema,
  /** The address at which the file is read. */
  address: z.string().min(1).max(500),
  /** When the person had shown who they are. */
  signedInAt: instantSchema,
  until: instantSchema,
})
export type StoredFilePass = z.infer<typeof storedFilePassSchema>
