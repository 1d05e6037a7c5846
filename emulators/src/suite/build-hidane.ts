import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { explainFailure } from '../../bin/lib/explain-failure.mjs'
import { withProgress } from '../../bin/lib/progress.mjs'
import { UserError } from '../../bin/lib/user-error.mjs'
import { hidaneFolder } from './find-runtimes.ts'

const version = '0.6.0'

/**
 * Builds the Firestore emulator hidane from its source package into .cache.
 * @returns the program's path
 * @throws UserError with what cargo said, in one sentence where the cause is known
 */
export async function buildHidane(): Promise<string> {
  await withProgress(`Building the Firestore emulator hidane ${version} (about 3 minutes, once)`, () =>
    cargo(['install', '--locked', `hidane@${version}`, '--root', hidaneFolder]),
  )
  return join(hidaneFolder, 'bin', 'hidane')
}

function cargo(args: readonly string[]): Promise<void> {
  const child = spawn('cargo', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new UserError(explainBuild(output)))
    })
  })
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
