import type { SendFailure } from '@vigie/domain/deliveries/delivery-policy'

/** A try to send that failed, told without anything of the message or its recipient. */
export class SendFailed extends Error {
  override readonly name = 'SendFailed'
  readonly failure: SendFailure

  constructor(failure: SendFailure) {
    super(failure.reason)
    this.failure = failure
  }
}

/** What a provider answered instead of taking a message. */
export interface Refusal {
  status: number
  /** The header as it came. */
  retryAfter: string | undefined
  /** The refusal is about this very message or recipient, and would be the same at any other time. */
  final: boolean
  reason: string
}

/** The failure that an answer of a provider means. `now` is epoch milliseconds. */
export function answerFailure({ status, retryAfter, final, reason }: Refusal, now: number): SendFailed {
  const kind = final ? 'final' : isOurs(status) ? 'configuration' : 'transient'
  // A gateway that lost the answer of the provider behind it cannot tell whether that took the message.
  const maybeSent = status === 502 || status === 504
  return new SendFailed({ kind, maybeSent, retryAfterMs: retryAfterMs(retryAfter, now), reason })
}

// 408 and 429 ask to come again; every other 4xx says that our account or sender is not in order.
const isOurs = (status: number) => status < 500 && status !== 408 && status !== 429

/** Retry-After is seconds or a date. Source: RFC 9110, section 10.2.3. */
function retryAfterMs(header: string | undefined, now: number): number | null {
  if (header === undefined) return null
  const wait = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now
  return Number.isFinite(wait) ? Math.max(0, wait) : null
}

/** Codes of Node that prove that no request went out. */
const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/** The failure that an error of the connection means: without an answer, the message may have gone out. */
export function connectionFailure(error: unknown): SendFailed {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'noAnswer'
  return new SendFailed({
    kind: 'transient',
    maybeSent: !neverConnected.has(code),
    retryAfterMs: null,
    reason: code.slice(0, 60),
  })
}
