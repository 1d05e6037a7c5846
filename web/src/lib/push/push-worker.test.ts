import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'

interface Shown {
  title: string
  tag: string
  body: string
  silent: boolean
  data: { pass: string }
}

const source = readFileSync(new URL('../../../public/push-worker.js', import.meta.url), 'utf8')

/** The worker by itself, beside a phone that keeps one notification per tag, and a server that answers a press only once told to. */
function startWorker() {
  const listeners = new Map<string, (event: object) => void>()
  const standing = new Map<string, Shown>()
  let answer: (response: Response) => void = () => undefined
  const registration = {
    showNotification: async (title: string, options: Omit<Shown, 'title'>) =>
      void standing.set(options.tag, { ...options, title }),
    getNotifications: async ({ tag }: { tag: string }) => [standing.get(tag) ?? []].flat(),
  }
  const self = {
    registration,
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  }
  const fetch = (url: string) =>
    url.endsWith('/shown')
      ? Promise.resolve(new Response('{}'))
      : new Promise<Response>((resolve) => {
          answer = resolve
        })
  runInContext(source, createContext({ self, fetch, AbortSignal, console: { error: () => undefined } }))
  const fire = (type: string, event: object) =>
    new Promise<void>((resolve, reject) =>
      listeners.get(type)?.({ ...event, waitUntil: (done: Promise<void>) => done.then(resolve, reject) }),
    )
  return {
    standing: () => [...standing.values()],
    push: (text: string, pass: string, sentAt?: number) =>
      fire('push', { data: { json: () => ({ data: { ...message, text, pass, sentAt: String(sentAt) } }) } }),
    press: () => {
      const [notification] = standing.values()
      const close = () => standing.delete(message.tag)
      return fire('notificationclick', { action: 'take', notification: { ...notification, close } })
    },
    answer: (response: Response) => answer(response),
  }
}

const message = { path: '/a', locale: 'fr', tag: 'alert', mayTake: 'yes', severity: 'callForHelp' }
const refused = () => new Response('', { status: 503 })

it('says « Pas confirmé » of a press that the server did not answer, to be pressed again', async () => {
  const worker = startWorker()
  await worker.push('Chambre 214 : alerte', 'first')
  const pressed = worker.press()
  worker.answer(refused())
  await pressed
  expect(worker.standing()).toMatchObject([
    { title: 'Chambre 214 : alerte', body: expect.stringMatching(/^Pas confirmé/), data: { pass: 'first' } },
  ])
})

it('leaves a newer call of the alert alone that came while the press waited', async () => {
  const worker = startWorker()
  await worker.push('Chambre 214 : alerte', 'first')
  const pressed = worker.press()
  await worker.push('Chambre 214 : appelle de nouveau', 'newer')
  worker.answer(refused())
  await pressed
  expect(worker.standing()).toMatchObject([
    { title: 'Chambre 214 : appelle de nouveau', body: '', data: { pass: 'newer' } },
  ])
})

/** What the server says of a press, which was so at `at`. */
const said = (text: string, took: string, at?: number) => new Response(JSON.stringify({ text, took, at }))

it.each([
  ['taken', 'Chambre 214 : vous vous en occupez'],
  ['byOther', 'Chambre 214 : quelqu’un s’en occupe déjà'],
])(
  'says in its place what the press did (%s), also where a call that was sent before came meanwhile',
  async (took, text) => {
    const worker = startWorker()
    await worker.push('Chambre 214 : alerte', 'first', 1_000)
    const pressed = worker.press()
    await worker.push('Chambre 214 : alerte, rappel : personne n’y va', 'newer', 2_000)
    worker.answer(said(text, took, 3_000))
    await pressed
    expect(worker.standing()).toMatchObject([{ title: text, silent: true }])
  },
)

it.each([
  ['taken', 'Chambre 214 : vous vous en occupez', 3_000],
  ['byOther', 'Chambre 214 : quelqu’un s’en occupe déjà', 3_000],
  ['byOther', 'Chambre 214 : quelqu’un s’en occupe déjà', undefined],
])(
  'leaves a call alone that was sent after what a late answer says (%s): nobody is on it any more',
  async (took, text, at) => {
    const worker = startWorker()
    await worker.push('Chambre 214 : alerte', 'first', 1_000)
    const pressed = worker.press()
    await worker.push('Chambre 214 : alerte, plus personne n’y va', 'released', 4_000)
    worker.answer(said(text, took, at))
    await pressed
    expect(worker.standing()).toMatchObject([
      { title: 'Chambre 214 : alerte, plus personne n’y va', silent: false, data: { pass: 'released' } },
    ])
  },
)
