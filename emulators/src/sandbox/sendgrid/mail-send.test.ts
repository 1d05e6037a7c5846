import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sandboxCredentials } from '../credentials.ts'
import { sandboxUnderTest } from '../sandbox-under-test.ts'

let sandbox: Awaited<ReturnType<typeof sandboxUnderTest>>
beforeEach(async () => {
  sandbox = await sandboxUnderTest()
})
afterEach(() => sandbox.close())

const mail = {
  to: 'infirmiere@vigie.example',
  from: { email: 'alertes@vigie.example', name: 'Vigie' },
  subject: "Ch. 214 : bouton d'appel",
  text: 'Ch. 214 Mme Roy, 02:14',
  html: '<p>Ch. 214</p>',
}

const refusalSchema = z.object({
  code: z.int(),
  response: z.object({
    body: z.object({
      errors: z.array(
        z.object({ message: z.string(), field: z.string().nullable(), help: z.string().nullable() }),
      ),
    }),
  }),
})

async function refusalOf(sent: Promise<unknown>) {
  const { code, response } = refusalSchema.parse(await sent.catch((error: unknown) => error))
  return { code, errors: response.body.errors }
}

test('a mail sent with @sendgrid/mail is accepted and listed', async () => {
  const [answer] = await sandbox.mail().send(mail)

  expect(answer.statusCode).toBe(202)
  expect(await sandbox.messages()).toEqual([
    {
      id: answer.headers['x-message-id'],
      channel: 'email',
      to: 'infirmiere@vigie.example',
      from: 'alertes@vigie.example',
      subject: "Ch. 214 : bouton d'appel",
      text: 'Ch. 214 Mme Roy, 02:14',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      status: 'accepted',
    },
  ])
})

test('each recipient is a message of its own', async () => {
  await sandbox.mail().send({ ...mail, to: ['a@vigie.example', 'b@vigie.example'], cc: 'c@vigie.example' })

  const messages = await sandbox.messages()
  expect(messages.map(({ to }) => to)).toEqual(['a@vigie.example', 'b@vigie.example', 'c@vigie.example'])
  expect(new Set(messages.map(({ id }) => id)).size).toBe(3)
})

test('the same mail sent twice is two messages, as with the real one', async () => {
  await sandbox.mail().send(mail)
  await sandbox.mail().send(mail)

  expect(await sandbox.messages()).toHaveLength(2)
})

describe('refusals', () => {
  test('a wrong key is a 401', async () => {
    const refusal = await refusalOf(sandbox.mail('SG.wrong').send(mail))

    expect(refusal.code).toBe(401)
    expect(refusal.errors).toMatchObject([
      { message: expect.stringContaining('authorization grant is invalid'), field: null },
    ])
    expect(await sandbox.messages()).toEqual([])
  })

  test.each([
    [
      'a bad recipient',
      { to: 'not-an-address' },
      'personalizations.0.to.0.email',
      'Does not contain a valid',
    ],
    ['a bad sender', { from: 'vigie' }, 'from.email', 'does not contain a valid address'],
    ['no subject', { subject: '' }, 'subject', 'The subject is required'],
    [
      'a repeated recipient',
      { to: ['a@vigie.example', 'A@vigie.example'] },
      'personalizations.0',
      'should be unique',
    ],
  ])('%s is a 400 that names the field', async (_name, change, field, message) => {
    const refusal = await refusalOf(sandbox.mail().send({ ...mail, ...change }))

    expect(refusal.code).toBe(400)
    expect(refusal.errors).toMatchObject([
      { field, message: expect.stringContaining(message), help: expect.stringContaining('http') },
    ])
    expect(await sandbox.messages()).toEqual([])
  })

  test('an empty request is told everything that it misses', async () => {
    const answer = await post('{}')

    expect(answer.status).toBe(400)
    const { errors } = (await answer.json()) as { errors: { field: string }[] }
    expect(errors.map(({ field }) => field)).toEqual(['personalizations', 'from.email', 'content'])
  })

  test('a body that is not JSON is a 400 in the same shape', async () => {
    const answer = await post('{"from":')

    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ errors: [{ message: 'Bad Request', field: null, help: null }] })
  })
})

function post(body: string) {
  return sandbox.call('/v3/mail/send', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${sandboxCredentials.sendgridApiKey}`,
      'Content-Type': 'application/json',
    },
    body,
  })
}
