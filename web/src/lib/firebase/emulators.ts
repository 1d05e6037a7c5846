/** The default hosting port of the local suite; every suite shifts all its ports by the same offset. */
const hostingPort = 5000
const defaultPorts = { auth: 9099, firestore: 8080 } as const

export const emulatorHost = '127.0.0.1'

/** Whether this build talks to the local suite. */
export const usesEmulators = import.meta.env.VITE_EMULATORS === '1'

/** Where a part of the suite listens that serves the page on `pagePort`. */
export function emulatorPort(part: keyof typeof defaultPorts, pagePort: number): number {
  return defaultPorts[part] + (pagePort - hostingPort)
}
