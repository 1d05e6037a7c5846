import { spawnSync } from 'node:child_process'
import { accessSync, constants, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** Inside a Google Cloud CLI with the component `pubsub-emulator`. */
const PROGRAM = 'platform/pubsub-emulator/bin/cloud-pubsub-emulator'

/**
 * The path of Google's own Pub/Sub emulator on this machine, or undefined when the Google Cloud CLI with that
 * component, or a Java to run it, is missing. Looks where the CLI is without running it: `gcloud info` takes seconds.
 */
export function findGooglePubsubEmulator(): string | undefined {
  const program = sdkRoots()
    .map((root) => join(root, PROGRAM))
    .find(isExecutable)
  return program && hasJava() ? program : undefined
}

function sdkRoots(): string[] {
  const named = [process.env.CLOUDSDK_ROOT_DIR, process.env.CLOUDSDK_ROOT].filter(
    (root) => root !== undefined,
  )
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter(isExecutable)
    .map((gcloud) => dirname(dirname(realpathSync(gcloud))))
  const usual = ['/usr/lib/google-cloud-sdk', '/usr/local/google-cloud-sdk', '/snap/google-cloud-cli/current']
  const atHome = process.env.HOME ? [join(process.env.HOME, 'google-cloud-sdk')] : []
  return [...named, ...onPath, ...usual, ...atHome]
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The emulator runs on any Java from 8 on; its start script prefers JAVA_HOME, then PATH. */
function hasJava(): boolean {
  const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin', 'java') : 'java'
  return spawnSync(java, ['-version'], { stdio: 'ignore', timeout: 10_000 }).status === 0
}
