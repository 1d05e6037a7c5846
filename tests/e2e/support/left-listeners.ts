import type { BrowserContext, Request } from 'playwright-core'
import { type Listened, tellLostChanges } from './told-again.ts'

/** A WebChannel on which a page listens to Firestore, as far as the page has spoken on it. */
interface Channel {
  /** Where its next request goes; null as long as the server has not given it a name. */
  address: URL | null
  requests: number
  messages: number
  targets: Map<number, Listened>
  /** What was asked last, as long as it is not known that it came. */
  unanswered: { address: URL; form: URLSearchParams } | null
}

interface ListenMessage {
  addTarget?: Omit<Listened, 'since'>
  removeTarget?: number
}

interface Followed {
  channels: Map<string, Channel>
  endTelling: () => Promise<void>
}

const followedIn = new WeakMap<BrowserContext, Followed>()

/** Runs in the page, before anything of its own: it ends no channel, by a beacon as at each sign-out, for `endListeners` could not do so any more. */
export function keepChannels(): void {
  const send = navigator.sendBeacon.bind(navigator)
  navigator.sendBeacon = (url, data) => `${url}`.includes('TYPE=terminate') || send(url, data)
}

/** Remembers what the pages of a context listen to, for `endListeners`, and tells them again what they may have missed. */
export function followListeners(context: BrowserContext): void {
  const channels = new Map<string, Channel>()
  const endTelling = tellLostChanges(() =>
    [...channels.values()].flatMap(({ targets }) => [...targets.values()]),
  )
  followedIn.set(context, { channels, endTelling })
  const isSpoken = (request: Request) =>
    request.method() === 'POST' && request.url().includes('/Listen/channel?')
  context.on('request', (request) => {
    if (isSpoken(request)) follow(channels, request)
  })
  context.on('requestfinished', (request) => {
    if (isSpoken(request)) answered(channels, request)
  })
}

/**
 * Ends on the server what the pages of a closed context listened to. Google's emulator forgets a listener when it is told
 * to, and not when the page is gone: with each page left behind, each later change of a membership would take it 2 ms more.
 */
export async function endListeners(context: BrowserContext): Promise<void> {
  const followed = followedIn.get(context)
  await followed?.endTelling()
  await Promise.all([...(followed?.channels.values() ?? [])].map(end))
}

/** What the pages of a context listen to now, as they have asked for it. */
export const listenedToIn = (context: BrowserContext): Listened[] =>
  [...(followedIn.get(context)?.channels.values() ?? [])].flatMap(({ targets }) => [...targets.values()])

/** A channel is known by the number of its next request: the first one goes out before the server has named it. */
function follow(channels: Map<string, Channel>, request: Request): void {
  const url = new URL(request.url())
  const name = url.searchParams.get('SID')
  const number = Number(url.searchParams.get('RID'))
  const form = new URLSearchParams(request.postData() ?? '')
  const known = channels.get(`${number}`) ?? channels.get(name ?? '')
  const channel = known ?? {
    address: null,
    requests: 0,
    messages: 0,
    targets: new Map<number, Listened>(),
    unanswered: null,
  }
  channels.delete(`${number}`)
  channels.set(name ?? `${number + 1}`, channel)
  if (name !== null) channel.address = url
  channel.requests = number + 1
  channel.unanswered = { address: url, form }
  const count = Number(form.get('count'))
  channel.messages = Number(form.get('ofs')) + count
  for (let index = 0; index < count; index += 1) {
    const message: ListenMessage = JSON.parse(form.get(`req${index}___data__`) ?? '{}')
    if (message.addTarget) {
      const { targetId, query, documents } = message.addTarget
      channel.targets.set(targetId, { targetId, query, documents, since: Date.now() })
    }
    if (message.removeTarget !== undefined) channel.targets.delete(message.removeTarget)
  }
}

function answered(channels: Map<string, Channel>, request: Request): void {
  for (const channel of channels.values()) {
    if (channel.unanswered?.address.href === request.url()) channel.unanswered = null
  }
}

/** On a connection of its own: Google's Firestore emulator closes one after its answer, and a post that meets that is lost. */
const post = (url: URL, body = new URLSearchParams()) =>
  fetch(url, { method: 'POST', headers: { connection: 'close' }, body })

const atEmulator = ({ pathname, search }: URL) =>
  new URL(`${pathname}${search}`, `http://${process.env.FIRESTORE_EMULATOR_HOST}`)

/** Speaks on as the page would have, and past whatever stood between it and the emulator. */
async function end({ address, requests, messages, targets, unanswered }: Channel): Promise<void> {
  if (address === null) return
  // The page was gone before it was heard: what comes after it would wait for it.
  if (unanswered) await post(atEmulator(unanswered.address), unanswered.form)
  const url = atEmulator(address)
  url.searchParams.set('RID', `${requests}`)
  const body = new URLSearchParams({ count: `${targets.size}`, ofs: `${messages}` })
  const database = url.searchParams.get('database')
  for (const [index, removeTarget] of [...targets.keys()].entries()) {
    body.set(`req${index}___data__`, JSON.stringify({ database, removeTarget }))
  }
  await post(url, body)
  url.searchParams.set('RID', `${requests + 1}`)
  url.searchParams.set('TYPE', 'terminate')
  await post(url)
}
