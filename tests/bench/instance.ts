import { eventMessage } from '../support/sensor-messages.ts'
import type { LoadDevice } from './homes-under-load.ts'
import { type MeasuredProcess, startMeasured } from './measured-process.ts'

/** What functions/src/index.ts gives an instance of `ingest`. */
const memoryMB = 1_024

/** Which event was sent for which device. */
export type Sent = Map<string, LoadDevice>

/** Runs `work` with an instance of `ingest` that finds Firestore at `firestore` (host:port). */
export async function withInstance<T>(
  firestore: string,
  work: (instance: MeasuredProcess) => Promise<T>,
): Promise<T> {
  const instance = await startMeasured('ingest', 'cloudevent', {
    FIRESTORE_EMULATOR_HOST: firestore,
    GCLOUD_PROJECT: 'demo-vigie',
    METADATA_SERVER_DETECTION: 'none',
    // What Node allows itself of the memory that the function has in the cloud; here it would take from the whole machine.
    NODE_OPTIONS: `--max-old-space-size=${memoryMB / 2}`,
    PUBLIC_URL: 'http://127.0.0.1:5000',
  })
  try {
    return await work(instance)
  } finally {
    await instance.kill()
  }
}

/** Eventarc pushes to a path that names the topic. */
export const urlOf = ({ url }: MeasuredProcess) => new URL(`${url}/projects/demo-vigie/topics/sensor-events`)

/** The push body of a new event of a device, noted in `sent`. */
export function pushOf(device: LoadDevice, sent: Sent): string {
  const { home, deviceId, kinds, value } = device
  const kind = kinds[Math.floor(Math.random() * kinds.length)] ?? kinds[0]
  if (!kind) throw new Error('A device says something')
  const eventId = `${deviceId}-${sent.size}`
  sent.set(eventId, device)
  const { attributes, data, messageId } = eventMessage(home, {
    deviceId,
    kind,
    eventId,
    ...(value !== null && { value }),
  })
  return JSON.stringify({
    message: {
      messageId,
      publishTime: new Date().toISOString(),
      attributes,
      data: Buffer.from(data).toString('base64'),
    },
    subscription: 'projects/demo-vigie/subscriptions/eventarc-ingest',
  })
}
