import { describe, expect, it, test } from 'vitest'
import { sendgridFailure } from './email.ts'
import { connectionFailure } from './send-failed.ts'
import { twilioFailure } from './twilio-client.ts'

const now = Date.parse('2026-11-21T10:15:02Z')
const withCode = (code: string) => Object.assign(new Error('connect 10.0.0.1:443'), { code })

/** An error as @sendgrid/mail throws it. */
const sendgridError = (status: number, fields: (string | null)[] = [], headers: object = {}) =>
  Object.assign(new Error('Bad Request'), {
    code: status,
    response: { headers, body: { errors: fields.map((field) => ({ message: 'm', field, help: null })) } },
  })
const twilioAnswer = (statusCode: number, code?: number, headers: object = {}) => ({
  statusCode,
  headers,
  body:
    code === undefined
      ? '<html>'
      : JSON.stringify({ code, message: 'The number +15145550123 …', status: statusCode }),
})

describe('a connection that fails', () => {
  test.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'])('%s: nothing went out', (code) => {
    expect(connectionFailure(withCode(code)).failure).toMatchObject({ kind: 'transient', maybeSent: false })
  })

  test.each(['ECONNABORTED', 'ECONNRESET', 'ETIMEDOUT'])('%s: the message may have gone out', (code) => {
    expect(connectionFailure(withCode(code)).failure).toMatchObject({ maybeSent: true, reason: code })
  })

  it('tells the code and nothing else', () => {
    expect(connectionFailure(new Error('to +15145550123')).failure.reason).toBe('noAnswer')
  })
})

describe('what SendGrid answers', () => {
  test.each([
    {
      what: 'an impossible address',
      error: sendgridError(400, ['personalizations.0.to.0.email']),
      kind: 'final',
    },
    { what: 'an empty text', error: sendgridError(400, ['content.0.value']), kind: 'final' },
    { what: 'a sender it has not verified', error: sendgridError(403, ['from']), kind: 'configuration' },
    { what: 'a malformed sender', error: sendgridError(400, ['from.email']), kind: 'configuration' },
    { what: 'a refusal without a field', error: sendgridError(400, [null]), kind: 'configuration' },
    { what: 'a key it does not know', error: sendgridError(401), kind: 'configuration' },
    { what: 'a rate limit', error: sendgridError(429), kind: 'transient' },
    { what: 'its own fault', error: sendgridError(500), kind: 'transient' },
  ])('$what: $kind', ({ error, kind }) => {
    expect(sendgridFailure(error, now).failure).toMatchObject({
      kind,
      maybeSent: false,
      reason: `sendgrid ${error.code}`,
    })
  })

  it('a gateway’s answer leaves it open whether the message was taken', () => {
    expect(sendgridFailure(sendgridError(504), now).failure).toMatchObject({
      kind: 'transient',
      maybeSent: true,
    })
  })

  it('says how long to wait, in seconds or by date', () => {
    const waiting = (header: string) =>
      sendgridFailure(sendgridError(429, [], { 'retry-after': header }), now).failure.retryAfterMs

    expect(waiting('3')).toBe(3_000)
    expect(waiting('Sat, 21 Nov 2026 10:15:09 GMT')).toBe(7_000)
    expect(waiting('Sat, 21 Nov 2026 10:00:00 GMT')).toBe(0)
    expect(waiting('soon')).toBeNull()
  })
})

describe('what Twilio answers', () => {
  test.each([
    { what: 'an impossible number', answer: twilioAnswer(400, 21211), kind: 'final', reason: 'twilio 21211' },
    {
      what: 'a number that has unsubscribed',
      answer: twilioAnswer(400, 21610),
      kind: 'final',
      reason: 'twilio 21610',
    },
    {
      what: 'a sender that is not ours',
      answer: twilioAnswer(400, 21606),
      kind: 'configuration',
      reason: 'twilio 21606',
    },
    {
      what: 'a country not opened',
      answer: twilioAnswer(400, 21408),
      kind: 'configuration',
      reason: 'twilio 21408',
    },
    {
      what: 'a wrong token',
      answer: twilioAnswer(401, 20003),
      kind: 'configuration',
      reason: 'twilio 20003',
    },
    { what: 'a rate limit', answer: twilioAnswer(429, 20429), kind: 'transient', reason: 'twilio 20429' },
    { what: 'a page of HTML', answer: twilioAnswer(503), kind: 'transient', reason: 'twilio http 503' },
  ])('$what: $kind', ({ answer, kind, reason }) => {
    expect(twilioFailure(answer, now).failure).toEqual({ kind, reason, maybeSent: false, retryAfterMs: null })
  })

  it('says how long to wait', () => {
    expect(twilioFailure(twilioAnswer(429, 20429, { 'retry-after': '1' }), now).failure.retryAfterMs).toBe(
      1_000,
    )
  })
})
