import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { appendSeen, namingTheClient } from './seen-addresses.ts'

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage

test('who was seen stands last, behind whatever the client wrote', () => {
  const plain = from('203.0.113.9')
  appendSeen(plain)
  expect(plain.headers['x-forwarded-for']).toBe('203.0.113.9')
  const forged = from('::ffff:203.0.113.9', { 'x-forwarded-for': '198.51.100.7' })
  appendSeen(forged)
  expect(forged.headers['x-forwarded-for']).toBe('198.51.100.7, 203.0.113.9')
})

test('Hosting names its client itself, over what the client wrote', () => {
  const forged = from('203.0.113.9', { 'fastly-client-ip': '198.51.100.7' })
  let isHandedOn = false
  namingTheClient(forged, null, () => {
    isHandedOn = true
  })
  expect([forged.headers['fastly-client-ip'], isHandedOn]).toEqual(['203.0.113.9', true])
})
