import { expect, test } from 'vitest'
import { demoAccounts, demoPassword } from '../seed/demo-accounts.ts'
import { demoHomes } from '../seed/demo-homes.ts'
import { defaultPorts } from '../suite/ports.ts'
import { readyMessage } from './ready-message.ts'

test('begins with the address and names every account and key', () => {
  const message = readyMessage(defaultPorts)
  expect(message.split('\n')[0]).toBe('Ready: http://127.0.0.1:5000')
  for (const { email } of demoAccounts) expect(message).toContain(email)
  for (const { apiKey } of demoHomes) expect(message).toContain(apiKey)
  expect(message).toContain(demoPassword)
  expect(message).toContain('Pub/Sub: 127.0.0.1:8085')
})
