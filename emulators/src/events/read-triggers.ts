import { z } from 'zod'

/** A function that the messages of a topic call. */
export interface TopicTrigger {
  name: string
  key: string
  topic: string
}

const messagePublished = 'google.cloud.pubsub.topic.v1.messagePublished'

const backendsSchema = z.object({
  backends: z.array(
    z.object({
      functionTriggers: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          eventTrigger: z.object({ eventType: z.string(), resource: z.string().optional() }).optional(),
        }),
      ),
    }),
  ),
})

/**
 * The functions that Pub/Sub messages call, as the Functions emulator at `functionsUrl` has loaded them.
 * @throws Error when the emulator does not answer
 */
export async function readTopicTriggers(functionsUrl: string): Promise<TopicTrigger[]> {
  const answer = await fetch(`${functionsUrl}/backends`)
  if (!answer.ok) throw new Error(`The Functions emulator answered ${answer.status} to GET /backends`)
  const { backends } = backendsSchema.parse(await answer.json())
  return backends
    .flatMap(({ functionTriggers }) => functionTriggers)
    .flatMap(({ id, name, eventTrigger }) => {
      const topic = eventTrigger?.eventType === messagePublished ? eventTrigger.resource : undefined
      // The emulator appends how often its background triggers were switched off and on: the suite never does that.
      return topic === undefined ? [] : [{ name, key: `${id}-0`, topic: topic.split('/').at(-1) ?? topic }]
    })
}
