import { createHash, randomBytes } from 'node:crypto'
import { paths } from '@vigie/domain/paths'
import { filePassMs, type StoredFilePass, storedFilePassSchema } from '@vigie/domain/people/file-pass'
import { expireAt } from '@vigie/domain/retention'
import { firestore } from './firestore.ts'
import { readDocument } from './read-document.ts'

/** What is kept opens nothing to whoever reads it. */
const passOf = (pass: string) =>
  firestore().doc(paths.filePass(createHash('sha256').update(pass).digest('base64url')))

/** Makes a pass to one file for somebody. `now` is epoch milliseconds. */
export async function makeFilePass(said: Omit<StoredFilePass, 'until'>, now: number): Promise<string> {
  const pass = randomBytes(32).toString('base64url')
  const stored: StoredFilePass = { ...said, until: now + filePassMs }
  await passOf(pass).create({ ...stored, expireAt: expireAt('filePasses', now) })
  return pass
}

/** What a pass is for; null where there is none such, or its time is over. One read. `now` is epoch milliseconds. */
export async function readFilePass(pass: string, now: number): Promise<StoredFilePass | null> {
  const stored = readDocument(storedFilePassSchema, await passOf(pass).get())
  return stored !== null && now < stored.until ? stored : null
}
