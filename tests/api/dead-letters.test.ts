import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PubSub } from '@google-cloud/pubsub'
import { keepDeadLetters } from '@vigie/emulators/events/dead-letters'
import { expect, it, onTestFinished } from 'vitest'
import { startFunction } from '../support/function-process.ts'
import { newDevEui, newId } from '../support/ids.ts'
import { pushOne } from '../support/push.ts'
import { whenSeen } from '../support/until.ts'

/** An uplink with its key in the body, as ChirpStack sends it, of a device that nobody has. */
function refusedUplink(apiKey: string) {
  const deviceInfo = { devEui: newDevEui(), deviceName: 'Bouton', tags: { apiKey } }
  const body = { deduplicationId: newId('uplink'), time: new Date().toISOString(), deviceInfo, object: {} }
  return { attributes: { event: 'up', apiKey }, messageId: newId('message'), data: JSON.stringify(body) }
}

it.each([
  ['neither the topic nor its subscription', false],
  ['the topic alone', true],
])(
  'what is refused in a project that has %s is kept all the same, body included, without its key',
  async (_, hasTopic) => {
    const project = newId('demo-vigie-dead')
    const pubsub = new PubSub({ projectId: project })
    const folder = await mkdtemp(join(tmpdir(), 'dead-letters-'))
    const ingest = await startFunction({ name: 'ingest', kind: 'cloudevent', project })
    onTestFinished(async () => {
      await ingest.kill()
      await pubsub.close()
      await rm(folder, { recursive: true })
    })
    if (hasTopic) await pubsub.topic('sensor-events-dead').create()

    const apiKey = newId('key')
    const message = refusedUplink(apiKey)
    await pushOne(message, ingest.url)
    await pushOne(refusedUplink(apiKey), ingest.url)
    // It is there before anybody asks for it.
    expect(await pubsub.subscription('sensor-events-dead-kept').exists()).toEqual([true])
    // As the local suite does, of which nobody pulls.
    const file = join(folder, 'dead-letters.jsonl')
    onTestFinished(await keepDeadLetters(pubsub, file))
    const lines = await whenSeen(
      file,
      async () => (await readFile(file, 'utf8')).trimEnd().split('\n'),
      ({ length }) => length === 2,
    )
    const first = lines
      .map((line) => JSON.parse(line))
      .find(({ attributes }) => attributes.originalMessageId === message.messageId)
    expect(first.attributes).toMatchObject({ reason: 'unknownDevice', event: 'up' })
    expect(JSON.parse(first.body)).toMatchObject({
      deviceInfo: { deviceName: 'Bouton', tags: { apiKey: '[key]' } },
    })
    expect(lines.join('\n')).not.toContain(apiKey)
  },
)
