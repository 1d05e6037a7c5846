import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { rootFolder } from '../../bin/lib/folders.mjs'
import { UserError } from '../../bin/lib/user-error.mjs'

/**
 * Looks in the log of a suite that was to save its data whether it did: firebase-tools ends well even when it could not.
 * @throws UserError that says what is lost and what is not
 */
export function assertSaved(log: string): void {
  if (readFileSync(log, 'utf8').includes('Export complete')) return
  throw new UserError(
    `What was entered since the start could not be saved; what was there before is kept (see ${relative(rootFolder, log)}).`,
  )
}
