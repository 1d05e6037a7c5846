import { z } from 'zod'
import { host } from './addresses.ts'
import type { Ports } from './ports.ts'

/** The part of firebase.json that a local suite changes; the rest is kept as it is. */
const firebaseConfigSchema = z.looseObject({
  functions: z.looseObject({}),
  hosting: z.looseObject({
    headers: z.array(
      z.looseObject({ headers: z.array(z.looseObject({ key: z.string(), value: z.string() })) }),
    ),
  }),
})

/**
 * firebase.json for one local suite: the local builds instead of those that a deploy ships, its own ports, and its own
 * folder for the functions' parameters, so that suites at different offsets do not share any setting.
 * @param source the text of firebase.json
 * @param parametersFolder the folder of the .env files, relative to the root
 * @param functionsFolder the folder of the functions, relative to the root; the local build where it is left out
 */
export function localFirebaseConfig(
  source: string,
  ports: Ports,
  parametersFolder: string,
  functionsFolder = 'local/functions',
): object {
  const config = firebaseConfigSchema.parse(JSON.parse(source))
  const { hosting } = config
  const at = (port: number) => ({ host, port })
  return {
    ...config,
    functions: { ...config.functions, source: functionsFolder, configDir: parametersFolder },
    hosting: {
      ...hosting,
      public: 'local/web',
      headers: hosting.headers.map((each) => ({ ...each, headers: each.headers.map(reachingEmulators) })),
    },
    emulators: {
      auth: at(ports.auth),
      eventarc: at(ports.eventarc),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      functions: at(ports.functions),
      hosting: at(ports.hosting),
      hub: at(ports.hub),
      logging: at(ports.logging),
      pubsub: at(ports.pubsub),
      storage: at(ports.storage),
      tasks: at(ports.tasks),
      ui: { enabled: false },
      singleProjectMode: true,
    },
  }
}

/**
 * The browser may also talk to the emulators, which listen where production has nothing. Any port: a test may stand
 * relays before them.
 */
function reachingEmulators(header: { key: string; value: string }): { key: string; value: string } {
  if (header.key !== 'Content-Security-Policy') return header
  return { ...header, value: header.value.replace('connect-src ', `connect-src http://${host}:* `) }
}
