import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { explainFailure } from '../../bin/lib/explain-failure.mjs'
import { withProgress } from '../../bin/lib/progress.mjs'
import { runCommand } from '../../bin/lib/run-command.mjs'
import { UserError } from '../../bin/lib/user-error.mjs'
import { hidaneFolder, hidanePatches, hidaneVersion } from './find-runtimes.ts'
import { hidaneSource } from './hidane-source.ts'
import { rustEnvironment } from './rust.ts'

/**
 * Builds the Firestore emulator hidane, outside of the work tree, from its source package, changed so that queries lock what they find
 * (docs/adr/0161-queries-lock-what-they-find.md) and a listener ends with its right (docs/adr/0165-a-listener-ends-with-its-right.md).
 * @returns the program's path
 * @throws UserError with what cargo said, in one sentence where the cause is known
 */
export async function buildHidane(): Promise<string> {
  const title = `Building the Firestore emulator hidane ${hidaneVersion} (about 3 minutes, once)`
  const folder = mkdtempSync(join(tmpdir(), 'vigie-hidane-'))
  try {
    await withProgress(title, async () => {
      const source = await hidaneSource(folder, hidaneVersion, run)
      await run('git', ['-C', source, 'apply', ...hidanePatches])
      await run('cargo', ['install', '--locked', '--path', source, '--root', hidaneFolder])
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return join(hidaneFolder, 'bin', 'hidane')
}

/** What a command writes. Throws UserError where it fails, or is not there. */
async function run(program: string, args: readonly string[]): Promise<string> {
  const { succeeded, output } = await runCommand(program, args, rustEnvironment()).catch((error) => ({
    succeeded: false,
    output: String(error),
  }))
  if (!succeeded) throw new UserError(explainBuild(output))
  return output
}

/** The reason of a failed build, for people, from what cargo wrote. */
export function explainBuild(output: string): string {
  return (
    explainFailure(output) ?? `hidane could not be built:\n${output.trim().split('\n').slice(-15).join('\n')}`
  )
}
