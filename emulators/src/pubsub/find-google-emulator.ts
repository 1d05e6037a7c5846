import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { googleCloudSdkRoot } from '../suite/google-cloud-sdk.ts'

/**
 * The start script of Google's own Pub/Sub emulator on this machine, or undefined when the Google Cloud CLI with its
 * component `pubsub-emulator`, or a Java to run it (any from 8 on), is missing.
 */
export function findGooglePubsubEmulator(): string | undefined {
  const root = googleCloudSdkRoot()
  if (root === undefined) return undefined
  const program = join(root, 'platform', 'pubsub-emulator', 'bin', 'cloud-pubsub-emulator')
  return existsSync(program) && hasJava() ? program : undefined
}

/** The start script takes JAVA_HOME's Java first, then the one on PATH. */
function hasJava(): boolean {
  const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin', 'java') : 'java'
  return spawnSync(java, ['-version'], { stdio: 'ignore', timeout: 10_000 }).status === 0
}
