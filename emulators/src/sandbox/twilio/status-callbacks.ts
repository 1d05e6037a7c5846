import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

/** Twilio gives a webhook 15 s to answer. */
const callbackTimeoutMs = 15_000
/** Between two statuses: long enough to be seen one after the other on the page, short enough for a test. */
const stepMs = 150

/** One status that a message goes through; `parameters` is what its callback posts, or null for no callback. */
export interface StatusStep {
  status: string
  parameters: Record<string, string> | null
}

/**
 * `X-Twilio-Signature`: base64 of the HMAC-SHA1, keyed by the auth token, of the URL followed by every posted
 * name and value in the order of the names (https://www.twilio.com/docs/usage/security).
 */
export function signCallback(authToken: string, url: string, parameters: Record<string, string>): string {
  const signed = Object.keys(parameters)
    .sort()
    .reduce((text, name) => text + name + parameters[name], url)
  return createHmac('sha1', authToken).update(signed, 'utf8').digest('base64')
}

/**
 * Takes messages through their statuses and posts each to the StatusCallback URL of the message, one after the
 * other and without a second try, as Twilio does.
 */
export function createStatusCallbacks(authToken: string) {
  const stop = new AbortController()

  function send(url: string, parameters: Record<string, string>): Promise<Response> {
    return fetch(url, {
      method: 'POST',
      body: new URLSearchParams(parameters),
      headers: {
        'X-Twilio-Signature': signCallback(authToken, url, parameters),
        'I-Twilio-Idempotency-Token': randomUUID(),
        'User-Agent': 'TwilioProxy/1.1',
      },
      redirect: 'manual',
      signal: AbortSignal.any([stop.signal, AbortSignal.timeout(callbackTimeoutMs)]),
    })
  }

  async function post(url: string, parameters: Record<string, string>): Promise<void> {
    const { origin, pathname } = new URL(url)
    try {
      const answer = await send(url, parameters)
      await answer.body?.cancel()
      if (!answer.ok) console.warn(`sandbox: status callback ${origin}${pathname} answered ${answer.status}`)
    } catch (error) {
      if (stop.signal.aborted) return
      console.warn(`sandbox: status callback ${origin}${pathname} failed: ${String(error)}`)
    }
  }

  return {
    /** Posts one status; that it could not be taken is told on the console, as Twilio tells it in its own. */
    post,

    /** Posts what somebody did, and resolves with the TwiML that it is answered with. Rejects where it is answered with none. */
    async ask(url: string, parameters: Record<string, string>): Promise<string> {
      const answer = await send(url, parameters)
      const text = await answer.text()
      const isXml = /\bxml\b/.test(answer.headers.get('content-type') ?? '')
      if (!answer.ok || !isXml)
        throw new Error(`${new URL(url).pathname} answered ${answer.status} and no TwiML`)
      return text
    },

    /** Runs through `steps`, telling `onStatus` each before its callback is posted to `url`, where there is one. */
    async follow(url: string | undefined, steps: StatusStep[], onStatus: (status: string) => void) {
      for (const { status, parameters } of steps) {
        onStatus(status)
        if (url && parameters) await post(url, parameters)
        if (stop.signal.aborted) return
        await delay(stepMs)
      }
    },

    close(): void {
      stop.abort()
    },
  }
}

export type StatusCallbacks = ReturnType<typeof createStatusCallbacks>
