/** The default hosting port of the local suite; every suite shifts all its ports by the same offset. */
const hostingPort = 5000
const defaultPorts = { auth: 9099, firestore: 8080, sandbox: 8025, storage: 9199 } as const

export const emulatorHost = '127.0.0.1'

/** Whether this build talks to the local suite. */
export const usesEmulators = import.meta.env.VITE_EMULATORS === '1'

/** The hosting port of the suite: that of the page, unless Vite serves it (`npm run dev`). */
export const suitePort = (): number => Number(import.meta.env.VITE_HOSTING_PORT ?? location.port)

/** Where a part of the suite listens whose hosting is on `suite`. */
export function emulatorPort(part: keyof typeof defaultPorts, suite: number): number {
  return defaultPorts[part] + (suite - hostingPort)
}
