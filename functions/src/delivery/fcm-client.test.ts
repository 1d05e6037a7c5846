import { describe, expect, it } from 'vitest'
import { fcmFailure, TokenGone } from './fcm-client.ts'

const at = Date.UTC(2026, 0, 15)
const refusal = (status: string, errorCode?: string) => ({
  error: { code: 0, message: 'of fGhtR8aNiUY:APA91b', status, details: errorCode ? [{ errorCode }] : [] },
})
const failed = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  fcmFailure({ status, headers: new Headers(headers) }, body, at)

describe('what FCM refuses', () => {
  it('of a device that is gone is for good, and says so', () => {
    const gone = failed(404, refusal('NOT_FOUND', 'UNREGISTERED'))
    expect(gone).toBeInstanceOf(TokenGone)
    expect(gone.failure).toMatchObject({ kind: 'final', reason: 'fcm UNREGISTERED' })
  })

  it('of a message that is none is for good, of our account is for an operator', () => {
    const wrong = failed(400, refusal('INVALID_ARGUMENT', 'INVALID_ARGUMENT'))
    expect(wrong).not.toBeInstanceOf(TokenGone)
    expect(wrong.failure.kind).toBe('final')
    expect(failed(401, refusal('UNAUTHENTICATED')).failure.kind).toBe('configuration')
    // An address that FCM does not have is no device that is gone.
    expect(failed(404, null)).not.toBeInstanceOf(TokenGone)
  })

  it('for now is tried again when it says', () => {
    const many = failed(429, refusal('RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED'), { 'retry-after': '7' })
    expect(many.failure).toMatchObject({ kind: 'transient', retryAfterMs: 7_000 })
    expect(failed(503, '<html>').failure).toMatchObject({ kind: 'transient', reason: 'fcm http 503' })
  })

  it('never repeats what it says of the device', () => {
    expect(failed(404, refusal('NOT_FOUND', 'UNREGISTERED')).failure.reason).not.toContain('APA91b')
  })
})
