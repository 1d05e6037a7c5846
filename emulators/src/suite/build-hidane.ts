import { join } from 'node:path'
import { explainFailure } from '../../bin/lib/explain-failure.mjs'
import { withProgress } from '../../bin/lib/progress.mjs'
import { runCommand } from '../../bin/lib/run-command.mjs'
import { UserError } from '../../bin/lib/user-error.mjs'
import { hidaneFolder } from './find-runtimes.ts'

const version = '0.6.0'

/**
 * Builds the Firestore emulator hidane from its source package into .cache.
 * @returns the program's path
 * @throws UserError with what cargo said, in one sentence where the cause is known
 */
export async function buildHidane(): Promise<string> {
  const title = `Building the Firestore emulator hidane ${version} (about 3 minutes, once)`
  const { succeeded, output } = await withProgress(title, () =>
    runCommand('cargo', ['install', '--locked', `hidane@${version}`, '--root', hidaneFolder]),
  )
  if (!succeeded) throw new UserError(explainBuild(output))
  return join(hidaneFolder, 'bin', 'hidane')
}

/** The reason of a failed build, for people, from what cargo wrote. */
export function explainBuild(output: string): string {
  const rust = /requires rustc ([\d.]+) or newer|rustc ([\d.]+) is not supported/.exec(output)
  if (rust !== null) {
    return 'hidane needs Rust 1.88 or newer: run "rustup update" and try again, or choose --firestore google.'
  }
  return (
    explainFailure(output) ?? `hidane could not be built:\n${output.trim().split('\n').slice(-15).join('\n')}`
  )
}
