import { Refused } from '@vigie/domain/sensors/refused'
import { apiKeyOf, readJson, type SensorMessage } from '@vigie/domain/sensors/sensor-message'
import { z } from 'zod'
import { readAssignment } from '../data/devices.ts'
import { noteGatewayOfRefused } from './note-gateway.ts'
import { noteHomeOfKey } from './note-home-of-key.ts'
import { refuse, type Understood } from './refuse.ts'
import { drillOf, takeDrill } from './take-drill.ts'
import { takeIn } from './take-in.ts'
import { gatewayOf } from './without-keys.ts'

/** A Pub/Sub message as a push request carries it. */
const pushedMessageSchema = z.object({
  messageId: z.string().min(1),
  publishTime: z.iso.datetime({ offset: true }),
  data: z.string().default(''),
  attributes: z.record(z.string(), z.string()).default({}),
})

/**
 * Handles one message of `sensor-events`. Resolving acknowledges it: it is either taken in or refused for good, with
 * its reason on the dead-letter topic. Rejecting makes Pub/Sub deliver it again.
 */
export async function onMessage(pushed: unknown): Promise<void> {
  const receivedAt = Date.now()
  const { data, publishTime, messageId, attributes } = pushedMessageSchema.parse(pushed)
  if (attributes.warmUp === '1' && process.env.FUNCTIONS_EMULATOR === 'true') return warmUp()
  const understood: Understood = {
    envelope: null,
    deviceType: null,
    establishmentId: null,
    hasKeyOfHome: false,
    claimant: null,
    wasAnswered: false,
  }
  const bytes = Buffer.from(data, 'base64')
  try {
    const message: SensorMessage = {
      messageId,
      publishedAt: Date.parse(publishTime),
      attributes,
      data: utf8Text(bytes),
    }
    const drill = drillOf(message)
    if (drill !== null) return await takeDrill(drill, message, receivedAt)
    await takeIn(message, receivedAt, understood)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const publishedAt = Date.parse(publishTime)
    const { envelope } = understood
    const apiKey = envelope ? envelope.apiKey : apiKeyOf(attributes, readJson(bytes.toString()))
    if (envelope === null) await noteHomeOfKey(apiKey, publishedAt, understood)
    await refuse({ messageId, bytes, attributes, receivedAt }, error, understood)
    const gatewayId = gatewayOf(attributes, envelope?.heardBy ?? null)
    await noteGatewayOfRefused(understood, { gatewayId, apiKey, publishedAt, receivedAt })
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function utf8Text(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw new Refused('malformedJson', 'the message is not UTF-8 text')
  }
}

/** Opens the connection to Firestore, and loads what a refusal needs: what a first event waits for longest. */
async function warmUp(): Promise<void> {
  await Promise.all([readAssignment('0000000000000000'), import('../data/dead-letters.ts')])
}
