import { accessSync, constants, existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** Where the distribution packages of the Google Cloud CLI put it. */
const usualRoots = [
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/snap/google-cloud-cli/current',
]

/**
 * The root folder of the Google Cloud CLI on this machine, or undefined where there is none. `gcloud` itself is never
 * run: it takes about a second to answer.
 */
export function googleCloudSdkRoot(): string | undefined {
  const candidates = [process.env.CLOUDSDK_ROOT_DIR, rootOfCommandOnPath('gcloud'), ...usualRoots]
  return candidates.find((root) => root !== undefined && existsSync(join(root, 'platform')))
}

/**
 * Google's own Firestore emulator, as the Google Cloud CLI component `cloud-firestore-emulator` installs it. The jar has
 * no main manifest: start it with `java -cp <jar> com.google.cloud.datastore.emulator.firestore.CloudFirestore start`.
 */
export function findGoogleFirestoreJar(): string | undefined {
  const root = googleCloudSdkRoot()
  if (root === undefined) return undefined
  const jar = join(root, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar')
  return existsSync(jar) ? jar : undefined
}

/** `<root>/bin/<command>` is what PATH usually links to, so two levels above the real file is the root. */
function rootOfCommandOnPath(command: string): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, command)
    if (folder !== '' && isExecutable(file)) return dirname(dirname(realpathSync(file)))
  }
  return undefined
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
