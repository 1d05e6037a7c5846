import { join } from 'node:path'
import { explainFailure } from '../../bin/lib/explain-failure.mjs'
import { withProgress } from '../../bin/lib/progress.mjs'
import { runCommand } from '../../bin/lib/run-command.mjs'
import { UserError } from '../../bin/lib/user-error.mjs'
import { hidaneFolder, hidaneVersion } from './find-runtimes.ts'
import { rustEnvironment } from './rust.ts'

/**
 * Builds the Firestore emulator hidane from its source package, outside of the work tree.
 * @returns the program's path
 * @throws UserError with what cargo said, in one sentence where the cause is known
 */
export async function buildHidane(): Promise<string> {
  const title = `Building the Firestore emulator hidane ${hidaneVersion} (about 3 minutes, once)`
  const { succeeded, output } = await withProgress(title, () =>
    runCommand(
      'cargo',
      ['install', '--locked', `hidane@${hidaneVersion}`, '--root', hidaneFolder],
      rustEnvironment(),
    ),
  )
  if (!succeeded) throw new UserError(explainBuild(output))
  return join(hidaneFolder, 'bin', 'hidane')
}

/** The reason of a failed build, for people, from what cargo wrote. */
export function explainBuild(output: string): string {
  return (
    explainFailure(output) ?? `hidane could not be built:\n${output.trim().split('\n').slice(-15).join('\n')}`
  )
}
