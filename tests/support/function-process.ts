import { fileURLToPath } from 'node:url'
import { sandboxCredentials } from '@vigie/emulators/sandbox/credentials'
import { functionSecrets } from '@vigie/emulators/suite/function-settings'
import { type FrameworkProcess, startUnderFramework, type Target } from './framework-process.ts'

/** What the suite runs. */
export const builtFunctions = fileURLToPath(new URL('../../local/functions', import.meta.url))

export interface FunctionOptions extends Target {
  /** A Firestore project that no other function of the suite looks at. */
  project: string
  /** Where providers are told to report; where it is left out, this process is meant. */
  publicUrl?: string
  /** What is otherwise than for the suite's own, for instance where it finds Firestore. */
  environment?: NodeJS.ProcessEnv
}

/** Starts a function of the suite's bundle in a process of its own, and resolves when it takes calls. */
export function startFunction({
  project,
  publicUrl,
  environment,
  ...target
}: FunctionOptions): Promise<FrameworkProcess> {
  return startUnderFramework(builtFunctions, target, (url) => ({
    ...process.env,
    ...functionSecrets,
    NODE_ENV: 'development',
    // The provider sandbox counts only where this is set.
    FUNCTIONS_EMULATOR: 'true',
    GCLOUD_PROJECT: project,
    GOOGLE_CLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: `${project}.appspot.com` }),
    EMAIL_FROM: 'alertes@vigie.example',
    SMS_FROM: '+15145550100',
    SENDGRID_EVENTS_KEY: sandboxCredentials.sendgridEventsKey,
    PROVIDER_BASE_URL: process.env.VIGIE_SANDBOX_URL,
    PUBLIC_URL: publicUrl ?? url,
    ...environment,
  }))
}
