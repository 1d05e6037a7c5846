/** Where each part of the local suite listens on 127.0.0.1: firebase-tools' own defaults, and 8025 for the sandbox. */
export const defaultPorts = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  firestoreWebsocket: 9150,
  pubsub: 8085,
  auth: 9099,
  storage: 9199,
  sandbox: 8025,
  hub: 4400,
  logging: 4500,
  triggers: 9298,
  eventarc: 9299,
  tasks: 9499,
} as const

export type PortName = keyof typeof defaultPorts
export type Ports = Readonly<Record<PortName, number>>

/** What tests add to every default port, so that they run beside `npm start`. */
export const testOffset = 10_000

/** Every default port plus `offset`; the web app finds the offset again from the port it was loaded from. */
export function portsAt(offset: number): Ports {
  const entries = Object.entries(defaultPorts).map(([name, port]) => [name, port + offset])
  return Object.fromEntries(entries) as Ports
}
